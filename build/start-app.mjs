/** `npm start`: the desktop window where there can be one, else the same app in the browser. */
import { obtainElectron } from './obtain-electron.mjs';
import { hasNeverOpened, isHeldFile, planDesktopObstacle, toFallbackLine } from './plan-start.mjs';
import { projectNodePath } from './project-node.mjs';
import { runCommand } from './run-process.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} End */
/** @typedef {{ root: string, args: readonly string[], env: NodeJS.ProcessEnv, say: (line: string) => void }} Start */

/** @param {Start} start @param {string} reason @returns {Promise<End>} */
function serveToBrowser({ root, args, env }, reason) {
  process.stdout.write(`${toFallbackLine(reason)}\n`);
  return runCommand(projectNodePath(root), [...SERVER_FLAGS, 'out/main/headless.js', ...args], { cwd: root, env });
}

const TRIES = 5;
const TRY_AGAIN_MS = 500;

/**
 * A file that was just unpacked may be held by whoever looks through new files: it is tried for two seconds.
 * @param {string} electron @param {Start} start
 * @returns {Promise<End & { aliveMs: number }>} rejects when it cannot be started
 */
async function runDesktop(electron, { root, args, env }) {
  const desktopEnv = { ...env };
  // Left over from an editor's terminal, it would turn Electron into a plain Node.
  delete desktopEnv.ELECTRON_RUN_AS_NODE;
  for (let tries = 1; ; tries++) {
    try {
      return await runCommand(electron, ['.', ...args], { cwd: root, env: desktopEnv });
    } catch (error) {
      if (tries === TRIES || !isHeldFile(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}

/** @param {Start} start @returns {Promise<End>} how the app ended */
export async function startApp(start) {
  const { root, env, say } = start;
  const userId = process.getuid?.() ?? null;
  const obstacle = planDesktopObstacle({ platform: process.platform, env, userId });
  if (obstacle) return serveToBrowser(start, obstacle);
  const isAttended = Boolean(process.stdin.isTTY && process.stderr.isTTY);
  const electron = await obtainElectron(root, { env, say, isAttended });
  if ('reason' in electron) return serveToBrowser(start, `Electron could not be had: ${electron.reason}`);
  try {
    const end = await runDesktop(electron.binary, start);
    return hasNeverOpened(end) ? serveToBrowser(start, 'Electron could not open a window here') : end;
  } catch (error) {
    return serveToBrowser(start, `Electron could not be started: ${/** @type {Error} */ (error).message}`);
  }
}
