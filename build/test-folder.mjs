/**
 * Where tests keep their folders. In memory where there is room for them: they commit some hundred thousand times, and each commit waits for the
 * disk, which takes forty times as long as memory does. What a power cut leaves is not tested by any of them; a kill leaves the same in both.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
const NAME = 'sightline-tests-';
/** Six test files at a time held some hundred MB; what else the machine does needs memory too. */
const LEAST_BYTES = 6 * 1024 ** 3;

/** Whether it is there and has room. @param {string | null} parent @param {number} leastBytes @returns {parent is string} */
function hasRoom(parent, leastBytes) {
  if (parent === null || !existsSync(parent)) return false;
  const { bavail, bsize } = statfsSync(parent);
  return bavail * bsize >= leastBytes;
}

/** Whether the run that made a folder of this name is over. @param {string} name @returns {boolean} */
function isLeft(name) {
  const [, pid] = /^sightline-tests-(\d+)-/.exec(name) ?? [];
  if (pid === undefined) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/**
 * A new folder for one run, in memory or else in `disk`. What runs that were killed have left in memory goes.
 * @param {string} disk @param {string | null} [memory] null: none @param {number} [leastBytes] that must be free there @returns {string}
 */
export function makeTestFolder(disk, memory = MEMORY, leastBytes = LEAST_BYTES) {
  if (!hasRoom(memory, leastBytes)) return mkdtempSync(path.join(disk, NAME));
  for (const name of readdirSync(memory))
    if (isLeft(name)) rmSync(path.join(memory, name), { recursive: true, force: true });
  return mkdtempSync(path.join(memory, `${NAME}${process.pid}-`));
}
