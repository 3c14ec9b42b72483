/** Lets one launch at a time install or build. A lock whose owners died is taken over; it never waits for a dead process. */
import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const RETRY_MS = 200;
/** A lock without an owner yet is being made this very moment; older than this, its maker died in between. */
const OWNERLESS_MS = 10_000;

/**
 * @template T
 * @param {string} directory the lock: whoever creates this folder holds it
 * @param {() => void} onWait called once when somebody else holds it
 * @param {(sign: (processId: number | undefined) => void) => Promise<T> | T} work
 *   `sign` names another process that does the work: it may outlive this one, and holds the lock as long as it lives
 * @returns {Promise<T>}
 */
export async function withLock(directory, onWait, work) {
  let hasWaited = false;
  while (!tryLock(directory)) {
    if (isAbandoned(directory)) {
      rmSync(directory, { recursive: true, force: true });
      continue;
    }
    if (!hasWaited) onWait();
    hasWaited = true;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  try {
    return await work((processId) => signLock(directory, processId));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** @param {string} directory @returns {boolean} */
function tryLock(directory) {
  mkdirSync(path.dirname(directory), { recursive: true });
  try {
    mkdirSync(directory);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
  signLock(directory, process.pid);
  return true;
}

/** @param {string} directory @param {number | undefined} processId */
function signLock(directory, processId) {
  if (processId !== undefined) appendFileSync(path.join(directory, 'owners'), `${processId}\n`);
}

/** @param {string} directory @returns {boolean} */
export function isAbandoned(directory) {
  const owners = readOwners(directory);
  if (owners.length > 0) return !owners.some(isRunning);
  const stats = statSync(directory, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > OWNERLESS_MS;
}

/** @param {string} directory @returns {number[]} process ids; none when there is no list yet */
function readOwners(directory) {
  try {
    const lines = readFileSync(path.join(directory, 'owners'), 'utf8').split('\n');
    return lines.map(Number).filter((owner) => Number.isInteger(owner) && owner > 0);
  } catch {
    return [];
  }
}

/** @param {number} processId @returns {boolean} */
function isRunning(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
