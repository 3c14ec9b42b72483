/** Starts other programs: some quietly on the way to the command, and the command itself with our own streams. */
import { spawn } from 'node:child_process';

import { isInterrupted } from './plan-start.mjs';

const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const PARENT_LOOK_MS = 250;

/**
 * Runs a step of the preparation. What it prints goes to stderr, so that stdout stays the command's own.
 * @param {string} program @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, shell?: boolean }} options
 * @param {(processId: number | undefined) => void} sign told the new process's id
 * @returns {Promise<number>} exit code; 1 when it could not be started or was killed
 */
export function runStep(program, args, options, sign) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 2, 2] });
    sign(child.pid);
    child.on('error', (error) => {
      process.stderr.write(`${program}: ${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs the command itself: same terminal, signals passed on. Rejects when it cannot be started.
 * @param {string} program @param {readonly string[]} args @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null, aliveMs: number }>}
 */
export function runCommand(program, args, options) {
  return new Promise((resolve, reject) => {
    const startedAt = Date.now();
    const child = spawn(program, args, { ...options, stdio: 'inherit' });
    const stopForwarding = forwardSignals(child);
    const stopWatching = endWithParent(child);
    const stop = () => {
      stopForwarding();
      stopWatching();
    };
    child.on('error', (error) => {
      stop();
      reject(error);
    });
    child.on('close', (code, signal) => {
      stop();
      resolve({ code, signal, aliveMs: Date.now() - startedAt });
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child @returns {() => void} */
function forwardSignals(child) {
  const handlers = FORWARDED.map((signal) => {
    const handler = () => {
      // A terminal sends Ctrl+C to the whole group: passing it on would press it twice. On Windows every program at the console gets it,
      // and passing it on would end the command at once, without a word.
      if (signal === 'SIGINT' && (process.stdin.isTTY || process.platform === 'win32')) return;
      child.kill(signal);
    };
    process.on(signal, handler);
    return { signal, handler };
  });
  return () => {
    for (const { signal, handler } of handlers) process.off(signal, handler);
  };
}

/**
 * npm runs scripts through a shell that dies of a signal without passing it on. When that parent is gone, the command has
 * to end as well, or a stopped server would serve on.
 * @param {import('node:child_process').ChildProcess} child @returns {() => void}
 */
function endWithParent(child) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, PARENT_LOOK_MS);
  return () => clearInterval(timer);
}

/**
 * Ends this process the way the command ended.
 * @param {{ code: number | null, signal: NodeJS.Signals | null }} end
 * @param {{ isEndless?: boolean }} [command] `isEndless`: it runs until it is stopped, so that being stopped is no failure
 * @returns {void}
 */
export function exitLike({ code, signal }, { isEndless = false } = {}) {
  if (signal) process.kill(process.pid, signal);
  else process.exitCode = isEndless && isInterrupted({ code }) ? 0 : (code ?? 1);
}
