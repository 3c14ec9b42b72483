import { describe, expect, it } from 'vitest';

import { planSides, type Sides } from '../../../src-renderer/live-run/plan-sides.ts';

const NONE = { onlyCurrent: [], onlyPrevious: [] };
const ALIKE: Sides = {
  ...{ periodStart: '2026-11-01', periodEnd: '2026-11-28', previousStart: '2025-11-01', previousEnd: '2025-11-28' },
  ...{ answers: 100, previousAnswers: 90 },
  prompts: { both: 12, onlyCurrent: 0, onlyPrevious: 0 },
  engines: NONE,
  surfaces: NONE,
};

describe('The two sides of a comparison', () => {
  it('say nothing where they hold the same, or where there is nothing on one', () => {
    expect(planSides(ALIKE)).toEqual([]);
    expect(planSides({ ...ALIKE, previousAnswers: 0, prompts: { both: 0, onlyCurrent: 12, onlyPrevious: 0 } })).toEqual(
      [],
    );
  });

  it('say how many prompts, and which engines and surfaces, are on one of them', () => {
    const unlike: Sides = {
      ...ALIKE,
      prompts: { both: 12, onlyCurrent: 3, onlyPrevious: 1 },
      engines: { onlyCurrent: ['gemini', 'grok'], onlyPrevious: ['claude'] },
      surfaces: { onlyCurrent: [], onlyPrevious: ['import'] },
    };
    expect(planSides(unlike)).toEqual([
      '12 prompts in both, 3 only now, 1 only then',
      'Gemini, Grok only now',
      'Claude only then',
      'Added by hand or imported only then',
    ]);
  });
});
