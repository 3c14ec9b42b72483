/** What a brand is praised and blamed for: the sides' changes are judged together, and a side without answers is not judged. */
import { expect, it } from 'vitest';

import { ASPECTS } from '#shared/vocabulary/opinions.ts';
import { planAspects } from '../../../../src-renderer/screens/opinions/plan-aspects.ts';

type Aspects = Parameters<typeof planAspects>[0];
type Side = Aspects[number]['praised'];

const side = (answers: number, pValue: number): Side => ({
  answers,
  share: 20,
  interval: { n: 50, prompts: 10, repeat: null, brand: [10, 30] },
  change: 8,
  verdict: { verdict: pValue < 0.05 ? 'real' : 'within_noise', repeat: null, brand: [1, 15], pValue },
});

const toAspects = (pValue: (index: number) => number): Aspects =>
  ASPECTS.map((aspect, index) => ({
    aspect,
    praised: side(10, pValue(2 * index)),
    blamed: side(index === 0 ? 0 : 10, pValue(2 * index + 1)),
  }));

it('does not call one in twelve real that passes by itself alone', () => {
  const { rows, tally } = planAspects(toAspects((index) => (index === 2 ? 0.04 : 0.6)));
  expect(rows[1]?.praised.move?.verdict).toBe('within_noise');
  expect(tally).toEqual({ judged: 2 * ASPECTS.length - 1, found: 0 });
});

it('keeps a change that is clear among all of them, and leaves out a side of which no answer speaks', () => {
  const { rows, tally } = planAspects(toAspects((index) => (index === 2 ? 0.001 : 0.6)));
  expect(rows[1]?.praised.move).toMatchObject({ change: 8, verdict: 'real' });
  expect(rows[0]?.blamed.move).toBeNull();
  expect(tally.found).toBe(1);
});
