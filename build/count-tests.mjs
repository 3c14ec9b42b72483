/** Counts tests from the runner's JSON report, and says which files to try again. Pure. */

/** More than these failed files are no matter of a busy machine. */
const MOST_TRIED_AGAIN = 10;

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ name?: string, status?: string, assertionResults?: { status?: string }[] }} Suite
 * @typedef {{ testResults?: Suite[] } | null} Report the runner's, parsed; null when it left none
 */

/** @param {Suite} suite @returns {Counts} a file that failed without a failed test, as one that could not be loaded, is one failure */
function countSuite({ status, assertionResults = [] }) {
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const failed = assertionResults.filter((test) => test.status === 'failed').length;
  return { passed, failed: status === 'failed' && failed === 0 ? 1 : failed };
}

/**
 * A file's tests build on each other, so a second try is that of the whole file.
 * @param {Report} report of the first try
 * @returns {string[]} the failed files; none when too many failed
 */
export function listSecondTries(report) {
  const suites = report?.testResults ?? [];
  const failed = suites.flatMap(({ name, status }) => (status === 'failed' && name ? [name] : []));
  return failed.length > MOST_TRIED_AGAIN ? [] : failed;
}

/** @param {Report} first @param {Report} second of some of its files @returns {Report} each file's last try; null when `second` is */
export function mergeReports(first, second) {
  if (second === null) return null;
  const again = second.testResults ?? [];
  const names = new Set(again.map(({ name }) => name));
  return { testResults: [...(first?.testResults ?? []).filter(({ name }) => !names.has(name)), ...again] };
}

/**
 * @param {Report} report
 * @param {number} exitCode the runner's
 * @returns {Counts} at least one failure whenever the runner did not end well, as after an unhandled rejection
 */
export function countTests(report, exitCode) {
  const counts = (report?.testResults ?? []).map(countSuite);
  const passed = counts.reduce((sum, suite) => sum + suite.passed, 0);
  const failed = counts.reduce((sum, suite) => sum + suite.failed, 0);
  const isUnexplained = failed === 0 && (exitCode !== 0 || report === null);
  return { passed, failed: isUnexplained ? 1 : failed };
}

/** @param {Counts} counts @returns {string} the last line of `npm test` */
export function toFinalLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
