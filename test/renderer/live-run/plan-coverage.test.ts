import { describe, expect, it } from 'vitest';

import { fromDate } from '#shared/time/day.ts';
import { toCountRows } from '../../../src-renderer/charts/count-rows.ts';
import type { Bucket } from '../../../src-renderer/charts/group-days.ts';
import {
  addLeftOut,
  type CoveragePeriod,
  describeSums,
  planCoverageDetails,
  planCoverageLine,
} from '../../../src-renderer/live-run/plan-coverage.ts';

const PERIOD: CoveragePeriod = {
  ...{ periodStart: '2026-11-01', periodEnd: '2026-11-07', asked: 170, counted: 165, underWay: 0 },
  excluded: [
    { reason: 'not_shown', count: 3 },
    { reason: 'timeout', count: 2 },
  ],
  ...{ byEngine: [], days: [], prompts: { counted: 24, archived: 1 } },
  facts: [{ kind: 'engine_missing', model: 'gemini', days: ['2026-11-02', '2026-11-03'], of: 7 }],
};
const WHOLE: CoveragePeriod = {
  ...PERIOD,
  ...{ counted: 160, underWay: 10, excluded: [], facts: [], prompts: { counted: 24, archived: 0 } },
};

describe('the line above the figures', () => {
  it('says what was left out and what is uneven', () => {
    expect(planCoverageLine(PERIOD)).toEqual([
      '165 of 170 questions counted',
      '24 prompts counted, 1 of them archived',
      'Gemini missing on 2 of 7 days',
    ]);
  });

  it('says nothing where every question was answered or is still asked', () => {
    expect(planCoverageLine(WHOLE)).toEqual([]);
  });

  it('names two facts and how many more there are', () => {
    const prompts = { count: 2, prompts: [] };
    const facts: CoveragePeriod['facts'] = [
      { kind: 'engine_came', model: 'grok', since: '2026-11-04' },
      { kind: 'capped', days: ['2026-11-06'], questions: 1 },
      { kind: 'prompts_came', ...prompts },
      { kind: 'prompts_left', ...prompts },
    ];
    expect(planCoverageLine({ ...WHOLE, facts }).at(-1)).toBe('2 more');
    expect(planCoverageLine({ ...WHOLE, facts })[1]).toBe('A cap held back 1 question on 1 day');
  });
});

describe('the details', () => {
  it('are sums that add up, with the days that a fact is about', () => {
    const { sums, facts } = planCoverageDetails(PERIOD);
    expect(sums.map(({ name, count }) => [name, count])).toEqual([
      ['Asked', 170],
      ['Counted: answers', 165],
      ['the surface showed nothing', 3],
      ['no reply in time', 2],
    ]);
    const [asked, ...parts] = sums;
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(asked?.count);
    expect(facts.at(-1)).toMatch(/^Gemini missing on 2 of 7 days: .*2.*3/);
  });
});

describe('what the days of a chart leave out', () => {
  const bucket = (firstDay: number, lastDay: number): Bucket => ({
    ...{
      firstDay,
      lastDay,
      isWhole: true,
      answers: 10,
      visible: 5,
      mentions: 5,
      cited: 1,
      depth: null,
      sentiment: null,
      repeat: null,
    },
  });
  const first = fromDate('2026-11-02');
  const day = (date: string, reason: string, count: number): CoveragePeriod['days'][number] => ({
    ...{ date, asked: 10 + count, counted: 10, underWay: 0, excluded: [{ reason, count }] },
  });

  it('is added up by reason within each bucket, and told in its tooltip', () => {
    const days = [day('2026-11-02', 'no_key', 3), day('2026-11-03', 'no_key', 2), day('2026-11-09', 'cap', 4)];
    const week = addLeftOut(
      [bucket(first, first + 6), bucket(first + 7, first + 13), bucket(first + 14, first + 20)],
      days,
    );
    expect(week.map(({ leftOut }) => leftOut)).toEqual([
      [{ name: 'no key', count: 5 }],
      [{ name: 'monthly cap reached', count: 4 }],
      undefined,
    ]);
    const [told] = week;
    expect(told && toCountRows(told)).toEqual([
      { name: 'Answers', value: '10' },
      { name: 'Not counted: no key', value: '5' },
    ]);
  });

  it('leaves the buckets as they are where nothing was left out', () => {
    const buckets = [bucket(first, first)];
    expect(addLeftOut(buckets, undefined)).toBe(buckets);
    expect(addLeftOut(buckets, [{ ...day('2026-11-02', 'cap', 0), excluded: [] }])).toBe(buckets);
  });

  it('is one sentence for an engine', () => {
    expect(describeSums(PERIOD)).toBe(
      '165 of 170 questions counted · 3 the surface showed nothing · 2 no reply in time',
    );
  });
});
