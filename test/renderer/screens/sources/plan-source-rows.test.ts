import { describe, expect, it } from 'vitest';

import {
  planDomainOrder,
  planDomainRows,
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
  it('have a share of all answers, and a change of it with its verdict', () => {
    const [row] = planDomainRows([DOMAIN], { answers: 200, previousAnswers: 100 });
    expect(row).toMatchObject({ sharePercent: 30, change: { points: expect.closeTo(10, 9), isReal: false } });
    const [real] = planDomainRows([DOMAIN], { answers: 200, previousAnswers: 200 });
    expect(real?.change).toEqual({ points: expect.closeTo(20, 9), isReal: true });
  });

  it('have neither where there is nothing to share or to compare with', () => {
    const [row] = planDomainRows([{ ...DOMAIN, previousCount: 0 }], { answers: 200, previousAnswers: 0 });
    expect(row?.change).toBeNull();
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
