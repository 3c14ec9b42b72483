import { describe, expect, it } from 'vitest';

import {
  type CoveragePeriod,
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
