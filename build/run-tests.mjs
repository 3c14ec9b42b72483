/**
 * `npm test`: build, checks, tests, and one last line that counts them. With arguments it runs only those tests.
 * `npm run test:long`, which is `--long`: the files with long tests in place of all others, without the checks.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ensureBuild } from './build-bundles.mjs';
import { countTests, listSecondTries, mergeReports, toFinalLine } from './count-tests.mjs';
import { readJson } from './fingerprint.mjs';
import { runChecks } from './run-checks.mjs';
import { makeTestFolder } from './test-folder.mjs';

const root = path.resolve(import.meta.dirname, '..');
const isLong = process.argv[2] === '--long';
const testArgs = process.argv.slice(isLong ? 3 : 2);

/** @typedef {import('./count-tests.mjs').Counts} Counts */
/** @typedef {{ report: import('./count-tests.mjs').Report, exitCode: number }} Try */

/** @returns {Promise<Counts>} */
async function buildOnce() {
  try {
    await ensureBuild(root, (line) => process.stderr.write(`${line}\n`));
    return { passed: 1, failed: 0 };
  } catch (error) {
    process.stdout.write(`✗ Build: ${/** @type {Error} */ (error).message}\n`);
    return { passed: 0, failed: 1 };
  }
}

/** @param {readonly string[]} wish files and options @param {string} folder @param {string} name of the report @returns {Promise<Try>} */
function tryTests(wish, folder, name) {
  const reportFile = path.join(folder, name);
  const script = path.join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  // A long test may go on from what one before it left: the long suite takes its file whole.
  const chosen = isLong ? [] : ['--tags-filter=!long'];
  const args = [script, 'run', '--config', 'test/vitest.config.ts', ...chosen, ...reporters, ...wish];
  const lasting = { SIGHTLINE_TESTS: isLong ? 'long' : '', SIGHTLINE_TEST_BROWSERS: tmpdir() };
  const env = { ...process.env, ...lasting, TMPDIR: folder, TEMP: folder, TMP: folder };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
    child.on('error', () => resolve({ report: null, exitCode: 1 }));
    child.on('close', (code) => {
      const report = /** @type {import('./count-tests.mjs').Report} */ (readJson(reportFile));
      resolve({ report, exitCode: code ?? 1 });
    });
  });
}

/** @returns {Promise<Counts>} */
async function runSuites() {
  // Proofs of the long suite fill folders of gigabytes.
  const folder = makeTestFolder(tmpdir(), isLong ? null : undefined);
  try {
    const first = await tryTests(testArgs, folder, 'first.json');
    const again = testArgs.length > 0 ? [] : listSecondTries(first.report);
    if (again.length === 0) return countTests(first.report, first.exitCode);
    process.stdout.write(`\nSecond try: ${again.map((file) => path.relative(root, file)).join(', ')}\n`);
    // One at a time: what failed on a busy machine may pass on a quiet one, and what fails alone is broken.
    const second = await tryTests(['--no-file-parallelism', ...again], folder, 'second.json');
    return countTests(mergeReports(first.report, second.report), second.exitCode);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const none = { passed: 0, failed: 0 };
// Checks read sources alone: they go beside the build, and beside tests, which wait for much.
const checks = isLong || testArgs.length > 0 ? none : runChecks(root, () => true);
const built = await buildOnce();
const parts = [built, ...(await Promise.all([checks, runSuites()]))];
// A build that works is not news: it counts only when it fails.
const passed = parts.reduce((sum, part) => sum + part.passed, 0) - built.passed;
const failed = parts.reduce((sum, part) => sum + part.failed, 0);
process.stdout.write(`\n${toFinalLine({ passed, failed })}\n`);
process.exitCode = failed === 0 ? 0 : 1;
