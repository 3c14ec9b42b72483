/** When a project is in its first days, and what is said of the way to the first figures. */
import { describe, expect, it } from 'vitest';

import { planFirstDays } from '../../../../src-renderer/screens/overview/plan-first-days.ts';
import type { Summary } from '../../../../src-renderer/screens/overview/plan-kpi-tiles.ts';

const series = (...answers: number[]) =>
  answers.map((totalResults, index) => ({ date: `2026-11-${String(index + 1).padStart(2, '0')}`, totalResults }));

function summary(answers: number, prompts: number, before = 0) {
  const toPeriod = (totalResponses: number) => ({ totalResponses, visible: prompts, notVisible: 0 });
  return { current: toPeriod(answers), previous: toPeriod(before) } as Summary;
}

describe('The first days', () => {
  it('last until there are three days and thirty answers', () => {
    expect(planFirstDays(series(0, 40, 40), summary(80, 10), false)).toMatchObject({ answersToGo: 0, promptsToGo: 0 });
    expect(planFirstDays(series(8, 8, 8), summary(24, 8), false)).toMatchObject({ answers: 24, answersToGo: 6 });
    expect(planFirstDays(series(10, 10, 10), summary(30, 10), false)).toBeNull();
  });

  it('tell how long it takes to thirty answers at the pace so far, and how many prompts are missing', () => {
    // 8 a day: 22 more take 2.75 days.
    expect(planFirstDays(series(0, 8), summary(8, 4), false)).toMatchObject({
      answersToGo: 22,
      daysToGo: 3,
      promptsToGo: 1,
    });
  });

  it('are over where there were answers before, and are not meant by filters, a single day or an empty window', () => {
    expect(planFirstDays(series(0, 8), summary(8, 4, 100), false)).toBeNull();
    expect(planFirstDays(series(0, 8), summary(8, 4), true)).toBeNull();
    expect(planFirstDays(series(8), summary(8, 4), false)).toBeNull();
    expect(planFirstDays(series(0, 0), summary(0, 0), false)).toBeNull();
  });
});
