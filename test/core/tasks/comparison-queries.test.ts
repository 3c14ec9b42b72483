import { describe, expect, it } from 'vitest';

import { isComparisonQuery, namesBrand } from '#main/core/tasks/comparison-queries.ts';

describe('a search for a comparison', () => {
  it.each([
    'Nortivo vs Brellan',
    'Brellan alternatives',
    'alternative to Brellan',
    'compare planners',
    'Planer Vergleich',
    'Alternativen zu Brellan',
    'comparatif de logiciels',
    'alternativas a Brellan',
    'プランナー 比較',
    '플래너 비교',
  ])('is "%s"', (text) => expect(isComparisonQuery(text)).toBe(true));

  it.each(['planner price', 'comparably small', 'avsenden', 'Brellan reviews'])('is not "%s"', (text) =>
    expect(isComparisonQuery(text)).toBe(false),
  );

  it('may name the brand by any of its names', () => {
    const brand = { name: 'Nortivo Plan', aliases: ['Nortivo'] };
    expect(namesBrand('NORTIVO pricing', brand)).toBe(true);
    expect(namesBrand('Brellan pricing', brand)).toBe(false);
  });
});
