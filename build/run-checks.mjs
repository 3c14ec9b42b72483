/** Runs checks one after the other, beside whatever else goes on; a failed one is shown whole, a passed one is one line. */
import { execFile } from 'node:child_process';
import path from 'node:path';

import { CHECKS } from './checks.mjs';

/**
 * @param {string} root @param {(check: import('./checks.mjs').Check) => boolean} wanted
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(root, wanted) {
  const counts = { passed: 0, failed: 0 };
  for (const { name, script, args } of CHECKS.filter(wanted)) {
    const program = path.join(root, 'node_modules', script);
    const { isGood, printed } = await runNode([program, ...args], root);
    counts[isGood ? 'passed' : 'failed'] += 1;
    process.stdout.write(isGood ? `✓ ${name}\n` : `✗ ${name}\n${printed}\n`);
  }
  return counts;
}

/** @param {readonly string[]} args @param {string} cwd @returns {Promise<{ isGood: boolean, printed: string }>} */
function runNode(args, cwd) {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 2 ** 28 }, (error, stdout, stderr) =>
      resolve({ isGood: error === null, printed: `${stdout}${stderr}` }),
    );
  });
}
