import { describe, expect, it } from 'vitest';

import { scoreNames, toPrecision, toRecall } from '#support/name-cases.ts';

const scores = scoreNames();
const faults = scores.flatMap((score) => score.faults).join('\n');

describe('names in sentences of 23 languages', () => {
  it('has more than 600 sentences, at least 25 of each language', () => {
    expect(scores).toHaveLength(23);
    expect(scores.reduce((total, { cases }) => total + cases, 0)).toBeGreaterThan(600);
    expect(Math.min(...scores.map(({ cases }) => cases))).toBeGreaterThanOrEqual(25);
  });

  it('finds at least 96 % of what a reader counts, and 97 % of what it finds is counted', () => {
    expect(toRecall(scores), faults).toBeGreaterThanOrEqual(96);
    expect(toPrecision(scores), faults).toBeGreaterThanOrEqual(97);
  });

  it.each(scores.map((score) => [score.language, score] as const))('finds at least 90 %% in %s', (_language, score) => {
    expect(toRecall([score]), score.faults.join('\n')).toBeGreaterThanOrEqual(90);
    expect(toPrecision([score]), score.faults.join('\n')).toBeGreaterThanOrEqual(90);
  });
});
