import { describe, expect, it } from 'vitest';

import { countTests, toFinalLine } from '../../build/count-tests.mjs';

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

  it('ends in one line', () => {
    expect(toFinalLine({ passed: 12, failed: 0 })).toBe('12 passed, 0 failed');
  });
});
