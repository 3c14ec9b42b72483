import { describe, expect, it } from 'vitest';

import { countTests, listSecondTries, mergeReports, toFinalLine } from '../../build/count-tests.mjs';

const suite = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

describe('counting tests', () => {
  it('counts every test once', () => {
    const report = { testResults: [suite('passed', 'passed', 'passed'), suite('failed', 'passed', 'failed')] };
    expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const report = { testResults: [suite('passed', 'passed'), suite('failed')] };
    expect(countTests(report, 1)).toEqual({ passed: 1, failed: 1 });
  });

  it('counts a file whose set-up failed after its tests were skipped', () => {
    const report = { testResults: [suite('failed', 'skipped', 'skipped')] };
    expect(countTests(report, 1)).toEqual({ passed: 0, failed: 1 });
  });

  it('never says that all is well when the runner does not', () => {
    expect(countTests({ testResults: [suite('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 });
    expect(countTests(null, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('tries a failed file again as a whole, and counts its last try', () => {
    const named = (name: string, ...tests: string[]) => ({
      name,
      ...suite(tests.includes('failed') ? 'failed' : 'passed', ...tests),
    });
    const first = { testResults: [named('a', 'passed'), named('b', 'passed', 'failed')] };
    expect(listSecondTries(first)).toEqual(['b']);
    const good = mergeReports(first, { testResults: [named('b', 'passed', 'passed')] });
    expect(countTests(good, 0)).toEqual({ passed: 3, failed: 0 });
    const bad = mergeReports(first, { testResults: [named('b', 'failed', 'failed')] });
    expect(countTests(bad, 1)).toEqual({ passed: 1, failed: 2 });
    expect(countTests(mergeReports(first, null), 1)).toEqual({ passed: 0, failed: 1 });
    expect(countTests(mergeReports(first, { testResults: [] }), 0)).toEqual({ passed: 2, failed: 1 });
  });

  it('tries nothing again when many files failed, or none', () => {
    const many = Array.from({ length: 11 }, (_, index) => ({ name: String(index), ...suite('failed', 'failed') }));
    expect(listSecondTries({ testResults: many })).toEqual([]);
    expect(listSecondTries({ testResults: [suite('passed', 'passed')] })).toEqual([]);
    expect(listSecondTries(null)).toEqual([]);
  });

  it('ends in one line', () => {
    expect(toFinalLine({ passed: 12, failed: 0 })).toBe('12 passed, 0 failed');
  });
});
