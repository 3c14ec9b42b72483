/** The plans of the screen that explains a change: bars that lead from then to now, and cells that are coloured only for cause. */
import { describe, expect, it } from 'vitest';
import type { OperationOutput } from '#shared/contract/index.ts';
import { planDeltaRows, planDeltaTone } from '../../../src-renderer/explain/delta-map.tsx';
import { planMoves } from '../../../src-renderer/explain/plan-moves.ts';
import { planWaterfallBars } from '../../../src-renderer/screens/changes/plan-waterfall.ts';

type Explained = OperationOutput<'metrics.explainChange'>;
type Part = Explained['contributions'][number];

const toPart = (number: number, answeredPoints: number): Part => ({
  id: `p${number}:gemini`,
  label: `Question ${number} · Gemini`,
  promptId: `p${number}`,
  model: 'gemini',
  points: answeredPoints,
  mixPoints: 0,
  answeredPoints,
  sharePercent: null,
  current: 40,
  previous: 60,
  currentN: 40,
  previousN: 40,
  verdict: 'real',
});

describe('the waterfall', () => {
  it('goes from the figure before over what was asked, seven parts and the rest to the figure now', () => {
    const contributions = Array.from({ length: 9 }, (_, index) => toPart(index, -(index + 1)));
    const explained = { current: 13, previous: 60, change: -47, mix: -2, contributions } as Explained;
    const bars = planWaterfallBars(explained);
    expect(bars).toHaveLength(11);
    expect(bars.map(({ points }) => points)).toEqual([null, -2, -9, -8, -7, -6, -5, -4, -3, -3, null]);
    expect(bars[0]).toMatchObject({ from: 0, to: 60 });
    expect(bars[1]).toMatchObject({ from: 60, to: 58 });
    expect(bars.at(-2)).toMatchObject({ to: 13 });
    expect(bars.at(-1)).toMatchObject({ from: 0, to: 13 });
  });

  it('is empty without a change', () => {
    expect(planWaterfallBars({ current: 1, previous: null, mix: null, contributions: [] } as never)).toEqual([]);
  });
});

describe('the map of changes', () => {
  it('has a row for each prompt, named without its engine', () => {
    const rows = planDeltaRows({ contributions: [toPart(1, -3), { ...toPart(1, -1), model: 'claude' }, toPart(2, 1)] });
    expect(rows.map(({ prompt, byEngine }) => [prompt, [...byEngine.keys()]])).toEqual([
      ['Question 1', ['gemini', 'claude']],
      ['Question 2', ['gemini']],
    ]);
  });

  it('colours what is more than chance, by what is good for the owner', () => {
    const part = toPart(1, -3);
    expect(planDeltaTone(part, true)).toBe('bad');
    expect(planDeltaTone(part, false)).toBe('good');
    expect(planDeltaTone({ ...part, verdict: 'within_noise' }, true)).toBe('quiet');
    expect(planDeltaTone({ ...part, verdict: 'too_few_answers' }, true)).toBe('quiet');
  });
});

describe('the changes of rows', () => {
  it('are those that have both sides, with the verdicts that they were given together', () => {
    const noise = { ...toPart(2, 1), id: 'p2', verdict: 'within_noise' as const };
    const started = { ...toPart(3, 5), id: 'p3', previous: null, verdict: 'too_few_answers' as const };
    const { byPart, tally } = planMoves({ contributions: [{ ...toPart(1, -3), id: 'p1' }, noise, started], judged: 2 });
    expect([...byPart]).toEqual([
      ['p1', { change: -20, verdict: 'real' }],
      ['p2', { change: -20, verdict: 'within_noise' }],
    ]);
    expect(tally).toEqual({ judged: 2, found: 1 });
  });
});
