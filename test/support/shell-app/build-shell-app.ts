/** The shell's test app, built once and kept below `out/`, where its bundles find the project's dependencies. Nobody writes there. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { BUNDLE_INPUTS, listInputs, toHash } from '../../../build/fingerprint.mjs';
import { withLock } from '../../../build/launch-lock.mjs';

const here = import.meta.dirname;
const root = path.resolve(here, '../../..');
const KEPT = path.join(root, 'out/test/shell-app');

/** The built main bundle's path. It is built again when what it is made of changes. */
export async function buildShellApp(): Promise<string> {
  const inputs = listInputs(root, [...BUNDLE_INPUTS, 'build/icons', path.relative(root, here)]);
  const kept = path.join(KEPT, toHash(inputs.join('\n')).slice(0, 16));
  if (!existsSync(kept))
    await withLock(
      `${KEPT}.lock`,
      () => {},
      () => (existsSync(kept) ? undefined : build(kept)),
    );
  return path.join(kept, 'main/main.js');
}

/** Builds aside and moves it into place whole; those of other sources go. */
function build(kept: string): void {
  mkdirSync(KEPT, { recursive: true });
  for (const name of readdirSync(KEPT)) rmSync(path.join(KEPT, name), { recursive: true, force: true });
  const outDir = mkdtempSync(path.join(KEPT, 'building-'));
  const script = path.join(root, 'node_modules/electron-vite/bin/electron-vite.js');
  const args = [script, 'build', '--config', path.join(here, 'electron.vite.config.ts'), '--logLevel', 'warn'];
  execFileSync(process.execPath, args, { cwd: root, env: { ...process.env, SHELL_APP_OUT: outDir }, stdio: 'pipe' });
  cpSync(path.join(here, 'pages'), path.join(outDir, 'renderer'), { recursive: true });
  cpSync(path.join(root, 'build/icons'), path.join(outDir, 'icons'), { recursive: true });
  renameSync(outDir, kept);
}
