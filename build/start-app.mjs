/** The desktop window where there can be one, else the same app in the browser. */
import { hasNeverOpened, isHeldFile, planDesktopObstacle, toFallbackLine } from './plan-start.mjs';
import { runCommand } from './run-process.mjs';

/**
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null }} End
 * @typedef {{ app: string, args: readonly string[], env: NodeJS.ProcessEnv, serve: () => Promise<End>,
 *   obtain: () => Promise<{ binary: string } | { reason: string }> }} Start
 *   `app`: the folder that Electron is given; `obtain`: Electron's binary, or why there is none; `serve`: the app without a window
 */

/** @param {Start} start @param {string} reason @returns {Promise<End>} */
function serveToBrowser({ serve }, reason) {
  process.stdout.write(`${toFallbackLine(reason)}\n`);
  return serve();
}

const TRIES = 5;
const TRY_AGAIN_MS = 500;

/**
 * A file that was just unpacked may be held by whoever looks through new files: it is tried for two seconds.
 * @param {string} electron @param {Start} start
 * @returns {Promise<End & { aliveMs: number }>} rejects when it cannot be started
 */
async function runDesktop(electron, { app, args, env }) {
  const desktopEnv = { ...env };
  // Left over from an editor's terminal, it would turn Electron into a plain Node.
  delete desktopEnv.ELECTRON_RUN_AS_NODE;
  for (let tries = 1; ; tries++) {
    try {
      return await runCommand(electron, [app, ...args], { cwd: process.cwd(), env: desktopEnv });
    } catch (error) {
      if (tries === TRIES || !isHeldFile(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}

/** @param {Start} start @returns {Promise<End>} how the app ended */
export async function startApp(start) {
  const userId = process.getuid?.() ?? null;
  const obstacle = planDesktopObstacle({ platform: process.platform, env: start.env, userId });
  if (obstacle) return serveToBrowser(start, obstacle);
  const electron = await start.obtain();
  if ('reason' in electron) return serveToBrowser(start, electron.reason);
  try {
    const end = await runDesktop(electron.binary, start);
    return hasNeverOpened(end) ? serveToBrowser(start, 'Electron could not open a window here') : end;
  } catch (error) {
    return serveToBrowser(start, `Electron could not be started: ${/** @type {Error} */ (error).message}`);
  }
}
