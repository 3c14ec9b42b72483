/** Where an engine began to answer with another model, the chart has a mark, and the tooltip both names. */
import { describe, expect, it } from 'vitest';

import { fromDate } from '#shared/time/day.ts';
import { toCountRows } from '../../../src-renderer/charts/count-rows.ts';
import type { Bucket } from '../../../src-renderer/charts/group-days.ts';
import { planRateChart, planRateNote } from '../../../src-renderer/charts/plan-rate-chart.ts';
import { addModelChanges, describeFact } from '../../../src-renderer/live-run/plan-coverage.ts';
import { LIGHT } from '../../../src-renderer/ui/colours.ts';

const FACT = {
  kind: 'model_changed',
  model: 'chatgpt',
  since: '2026-11-10',
  from: 'gpt-5.1',
  to: 'gpt-6.1-sol',
} as const;

const bucket = (firstDay: number, lastDay: number): Bucket => ({
  ...{
    firstDay,
    lastDay,
    isWhole: true,
    answers: 10,
    visible: 4,
    mentions: 4,
    cited: 2,
    depth: null,
    sentiment: null,
    repeat: null,
  },
});
const FIRST = fromDate('2026-11-02');
const WEEKS = [bucket(FIRST, FIRST + 6), bucket(FIRST + 7, FIRST + 13)];

describe('a change of model', () => {
  it('is told in the week of its day alone', () => {
    const marked = addModelChanges(WEEKS, [FACT]);
    const change = { engine: 'ChatGPT', from: 'gpt-5.1', to: 'gpt-6.1-sol' };
    expect(marked.map(({ modelChanges }) => modelChanges)).toEqual([undefined, [change]]);
    expect(marked[1] && toCountRows(marked[1]).at(-1)).toEqual({
      ...{ name: 'ChatGPT: another model', value: 'gpt-5.1 → gpt-6.1-sol' },
    });
    expect(describeFact(FACT)).toMatch(/^ChatGPT: gpt-6\.1-sol instead of gpt-5\.1 since .*2026$/);
  });

  it('is marked on the zero line, and the note says what the mark is', () => {
    const marked = addModelChanges(WEEKS, [FACT]);
    const triangles = (buckets: readonly Bucket[]) =>
      [planRateChart(buckets, LIGHT, 200).series ?? []]
        .flat()
        .filter((series) => 'symbol' in series && series.symbol === 'triangle');
    expect(triangles(marked).map(({ data }) => data)).toEqual([['-', 0]]);
    expect(triangles(WEEKS)).toEqual([]);
    expect(planRateNote('Note', marked)).toBe('Note · ▲ an engine changed its model');
    expect(planRateNote('Note', WEEKS)).toBe('Note');
  });

  it('leaves the buckets as they are where none is', () => {
    expect(addModelChanges(WEEKS, undefined)).toBe(WEEKS);
    expect(addModelChanges(WEEKS, [{ kind: 'capped', days: ['2026-11-10'], questions: 1 }])).toBe(WEEKS);
  });
});
