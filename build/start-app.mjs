/** `npm start`: the desktop window where there can be one, else the same app in the browser. */
import { obtainElectron } from './obtain-electron.mjs';
import { hasNeverOpened, planDesktopObstacle, toFallbackLine } from './plan-start.mjs';
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

/** @param {Start} start @returns {Promise<End>} how the app ended */
export async function startApp(start) {
  const { root, args, env, say } = start;
  const userId = process.getuid?.() ?? null;
  const obstacle = planDesktopObstacle({ platform: process.platform, env, userId });
  if (obstacle) return serveToBrowser(start, obstacle);
  const electron = await obtainElectron(root, say);
  if (!electron) return serveToBrowser(start, 'the Electron binary could not be downloaded');
  const desktopEnv = { ...env };
  // Left over from an editor's terminal, it would turn Electron into a plain Node.
  delete desktopEnv.ELECTRON_RUN_AS_NODE;
  const end = await runCommand(electron, ['.', ...args], { cwd: root, env: desktopEnv });
  return hasNeverOpened(end) ? serveToBrowser(start, 'Electron could not open a window here') : end;
}
