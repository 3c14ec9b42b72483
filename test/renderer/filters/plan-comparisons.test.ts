import { describe, expect, it } from 'vitest';

import {
  describeComparison,
  planComparisonChoices,
  toComparison,
  toComparisonValue,
} from '../../../src-renderer/filters/plan-comparisons.ts';

const ZERO = { id: 'b1', name: 'Day zero', firstDate: '2026-03-01', lastDate: '2026-03-28' };
const NAMED = [ZERO];
const RANGE = { kind: 'range', firstDate: ZERO.firstDate, lastDate: ZERO.lastDate } as const;

describe('What figures can be compared with', () => {
  it('is the period before, a year before, each baseline by its name and days, and other days', () => {
    const labels = planComparisonChoices(NAMED).map(({ label }) => label);
    expect(labels).toEqual([
      'The period before',
      'The same days a year before',
      expect.stringMatching(/^Day zero \(.*Mar.*\)$/),
      'Other days …',
    ]);
  });

  it('comes back from a choice, and finds the choice that holds', () => {
    const values = planComparisonChoices(NAMED).map(({ value }) => value);
    const chosen = values.slice(0, 3).map((value) => toComparison(value, NAMED));
    expect(chosen).toEqual([{ kind: 'period_before' }, { kind: 'year_before' }, RANGE]);
    expect(chosen.map((each) => toComparisonValue(each, NAMED))).toEqual(values.slice(0, 3));
    expect(toComparisonValue(RANGE, [])).toBe(values[3]);
  });

  it('is named by the baseline of exactly these days, else by the days', () => {
    expect(describeComparison(RANGE, NAMED)).toBe('vs. Day zero');
    expect(describeComparison(RANGE, [])).toMatch(/^vs\. .*Mar/);
    expect(describeComparison({ kind: 'year_before' }, NAMED)).toBe('vs. a year ago');
  });
});
