import { expect, it } from 'vitest';

import { toTimings } from '../../bench/reads/timings.ts';
import { isMet, judgeRead } from '../../bench/report/verdict.ts';

const read = { count: 40, p99Ms: 9, cpuMs: 1, bytes: 1, days: 365, filter: 'none', referenceMs: 10 };

it('takes nearest ranks', () => {
  expect(toTimings([5, 1, 4, 2, 3])).toEqual({ count: 5, p50Ms: 3, p99Ms: 5 });
  expect(toTimings([])).toEqual({ count: 0, p50Ms: 0, p99Ms: 0 });
});

it('holds a year of the dashboard to 10 ms and to half of the reference, filtered to all of it', () => {
  const summary = { ...read, operation: 'metrics.summary' };
  expect(judgeRead({ ...summary, p50Ms: 4, ratio: 0.4 })).toBe(true);
  expect(judgeRead({ ...summary, p50Ms: 6, ratio: 0.6 })).toBe(false);
  expect(judgeRead({ ...summary, p50Ms: 6, ratio: 0.6, filter: 'tag' })).toBe(true);
  expect(judgeRead({ ...summary, p50Ms: 11, ratio: 0.1 })).toBe(false);
});

it('holds other reads to 50 ms, and an export to nothing', () => {
  expect(judgeRead({ ...read, operation: 'sources.list', p50Ms: 49, ratio: 5 })).toBe(true);
  expect(judgeRead({ ...read, operation: 'sources.list', p50Ms: 51, ratio: 0.1 })).toBe(false);
  expect(judgeRead({ ...read, operation: 'export.get', p50Ms: 900, ratio: 9 })).toBeNull();
});

it('tells most from least', () => {
  expect(isMet({ value: 5, target: { most: 5 } })).toBe(true);
  expect(isMet({ value: 4, target: { least: 5 } })).toBe(false);
  expect(isMet({ value: 4, target: null })).toBeNull();
});
