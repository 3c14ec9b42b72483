/** Finds the project's own Node 24, and installs it where it is missing. The machine's Node only ever starts the launcher. */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { runStep } from './run-process.mjs';

const MAJOR = 24;

/** @param {string} root @returns {string} where the `node` package puts its binary; it may not be there */
export function projectNodePath(root) {
  return path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** @param {string} version as `node -v` prints it @returns {boolean} */
export function isWantedVersion(version) {
  return version.trim().startsWith(`v${MAJOR}.`);
}

/** @param {string} binary @returns {boolean} whether it is there, runs on this machine, and is the wanted version */
export function isUsableNode(binary) {
  if (!existsSync(binary)) return false;
  const { status, stdout } = spawnSync(binary, ['-v'], { encoding: 'utf8' });
  return status === 0 && isWantedVersion(stdout);
}

/**
 * Makes sure of the binary. The `node` package fetches it in an install script, and install scripts are off here.
 * @param {string} root @param {(line: string) => void} say @param {(processId: number | undefined) => void} sign
 * @returns {Promise<void>} throws when it cannot be had
 */
export async function ensureProjectNode(root, say, sign) {
  const binary = projectNodePath(root);
  if (isUsableNode(binary)) return;
  say(`Installing Node ${MAJOR} for this project only…`);
  const env = { ...process.env, npm_config_audit: 'false', npm_config_fund: 'false', npm_config_loglevel: 'error' };
  const options = { cwd: path.join(root, 'node_modules/node'), env };
  await runStep(process.execPath, ['installArchSpecificPackage.js'], options, sign);
  if (isUsableNode(binary)) return linkNode(root);
  throw new Error(`Node ${MAJOR} could not be installed: ${binary} does not run.`);
}

/**
 * npm links a package's programs before this one is there, and leaves it out.
 * @param {string} root
 */
function linkNode(root) {
  const link = path.join(root, 'node_modules/.bin/node');
  if (process.platform === 'win32' || existsSync(link)) return;
  rmSync(link, { force: true });
  symlinkSync('../node/bin/node', link);
}

/**
 * For Node where it is the server. One thread for what the engine does beside the program, instead of four that all take their work from one
 * queue: whoever adds to it waits for its lock, which is at times held by a thread that gave way; and cores are few. For the same reason each
 * thread looks through its new objects alone, which it does several times a second.
 */
export const SERVER_FLAGS = ['--v8-pool-size=1', '--no-parallel-scavenge'];

/**
 * For glibc. A place for each thread that memory is taken from: where threads share one, its lock is at times held by a thread that gave
 * way, and the main thread waits for that for tens of milliseconds. What an ended thread has freed goes to the next one that starts.
 * The bounds of what is given back to the system fixed where they begin, because it raises them to tens of megabytes as large pieces are freed.
 */
const SPARING_MALLOC = { MALLOC_ARENA_MAX: '32', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * @param {string} root @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv} the same, with Node 24 and the project's programs first on the path; with a cache of compiled
 *   sources, which halves the time that a process or a storage thread takes to start; and with {@link SPARING_MALLOC}
 */
export function projectEnv(root, env) {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const first = [path.join(root, 'node_modules/node/bin'), path.join(root, 'node_modules/.bin')];
  const NODE_COMPILE_CACHE = env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/compiled');
  return { ...SPARING_MALLOC, ...env, NODE_COMPILE_CACHE, [key]: [...first, env[key] ?? ''].join(path.delimiter) };
}
