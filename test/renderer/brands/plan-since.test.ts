/** "Since a baseline" tells changes by today's rules, whatever the figures were then, and says nothing where there is nothing to compare. */
import { expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { planSinceRows } from '../../../src-renderer/brands/plan-since.ts';

type Comparison = OperationOutput<'baselines.comparison'>;

const FIGURES = [
  'responseVisibilityRate',
  'mentionRate',
  'citationRate',
  'visibilityRate',
  'mentionOrder',
  'position',
  'sentiment',
] as const;

const all = <T>(value: T) => Object.fromEntries(FIGURES.map((figure) => [figure, value]));
const side = (value: number | null) => ({ answers: 35, prompts: 5, ...all(value) }) as Comparison['frozen'];
const since = (change: number | null) =>
  all({ change, verdict: 'on_these_prompts', repeat: null, brand: null, pValue: null }) as Comparison['sinceFrozen'];

const comparison = {
  frozen: side(40),
  recounted: side(60),
  current: side(80),
  sinceFrozen: since(40),
  sinceRecounted: since(20),
  competitors: [
    {
      ...{ id: 'a', name: 'Acme', isUserBrand: true },
      frozen: { mentionRate: 40, shareOfVoice: 100 },
      recounted: { mentionRate: 60, shareOfVoice: 60 },
      current: { mentionRate: 80, shareOfVoice: 80 },
      sinceRecounted: { change: 20, verdict: 'real' },
    },
  ],
} as unknown as Comparison;

it('writes each figure then, by both rules, and now', () => {
  const rows = planSinceRows(comparison);
  expect(rows.map(({ id }) => id)).toEqual([...FIGURES, 'shareOfVoice']);
  expect(rows[1]).toEqual({
    ...{ id: 'mentionRate', name: 'Mention rate, %', frozen: '40.0', recounted: '60.0', now: '80.0', change: '+20.0' },
    verdict: 'on_these_prompts',
  });
  expect(rows.at(-1)).toMatchObject({
    frozen: '100.0',
    recounted: '60.0',
    now: '80.0',
    change: '+20.0',
    verdict: 'real',
  });
});

it('draws dashes where nothing can be compared', () => {
  const rows = planSinceRows({ ...comparison, sinceRecounted: since(null), current: side(null), competitors: [] });
  expect(rows[1]).toMatchObject({ now: '–', change: '–', verdict: null });
  expect(rows.at(-1)).toMatchObject({ frozen: '–', recounted: '–', now: '–', change: '–' });
});
