/** Builds `out/` with electron-vite when its sources changed since the last complete build. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { bundleFingerprint, readJson } from './fingerprint.mjs';
import { withLock } from './launch-lock.mjs';
import { projectEnv, projectNodePath } from './project-node.mjs';
import { runStep } from './run-process.mjs';

const STAMP = 'out/.build.json';

/** @param {string} root @returns {boolean} whether `out/` was built from the sources as they are now */
export function isBuilt(root) {
  const stamp = /** @type {{ fingerprint?: string } | null} */ (readJson(path.join(root, STAMP)));
  return stamp?.fingerprint === bundleFingerprint(root);
}

/**
 * @param {string} root @param {(processId: number | undefined) => void} sign
 * @returns {Promise<number>} electron-vite's exit code
 */
function runElectronVite(root, sign) {
  const script = path.join(root, 'node_modules/electron-vite/bin/electron-vite.js');
  const env = projectEnv(root, process.env);
  return runStep(projectNodePath(root), [script, 'build', '--logLevel', 'warn'], { cwd: root, env }, sign);
}

/**
 * @param {string} root @param {(line: string) => void} say @param {{ force?: boolean }} [options]
 * @returns {Promise<void>} throws when the bundles cannot be built
 */
export async function ensureBuild(root, say, { force = false } = {}) {
  if (!force && isBuilt(root)) return;
  const onWait = () => say('Another launch is building: waiting for it…');
  await withLock(path.join(root, '.sightline/launch.lock'), onWait, async (sign) => {
    if (!force && isBuilt(root)) return;
    say('Building the app…');
    // Taken before the build: a file that changes meanwhile makes the next start build again.
    const fingerprint = bundleFingerprint(root);
    rmSync(path.join(root, STAMP), { force: true });
    if ((await runElectronVite(root, sign)) !== 0) throw new Error('The app could not be built; the reason is above.');
    mkdirSync(path.join(root, 'out'), { recursive: true });
    writeFileSync(path.join(root, STAMP), JSON.stringify({ fingerprint }));
  });
}
