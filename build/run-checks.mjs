/** Runs checks one after the other; what a failed one printed is shown whole, a passed one is one line. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { CHECKS } from './checks.mjs';

/**
 * @param {string} root @param {(check: import('./checks.mjs').Check) => boolean} wanted
 * @returns {{ passed: number, failed: number }}
 */
export function runChecks(root, wanted) {
  const counts = { passed: 0, failed: 0 };
  for (const { name, script, args } of CHECKS.filter(wanted)) {
    const program = path.join(root, 'node_modules', script);
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8' });
    counts[status === 0 ? 'passed' : 'failed'] += 1;
    process.stdout.write(status === 0 ? `✓ ${name}\n` : `✗ ${name}\n${stdout}${stderr}\n`);
  }
  return counts;
}
