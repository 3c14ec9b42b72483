/** Runs npm as a step of the preparation. */
import path from 'node:path';

import { runStep } from './run-process.mjs';

/**
 * Runs npm as it was started, else the one on the path.
 * @param {string} folder the project that it is for @param {readonly string[]} args
 * @param {(processId: number | undefined) => void} sign told the new process's id
 * @returns {Promise<number>} its exit code
 */
export function runNpm(folder, args, sign) {
  const script = process.env.npm_execpath;
  const isNpm = script && path.basename(script) === 'npm-cli.js';
  if (isNpm) return runStep(process.execPath, [script, ...args], { cwd: folder }, sign);
  return runStep('npm', args, { cwd: folder, shell: process.platform === 'win32' }, sign);
}
