/** Counts tests from the runner's JSON report. Pure. */

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ status?: string, assertionResults?: { status?: string }[] }} Suite
 */

/** @param {Suite} suite @returns {Counts} a file that failed without a failed test, as one that could not be loaded, is one failure */
function countSuite({ status, assertionResults = [] }) {
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const failed = assertionResults.filter((test) => test.status === 'failed').length;
  return { passed, failed: status === 'failed' && failed === 0 ? 1 : failed };
}

/**
 * @param {unknown} report the parsed report; null when the runner left none
 * @param {number} exitCode the runner's
 * @returns {Counts} at least one failure whenever the runner did not end well, as after an unhandled rejection
 */
export function countTests(report, exitCode) {
  const suites = /** @type {{ testResults?: Suite[] } | null} */ (report)?.testResults ?? [];
  const counts = suites.map(countSuite);
  const passed = counts.reduce((sum, suite) => sum + suite.passed, 0);
  const failed = counts.reduce((sum, suite) => sum + suite.failed, 0);
  const isUnexplained = failed === 0 && (exitCode !== 0 || report === null);
  return { passed, failed: isUnexplained ? 1 : failed };
}

/** @param {Counts} counts @returns {string} the last line of `npm test` */
export function toFinalLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
