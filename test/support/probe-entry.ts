/**
 * The probe commands as one file, as the threads of the app have theirs: from the sources a thread takes three times the processor time to
 * start. It is made again when its sources have changed.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { listInputs, toHash } from '../../build/fingerprint.mjs';
import { withLock } from '../../build/launch-lock.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const KEPT = join(ROOT, 'out/test/probes');
const SOURCE = 'test/support/probe-worker.ts';
/** The first is new whenever the app was built of other sources. */
const INPUTS = ['out/.build.json', SOURCE, 'test/support/probe-commands.ts'];

/** Serves the probe commands on a thread. */
export const PROBE_ENTRY = pathToFileURL(join(await keepProbes(), 'probe-worker.js'));

async function keepProbes(): Promise<string> {
  const kept = join(KEPT, toHash(listInputs(ROOT, INPUTS).join('\n')).slice(0, 16));
  if (!existsSync(kept))
    await withLock(
      `${KEPT}.lock`,
      () => {},
      () => (existsSync(kept) ? undefined : bundleProbes(kept)),
    );
  return kept;
}

/** Makes it aside and moves it into place whole; those of other sources go. */
async function bundleProbes(kept: string): Promise<void> {
  mkdirSync(KEPT, { recursive: true });
  for (const name of readdirSync(KEPT)) rmSync(join(KEPT, name), { recursive: true, force: true });
  const { build } = await import('vite');
  const outDir = mkdtempSync(join(KEPT, 'making-'));
  await build({
    configFile: false,
    logLevel: 'warn',
    root: ROOT,
    build: { ssr: join(ROOT, SOURCE), outDir, target: 'node24' },
    ssr: { noExternal: true, external: ['better-sqlite3'] },
  });
  renameSync(outDir, kept);
}
