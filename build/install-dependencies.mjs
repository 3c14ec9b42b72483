/** Installs what `package-lock.json` names when it is not there yet. It runs no install scripts and compiles nothing. */
import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readJson, toHash } from './fingerprint.mjs';
import { withLock } from './launch-lock.mjs';
import { ensureProjectNode, hasProjectNode, requireNodeBuild } from './project-node.mjs';
import { runNpm } from './run-npm.mjs';

/** Written last: an interrupted install leaves none. */
const STAMP = 'node_modules/.sightline-install.json';
const OPTIONS = ['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 * @typedef {(processId: number | undefined) => void} Sign
 * @typedef {{ stamp: string | null, wanted: string, hasNode: boolean, isLinked: boolean, isMatching: () => boolean }} InstallState
 */

/**
 * What has to happen to `node_modules`.
 * `install` rebuilds it; `complete` keeps it and adds what is missing, a Node of the project's own or the stamp.
 * @param {InstallState} state `isLinked`: a link to another folder's, which is never ours to replace
 * @returns {'ready' | 'complete' | 'install'}
 */
export function planInstall({ stamp, wanted, hasNode, isLinked, isMatching }) {
  if (hasNode && (isLinked || stamp === wanted)) return 'ready';
  if (isLinked || stamp === wanted || isMatching()) return 'complete';
  return 'install';
}

/**
 * Whether npm's own record of `node_modules` holds everything that the lock file asks for. npm writes that record last.
 * @param {Lock | null} lock @param {Lock | null} installed
 */
export function isInstalledFrom(lock, installed) {
  const found = installed?.packages;
  if (!lock?.packages || !found) return false;
  return Object.entries(lock.packages).every(([location, wanted]) => {
    if (location === '') return true;
    const have = found[location];
    return have ? have.version === wanted.version : Boolean(wanted.optional || wanted.devOptional);
  });
}

/** @param {string} root @returns {string} names the lock file and the kind of machine */
function wantedStamp(root) {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  return `${toHash(lock)} ${process.platform}-${process.arch}`;
}

/** @param {string} root @returns {InstallState} */
function loadInstallState(root) {
  const modules = lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false });
  const stamp = /** @type {{ stamp?: string } | null} */ (readJson(path.join(root, STAMP)))?.stamp ?? null;
  return {
    stamp,
    wanted: wantedStamp(root),
    hasNode: hasProjectNode(root),
    isLinked: modules?.isSymbolicLink() ?? false,
    isMatching: () =>
      isInstalledFrom(
        /** @type {Lock | null} */ (readJson(path.join(root, 'package-lock.json'))),
        /** @type {Lock | null} */ (readJson(path.join(root, 'node_modules/.package-lock.json'))),
      ),
  };
}

/** @param {string} root @param {(line: string) => void} say @param {Sign} sign */
async function install(root, say, sign) {
  say('Installing what Sightline needs (once, about a minute)…');
  if ((await runNpm(root, ['ci', ...OPTIONS], sign)) === 0) return;
  // An npm that reads the lock file otherwise than the one that wrote it refuses `ci`. The versions stay the locked ones.
  say('Trying once more…');
  rmSync(path.join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 5 });
  if ((await runNpm(root, ['install', '--no-save', ...OPTIONS], sign)) === 0) return;
  throw new Error('The packages could not be installed; npm says why above.');
}

/**
 * After this, `node_modules` is what the lock file says and there is a Node 24 to run on. Two launches at once install once.
 * @param {string} root @param {(line: string) => void} say @returns {Promise<void>} throws when something cannot be had
 */
export async function ensureDependencies(root, say) {
  if (planInstall(loadInstallState(root)) === 'ready') return;
  const onWait = () => say('Another launch is installing: waiting for it…');
  await withLock(path.join(root, '.sightline/launch.lock'), onWait, async (sign) => {
    const state = loadInstallState(root);
    const plan = planInstall(state);
    if (plan === 'ready') return;
    // Where there is no Node to be had, that is said before a minute of installing.
    if (!state.hasNode) requireNodeBuild();
    if (plan === 'install') await install(root, say, sign);
    await ensureProjectNode(root, say, sign);
    if (!state.isLinked) writeFileSync(path.join(root, STAMP), JSON.stringify({ stamp: state.wanted }));
  });
}
