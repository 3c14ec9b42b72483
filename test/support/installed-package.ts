/** Installs the published form of the app into a folder: npm's own tarball, with the packages that the lock file wants beside it. No network. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { planShippedPackages } from '../../build/list-licences.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Below `folder`, as `npm install -g` lays it out; the package's folder. The bundles must have been built. */
export function installPackage(folder: string): string {
  const modules = path.join(folder, 'lib/node_modules');
  mkdirSync(modules, { recursive: true });
  const isWindows = process.platform === 'win32';
  const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
  const tarball = execFileSync(isWindows ? 'npm.cmd' : 'npm', args, { cwd: root, encoding: 'utf8', shell: isWindows });
  execFileSync('tar', ['-xzf', path.join(folder, tarball.trim()), '-C', folder]);
  const installed = path.join(modules, 'sightline');
  cpSync(path.join(folder, 'package'), installed, { recursive: true });
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  for (const place of planShippedPackages(lock)) {
    // Packages for other systems are in the lock file and not on this machine.
    if (existsSync(path.join(root, place)))
      cpSync(path.join(root, place), path.join(installed, place), { recursive: true });
  }
  return installed;
}
