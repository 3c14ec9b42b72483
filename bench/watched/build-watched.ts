/** Builds the watched server, once a run of the bench. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { PROJECT_ROOT } from '../folder/folder-plan.ts';

let built: string | null = null;

/** Path of its entry. Throws what the bundler said when it cannot be built. */
export function buildWatched(): string {
  if (built !== null) return built;
  const script = path.join(PROJECT_ROOT, 'node_modules/electron-vite/bin/electron-vite.js');
  const config = path.join(import.meta.dirname, 'electron.vite.config.ts');
  execFileSync(process.execPath, [script, 'build', '--config', config, '--logLevel', 'warn'], { cwd: PROJECT_ROOT });
  built = path.join(PROJECT_ROOT, 'out/bench/main/headless.js');
  return built;
}
