import { describe, expect, it } from 'vitest';

import { planMix } from '../../../../src-renderer/screens/overview/plan-mix.ts';

const of = (id: string, totalResponses: number) => ({ id, current: { totalResponses } });
const ALL = { branded: null };

describe('What figures put together', () => {
  it('is nothing where one surface gave all answers, to prompts of one kind', () => {
    expect(planMix(5, [of('api', 5), of('unbranded', 5)], ALL)).toBeNull();
    expect(planMix(5, [of('api', 5), of('branded', 5)], ALL)).toBeNull();
    expect(planMix(0, [], ALL)).toBeNull();
  });

  it('is told of surfaces with the answers of each', () => {
    const mix = planMix(5, [of('chatgpt', 5), of('import', 1), of('api', 4)], ALL);
    expect(mix).toEqual({
      surfaces: [
        { surface: 'api', answers: 4 },
        { surface: 'import', answers: 1 },
      ],
      prompts: null,
    });
  });

  it('is told of prompts with and without the name of the brand, until a filter chooses one kind', () => {
    const parts = [of('api', 5), of('branded', 2), of('unbranded', 3)];
    expect(planMix(5, parts, ALL)).toEqual({ surfaces: [], prompts: { branded: 2, answers: 5 } });
    expect(planMix(3, [of('unbranded', 3)], { branded: false })).toBeNull();
    expect(planMix(2, [of('branded', 2)], { branded: true })).toBeNull();
  });
});
