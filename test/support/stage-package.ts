/** Packs the app with the real packager and a stand-in for Electron's files, as far as that goes without Electron itself. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { extractAll, listPackage } from '@electron/asar';

import { planShippedPackages } from '../../build/list-licences.ts';

const root = path.resolve(import.meta.dirname, '../..');
const OWN = ['package.json', 'package-lock.json', 'LICENSE', 'out/main', 'out/preload', 'out/renderer', 'build'];

/** As Electron marks the place of its fuses, and as they are in the binary that is downloaded: "1" on, "0" off. */
const FUSE_SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSE_VERSION = 1;
const FUSES = Buffer.from('10110001');

export interface StagedPackage {
  /** What the packager made: program and resources. */
  unpackedDir: string;
  /** Paths inside the archive, with `/` and none at the start. */
  files: readonly string[];
  /**
   * The installed app with a folder in the archive's place, for {@link file://./electron-stand-in/asar-layout.ts}; gives that
   * folder. Native modules are only beside it: what bears their names inside is empty.
   */
  layOut(): string;
}

/** Everything happens below `folder`. The bundles must have been built. Takes about half a minute. */
export function stagePackage(folder: string): StagedPackage {
  const project = path.join(folder, 'project');
  for (const part of OWN) cpSync(path.join(root, part), path.join(project, part), { recursive: true });
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  for (const place of planShippedPackages(lock)) copyInstalled(place, project);
  const args = ['build', '--linux', 'dir', '--x64', '--publish', 'never', '--projectDir', project];
  const config = ['--config', path.join(project, 'build/packaging/electron-builder.mjs')];
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/electron/package.json'), 'utf8'));
  const changes = [`-c.electronVersion=${version}`, `-c.directories.output=${path.join(folder, 'dist')}`];
  const cli = path.join(root, 'node_modules/electron-builder/cli.js');
  const env = { ...process.env, SIGHTLINE_ELECTRON_DIST: writeStandIn(path.join(folder, 'electron'), version) };
  execFileSync(process.execPath, [cli, ...args, ...config, ...changes], { cwd: project, env, stdio: 'pipe' });
  const unpackedDir = path.join(folder, 'dist/linux-unpacked');
  const archive = path.join(unpackedDir, 'resources/app.asar');
  const files = listPackage(archive, { isPack: false }).map((file) => file.replaceAll('\\', '/').slice(1));
  return {
    unpackedDir,
    files,
    layOut: () => {
      const target = path.join(folder, 'installed/resources/app.asar');
      extractAll(archive, target);
      cpSync(`${archive}.unpacked`, `${target}.unpacked`, { recursive: true });
      for (const file of files.filter((each) => each.endsWith('.node'))) writeFileSync(path.join(target, file), '');
      return target;
    },
  };
}

/** Packages for other systems are in the lock file and not on this machine. */
function copyInstalled(place: string, project: string): void {
  try {
    cpSync(path.join(root, place), path.join(project, place), { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** The names that the packager looks for in an Electron for Linux, without the program. */
function writeStandIn(folder: string, version: string): string {
  mkdirSync(path.join(folder, 'resources'), { recursive: true });
  mkdirSync(path.join(folder, 'locales'));
  const fuses = Buffer.from([FUSE_VERSION, FUSES.length, ...FUSES]);
  const program = Buffer.concat([Buffer.from(`#!/bin/sh\nexit 0\n${FUSE_SENTINEL}`), fuses]);
  writeFileSync(path.join(folder, 'electron'), program, { mode: 0o755 });
  writeFileSync(path.join(folder, 'version'), version);
  for (const name of ['LICENSE', 'LICENSES.chromium.html']) writeFileSync(path.join(folder, name), 'Stand-in');
  return folder;
}
