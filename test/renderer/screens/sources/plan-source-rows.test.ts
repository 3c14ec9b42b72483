import { describe, expect, it } from 'vitest';

import type { ChangeVerdict } from '#shared/contract/intervals.ts';

import {
  planDomainOrder,
  planDomainRows,
  planMoverRows,
  planPageOrder,
  planPageRows,
  toPath,
} from '../../../../src-renderer/screens/sources/plan-source-rows.ts';

const DOMAIN = {
  domain: 'a.example',
  sourceType: 'editorial',
  citationCount: 60,
  previousCount: 20,
  pageCount: 2,
  promptCount: 3,
  averagePosition: 1.5,
} as const;

describe('Rows of sources', () => {
  const REAL: ChangeVerdict = { verdict: 'real', repeat: [6, 14], brand: [2, 18], pValue: 0.001 };
  const NOISE: ChangeVerdict = { verdict: 'within_noise', repeat: [-4, 24], brand: [-6, 26], pValue: 0.3 };

  it('have a share of all answers, and a change of it with its verdict', () => {
    const { rows, tally } = planDomainRows(
      [
        { ...DOMAIN, verdict: REAL },
        { ...DOMAIN, verdict: NOISE },
      ],
      { answers: 200, previousAnswers: 100 },
    );
    expect(rows[0]).toMatchObject({ sharePercent: 30, change: { change: expect.closeTo(10, 9), verdict: 'real' } });
    expect(rows[1]?.change?.verdict).toBe('within_noise');
    expect(tally).toEqual({ judged: 2, found: 1 });
  });

  it('are called new, rising, falling or gone only where that is more than noise', () => {
    const mover = { ...DOMAIN, id: null, url: null, title: '', move: 'rising' } as const;
    const { rows } = planMoverRows(
      [
        { ...mover, verdict: REAL },
        { ...mover, verdict: NOISE },
        { ...mover, move: 'new', verdict: { ...NOISE, verdict: 'too_few_answers' } },
      ],
      { answers: 200, previousAnswers: 100 },
    );
    expect(rows.map(({ shownMove }) => shownMove)).toEqual(['rising', 'noise', 'noise']);
  });

  it('have neither where there is nothing to share or to compare with', () => {
    const { rows } = planDomainRows([{ ...DOMAIN, previousCount: 0 }], { answers: 200, previousAnswers: 0 });
    expect(rows[0]?.change).toBeNull();
    const page = { ...DOMAIN, id: 'x', url: 'https://a.example/', title: '', urlType: 'article' } as const;
    expect(planPageRows([page], null)[0]?.sharePercent).toBeNull();
    expect(planPageRows([page], 120)[0]?.sharePercent).toBe(50);
  });

  it.each([
    ['https://a.example', '/'],
    ['https://a.example/b/c?d=1', '/b/c?d=1'],
    ['https://a.example?d', '?d'],
  ])('%s has the path %s', (url, path) => expect(toPath(url)).toBe(path));
});

describe('The order of the core', () => {
  it('is the order of the column; shares go as citations do', () => {
    expect(planDomainOrder({ columnId: 'share', isDescending: true })).toEqual({
      sortBy: 'citations',
      sortDir: 'desc',
    });
    expect(planDomainOrder({ columnId: 'change', isDescending: false })).toEqual({ sortBy: 'change', sortDir: 'asc' });
    expect(planPageOrder({ columnId: 'domain', isDescending: false })).toEqual({ sortBy: 'domain', sortDir: 'asc' });
  });

  it('is the most cited first where the address says something else', () => {
    const usual = { sortBy: 'citations', sortDir: 'desc' };
    expect(planDomainOrder(null)).toEqual(usual);
    expect(planDomainOrder({ columnId: 'toString', isDescending: false })).toEqual(usual);
    expect(planPageOrder({ columnId: 'change', isDescending: false })).toEqual(usual);
  });
});
