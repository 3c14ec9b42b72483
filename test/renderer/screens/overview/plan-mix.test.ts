import { describe, expect, it } from 'vitest';

import type { Surface } from '#shared/vocabulary/surfaces.ts';

import { planMix } from '../../../../src-renderer/screens/overview/plan-mix.ts';

const NOTHING = { prompts: 1, visible: 0, visibilityRate: 0, visibilityInterval: null, mentions: 0, mentionRate: 0 };
const met = (surface: Surface, answers: number) => ({
  ...{ ...NOTHING, mentionInterval: null, cited: 0, citationRate: 0, citationInterval: null },
  surface,
  answers,
});
const ALL = { branded: null };

describe('What figures put together', () => {
  it('is nothing where one surface gave all answers, to prompts of one kind', () => {
    expect(planMix({ answers: 5, branded: 0, surfaces: [met('api', 5)] }, ALL)).toBeNull();
    expect(planMix({ answers: 5, branded: 5, surfaces: [met('api', 5)] }, ALL)).toBeNull();
    expect(planMix({ answers: 0, branded: 0, surfaces: [] }, ALL)).toBeNull();
  });

  it('is told of surfaces with the answers of each', () => {
    const mix = planMix({ answers: 5, branded: 0, surfaces: [met('api', 4), met('import', 1)] }, ALL);
    expect(mix).toEqual({
      surfaces: [
        { surface: 'api', answers: 4 },
        { surface: 'import', answers: 1 },
      ],
      prompts: null,
    });
  });

  it('is told of prompts with and without the name of the brand, until a filter chooses one kind', () => {
    const counts = { answers: 5, branded: 2, surfaces: [met('api', 5)] };
    expect(planMix(counts, ALL)).toEqual({ surfaces: [], prompts: { branded: 2, answers: 5 } });
    expect(planMix({ ...counts, answers: 3 }, { branded: false })).toBeNull();
    expect(planMix({ ...counts, answers: 2 }, { branded: true })).toBeNull();
  });
});
