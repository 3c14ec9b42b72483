/** Decides between the desktop window and the browser, and says why. Pure: the caller looks at the machine. */

const DAY_MS = 24 * 60 * 60 * 1000;
/** A window that dies by itself this early never came up. */
const EARLY_MS = 20_000;

/**
 * @typedef {{ platform: NodeJS.Platform, env: NodeJS.ProcessEnv, userId: number | null }} Machine
 * @typedef {{ version: string, failedAt: number }} FailedDownload
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
 * Whether to try the download of Electron's binary again. A failure is remembered for a day, for the version it concerned.
 * @param {FailedDownload | null} failed @param {string} version the wanted one @param {number} nowMs
 * @returns {boolean}
 */
export function isDownloadDue(failed, version, nowMs) {
  if (failed?.version !== version) return true;
  const ageMs = nowMs - failed.failedAt;
  return ageMs < 0 || ageMs >= DAY_MS;
}

/**
 * Whether Electron ended without ever having shown its window: a crash in the first seconds, as where the system forbids
 * its sandbox or a library is missing.
 * @param {{ code: number | null, signal: NodeJS.Signals | null, aliveMs: number }} end @returns {boolean}
 */
export function hasNeverOpened({ code, signal, aliveMs }) {
  if (aliveMs >= EARLY_MS) return false;
  if (signal) return !['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'].includes(signal);
  // 127: a library is missing. 128 and up: a signal, reported as a code.
  return code === 127 || (code !== null && code > 128 && ![129, 130, 137, 143].includes(code));
}
