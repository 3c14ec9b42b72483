/** Difference in differences: by hand on a small world, and by simulation on planted effects. */
import { describe, expect, it } from 'vitest';

import type { AnswerCell } from '#shared/statistics/answer-cells.ts';
import { differenceInDifferences } from '#shared/statistics/difference-in-differences.ts';
import { type Choice, seededChoice } from '#support/seeded-choice.ts';
import { drawChance, drawHits } from '#support/simulated-answers.ts';

const cell = (prompt: number, n: number, hits: number): AnswerCell => ({ prompt, n, sum: hits, squares: hits });

it('takes the change of the untouched from that of the treated', () => {
  // Five prompts of ten answers each: 20 of 50 to 35 of 50, beside 25 of 50 to 30 of 50.
  const treated = {
    before: [2, 3, 4, 5, 6].map((hits, prompt) => cell(prompt, 10, hits)),
    after: [5, 6, 7, 8, 9].map((hits, prompt) => cell(prompt, 10, hits)),
  };
  const untouched = {
    before: [5, 5, 5, 5, 5].map((hits, prompt) => cell(10 + prompt, 10, hits)),
    after: [4, 5, 6, 7, 8].map((hits, prompt) => cell(10 + prompt, 10, hits)),
  };
  const result = differenceInDifferences(treated, untouched, 'rate');
  expect(result.effect).toBeCloseTo(0.3 - 0.1, 12);
  // Every treated prompt rose alike: u_i = 0. The untouched differ by -2 to 2 of 50: 5 / 4 * (4 + 1 + 0 + 1 + 4) / 50^2, 4 degrees of freedom.
  const half = 2.7764451051977987 * Math.sqrt((5 / 4) * (10 / 2500));
  expect(result.brand?.[0]).toBeCloseTo(0.2 - half, 6);
  expect(result.brand?.[1]).toBeCloseTo(0.2 + half, 6);
  expect(result.verdict).toBe('real');
});

it('says nothing with four treated prompts, or without prompts that were left alone', () => {
  const rise = (prompts: number, from: number) => ({
    before: Array.from({ length: prompts }, (_, prompt) => cell(from + prompt, 10, 2)),
    after: Array.from({ length: prompts }, (_, prompt) => cell(from + prompt, 10, 8)),
  });
  expect(differenceInDifferences(rise(4, 0), rise(9, 20), 'rate')).toMatchObject({
    verdict: 'too_few_answers',
    brand: null,
  });
  expect(differenceInDifferences(rise(9, 0), { before: [], after: [] }, 'rate')).toEqual({
    effect: null,
    verdict: 'too_few_answers',
    repeat: null,
    brand: null,
    pValue: null,
  });
});

/** Of a prompt on each side: 28 days of two samples. */
const ANSWERS = 56;

/**
 * A project of 40 prompts with beta-distributed rates and this correlation of answers to one prompt. All rise by 10 points, the treated by the
 * effect besides; rates end at 80 % before, so that every prompt has room for both and the effect is the same for each.
 */
function drawProject(choice: Choice, correlation: number, treatedCount: number, effect: number) {
  const sides = { treated: { before: [], after: [] }, untouched: { before: [], after: [] } } as Record<
    'treated' | 'untouched',
    { before: AnswerCell[]; after: AnswerCell[] }
  >;
  for (let prompt = 0; prompt < 40; prompt++) {
    const rate = 0.8 * drawChance(choice, 0.5, correlation);
    const isTreated = prompt < treatedCount;
    const side = sides[isTreated ? 'treated' : 'untouched'];
    side.before.push(cell(prompt, ANSWERS, drawHits(choice, rate, ANSWERS)));
    side.after.push(cell(prompt, ANSWERS, drawHits(choice, rate + 0.1 + (isTreated ? effect : 0), ANSWERS)));
  }
  return sides;
}

describe.each([0.1, 0.4, 0.8])('at a correlation of %f within prompts', (correlation) => {
  it.each([6, 12, 20])('with %i treated prompts', (treatedCount) => {
    const PROJECTS = 1_500;
    for (const effect of [0, 0.05, 0.1]) {
      const choice = seededChoice(1 + treatedCount + 100 * correlation + 1000 * effect);
      let [covered, real] = [0, 0];
      for (let project = 0; project < PROJECTS; project++) {
        const { treated, untouched } = drawProject(choice, correlation, treatedCount, effect);
        const { brand, verdict } = differenceInDifferences(treated, untouched, 'rate');
        if (brand && brand[0] <= effect && effect <= brand[1]) covered++;
        if (verdict === 'real') real++;
      }
      const coverage = covered / PROJECTS;
      expect(coverage).toBeGreaterThanOrEqual(0.93);
      expect(coverage).toBeLessThanOrEqual(0.97);
      if (effect === 0) expect(real / PROJECTS).toBeGreaterThanOrEqual(0.03);
      if (effect === 0) expect(real / PROJECTS).toBeLessThanOrEqual(0.07);
    }
  });
});
