/** Lets one launch at a time install or build. A lock whose owner died is taken over; it never waits for a dead process. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const RETRY_MS = 200;
/** A lock without an owner yet is being made this very moment; older than this, its maker died in between. */
const OWNERLESS_MS = 10_000;

/**
 * @template T
 * @param {string} directory the lock: whoever creates this folder holds it
 * @param {() => void} onWait called once when somebody else holds it
 * @param {() => Promise<T> | T} work
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
    return await work();
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
  writeFileSync(path.join(directory, 'owner'), String(process.pid));
  return true;
}

/** @param {string} directory @returns {boolean} */
export function isAbandoned(directory) {
  const owner = readOwner(directory);
  if (owner !== null) return !isRunning(owner);
  const stats = statSync(directory, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > OWNERLESS_MS;
}

/** @param {string} directory @returns {number | null} */
function readOwner(directory) {
  try {
    const owner = Number(readFileSync(path.join(directory, 'owner'), 'utf8'));
    return Number.isInteger(owner) && owner > 0 ? owner : null;
  } catch {
    return null;
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
