/** Builds the shell's test app into a folder below `out/`, where its bundles find the project's dependencies. */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
const root = path.resolve(here, '../../..');

/** The built main bundle's path. `name` keeps test files that run side by side apart. */
export function buildShellApp(name: string): string {
  const outDir = path.join(root, 'out', 'test', name);
  rmSync(outDir, { recursive: true, force: true });
  const script = path.join(root, 'node_modules/electron-vite/bin/electron-vite.js');
  const args = [script, 'build', '--config', path.join(here, 'electron.vite.config.ts'), '--logLevel', 'warn'];
  execFileSync(process.execPath, args, { cwd: root, env: { ...process.env, SHELL_APP_OUT: outDir }, stdio: 'pipe' });
  cpSync(path.join(here, 'pages'), path.join(outDir, 'renderer'), { recursive: true });
  cpSync(path.join(root, 'build/icons'), path.join(outDir, 'icons'), { recursive: true });
  return path.join(outDir, 'main/main.js');
}
