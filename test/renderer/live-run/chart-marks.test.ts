/** What happened while figures were made is marked at the foot of a chart, and told in the tooltip. */
import { describe, expect, it } from 'vitest';

import { fromDate, startOfDay } from '#shared/time/day.ts';
import { addMarkSeries, addMarks, type ChartMark, planMarkNotes } from '../../../src-renderer/charts/chart-marks.ts';
import { toCountRows } from '../../../src-renderer/charts/count-rows.ts';
import type { Bucket } from '../../../src-renderer/charts/group-days.ts';
import { planRateChart } from '../../../src-renderer/charts/plan-rate-chart.ts';
import { describeFact, planCoverageMarks } from '../../../src-renderer/live-run/plan-coverage.ts';
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

describe('marks on charts', () => {
  const marked = addMarks(WEEKS, planCoverageMarks([FACT]));

  it('tell a change of model in the week of its day alone', () => {
    expect(marked.map(({ marks }) => marks?.length)).toEqual([undefined, 1]);
    expect(marked[1] && toCountRows(marked[1]).at(-1)).toEqual({
      ...{ name: '▲ an engine changed its model', value: 'ChatGPT: gpt-5.1 → gpt-6.1-sol' },
    });
    expect(describeFact(FACT)).toMatch(/^ChatGPT: gpt-6\.1-sol instead of gpt-5\.1 since .*2026$/);
  });

  const symbols = (buckets: readonly Bucket[], symbol: string) =>
    [addMarkSeries(planRateChart(buckets, LIGHT, 200), buckets, LIGHT).series ?? []]
      .flat()
      .filter((series) => 'symbol' in series && series.symbol === symbol)
      .map(({ data }) => data);

  it('stand on the zero line, and the note says what they are', () => {
    expect(symbols(marked, 'triangle')).toEqual([['-', 0]]);
    expect(symbols(WEEKS, 'triangle')).toEqual([]);
    expect(planMarkNotes(marked)).toEqual(['▲ an engine changed its model']);
    expect(planMarkNotes(WEEKS)).toEqual([]);
  });

  it('stand above each other where several kinds are of one week, in one order', () => {
    const marks: ChartMark[] = [
      { day: FIRST + 8, kind: 'names', label: 'Alias added' },
      { day: FIRST + 9, kind: 'baseline', label: 'Pitch' },
      { day: FIRST, kind: 'baseline', label: 'Day zero' },
      ...planCoverageMarks([FACT, { kind: 'no_answers', days: ['2026-11-03'], of: 14 }]),
    ];
    const several = addMarks(WEEKS, marks);
    expect(symbols(several, 'triangle')).toEqual([['-', 0]]);
    expect(symbols(several, 'rect')).toEqual([[0, { value: 0, symbolOffset: [0, -9] }]]);
    expect(symbols(several, 'diamond')).toEqual([['-', { value: 0, symbolOffset: [0, -18] }]]);
    expect(symbols(several, 'emptyCircle')).toEqual([[{ value: 0, symbolOffset: [0, -9] }, '-']]);
    expect(planMarkNotes(several)).toEqual([
      ...['▲ an engine changed its model', '■ baseline', '◆ names changed', '○ days without answers'],
    ]);
  });

  it('are at the middle of their days where the window cuts weeks off, and leave a chart without any as it is', () => {
    const cut = addMarks([bucket(FIRST + 5, FIRST + 6), bucket(FIRST + 7, FIRST + 13)], planCoverageMarks([FACT]));
    expect(symbols(cut, 'triangle')).toEqual([
      [
        [startOfDay(FIRST + 5) + 43_200_000, '-'],
        [startOfDay(FIRST + 10), 0],
      ],
    ]);
    const option = planRateChart(WEEKS, LIGHT, 200);
    expect(addMarkSeries(option, WEEKS, LIGHT)).toBe(option);
  });

  it('leave the buckets as they are where there are none', () => {
    expect(addMarks(WEEKS, [])).toBe(WEEKS);
    expect(planCoverageMarks(undefined)).toEqual([]);
    expect(planCoverageMarks([{ kind: 'capped', days: ['2026-11-10'], questions: 1 }])).toEqual([]);
  });
});
