/**
 * What tests start as threads and processes of their own, bundled as the app's are: from the sources a thread takes three times the processor
 * time to start. It is made again when its sources have changed.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { listInputs, toHash } from '../../build/fingerprint.mjs';
import { withLock } from '../../build/launch-lock.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const KEPT = join(ROOT, 'out/test/probes');
const WORKER = new URL('./probe-worker.ts', import.meta.url);
const OPENER = new URL('./open-folder.ts', import.meta.url);
const COMMANDS = new URL('./probe-commands.ts', import.meta.url);
/** The first is new whenever the app was built of other sources. */
const INPUTS = ['out/.build.json', ...[WORKER, OPENER, COMMANDS].map((url) => relative(ROOT, fileURLToPath(url)))];

const kept = await keepProbes();
/** Serves the probe commands on a thread. */
export const PROBE_ENTRY = pathToFileURL(join(kept, 'probe-worker.js'));
/** A program: opens a folder, and closes it. */
export const OPENER_FILE = join(kept, 'open-folder.js');

async function keepProbes(): Promise<string> {
  const folder = join(KEPT, toHash(listInputs(ROOT, INPUTS).join('\n')).slice(0, 16));
  if (!existsSync(folder))
    await withLock(
      `${KEPT}.lock`,
      () => {},
      () => (existsSync(folder) ? undefined : bundleProbes(folder)),
    );
  return folder;
}

/** Makes it aside and moves it into place whole; those of other sources go. */
async function bundleProbes(folder: string): Promise<void> {
  mkdirSync(KEPT, { recursive: true });
  for (const name of readdirSync(KEPT)) rmSync(join(KEPT, name), { recursive: true, force: true });
  const { build } = await import('vite');
  const outDir = mkdtempSync(join(KEPT, 'making-'));
  await build({
    configFile: false,
    logLevel: 'warn',
    root: ROOT,
    build: {
      ssr: true,
      outDir,
      target: 'node24',
      rolldownOptions: { input: [WORKER, OPENER].map((url) => fileURLToPath(url)) },
    },
    ssr: { noExternal: true, external: ['better-sqlite3'] },
  });
  renameSync(outDir, folder);
}
