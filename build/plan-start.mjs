/** Decides between the desktop window and the browser, and says why. Pure: the caller looks at the machine. */

const DAY_MS = 24 * 60 * 60 * 1000;
/** How Windows ends a program on Ctrl+C: STATUS_CONTROL_C_EXIT. */
const WINDOWS_INTERRUPT = 0xc000013a;
/** A window that dies by itself this early never came up. */
const EARLY_MS = 20_000;

/**
 * @typedef {{ platform: NodeJS.Platform, env: NodeJS.ProcessEnv, userId: number | null }} Machine
 * @typedef {{ version: string, failedAt: number, reason: string }} FailedDownload
 */

/**
 * Why this machine cannot show a desktop window, whatever is installed.
 * @param {Machine} machine `userId`: the numeric one, null where there is none
 * @returns {string | null} the reason as half a sentence; null when it can
 */
export function planDesktopObstacle({ platform, env, userId }) {
  if (env.SIGHTLINE_NO_ELECTRON) return 'SIGHTLINE_NO_ELECTRON is set';
  if (platform !== 'linux') return null;
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) return 'there is no display here';
  // As root, Electron starts only without its sandbox, and a window without one is not offered.
  if (userId === 0) return 'a desktop window needs a user other than root';
  return null;
}

/** @param {string} reason @returns {string} the one line that is shown before the browser's link */
export function toFallbackLine(reason) {
  return `No desktop window (${reason}): serving Sightline to the browser instead.`;
}

/**
 * Whether to try the download of Electron's binary again. Whoever sits there gets another try at each start; for services and scripts, which
 * would wait for it in vain each time, a failure is remembered for a day, for the version it concerned.
 * @param {FailedDownload | null} failed
 * @param {{ version: string, nowMs: number, isAttended: boolean }} start `version`: the wanted one
 * @returns {boolean}
 */
export function isDownloadDue(failed, { version, nowMs, isAttended }) {
  if (isAttended || failed?.version !== version) return true;
  const ageMs = nowMs - failed.failedAt;
  return ageMs < 0 || ageMs >= DAY_MS;
}

const BYTES_PER_MB = 1_000_000;

/**
 * @param {{ kind: 'progress', transferred: number, total: number | null } | { kind: 'unpacking' }} report
 * @returns {string} how far the download is
 */
export function toProgressLine(report) {
  if (report.kind === 'unpacking') return 'Electron: unpacking…';
  const toMb = (/** @type {number} */ bytes) => Math.round(bytes / BYTES_PER_MB);
  const { transferred, total } = report;
  return `Electron: ${toMb(transferred)} ${total === null ? '' : `of ${toMb(total)} `}MB`;
}

/**
 * Whether Electron ended without ever having shown its window: a crash in the first seconds, as where the system forbids
 * its sandbox or a library is missing.
 * @param {{ code: number | null, signal: NodeJS.Signals | null, aliveMs: number }} end @returns {boolean}
 */
export function hasNeverOpened({ code, signal, aliveMs }) {
  if (aliveMs >= EARLY_MS) return false;
  if (signal) return !['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'].includes(signal);
  // 127: a library is missing. 128 and up: a signal, reported as a code, or what Windows says of a crash.
  const isAsked = code !== null && [129, 130, 137, 143, WINDOWS_INTERRUPT].includes(code);
  return code === 127 || (code !== null && code > 128 && !isAsked);
}

/**
 * Whether a program that runs until it is stopped was stopped: on Windows, Ctrl+C shows as a code of its own.
 * @param {{ code: number | null }} end @returns {boolean}
 */
export function isInterrupted({ code }) {
  return code === WINDOWS_INTERRUPT;
}

/** What a spawn fails with while somebody else, as a scanner of viruses, holds a file that has just been written. */
const HELD = ['EBUSY', 'EPERM', 'EACCES', 'ETXTBSY'];

/** @param {unknown} error of a spawn @returns {boolean} whether another try, a moment later, may do */
export function isHeldFile(error) {
  return HELD.includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '');
}
