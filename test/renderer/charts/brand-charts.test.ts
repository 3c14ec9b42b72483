/** Brands over time: counts added up to weeks, lines, areas and their tables. Numbers worked out by hand. */
import { describe, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { fromDate } from '#shared/time/day.ts';
import { planBrandBuckets, planBrandLines, toLineName, toPercents } from '../../../src-renderer/charts/brand-lines.ts';
import type { TimeseriesDay } from '../../../src-renderer/charts/group-days.ts';
import { planAreaChart, planAreaTooltip, planRest } from '../../../src-renderer/charts/plan-area-chart.ts';
import {
  planLinesChart,
  planLinesSummary,
  planLinesTable,
  planLinesTooltip,
} from '../../../src-renderer/charts/plan-lines-chart.ts';
import { LIGHT } from '../../../src-renderer/ui/colours.ts';

/** Four days; the second is empty, on the fourth nobody is named. */
const SERIES: OperationOutput<'competitors.timeseries'> = {
  days: [
    { date: '2026-03-02', answers: 4, mentions: 8 },
    { date: '2026-03-03', answers: 0, mentions: 0 },
    { date: '2026-03-04', answers: 10, mentions: 4 },
    { date: '2026-03-05', answers: 2, mentions: 0 },
  ],
  brands: [
    {
      id: 'own',
      name: 'Quellwerk',
      isUserBrand: true,
      days: [
        { visible: 3, mentions: 2, cited: 1 },
        { visible: 0, mentions: 0, cited: 0 },
        { visible: 5, mentions: 3, cited: 4 },
        { visible: 0, mentions: 0, cited: 0 },
      ],
    },
    {
      id: 'rival',
      name: 'Brimstead <b>',
      isUserBrand: false,
      days: [
        { visible: 4, mentions: 4, cited: 0 },
        { visible: 0, mentions: 0, cited: 0 },
        { visible: 1, mentions: 1, cited: 0 },
        { visible: 0, mentions: 0, cited: 0 },
      ],
    },
  ],
};
const window = { firstDay: fromDate('2026-03-02'), lastDay: fromDate('2026-03-05') };
const wishes = { window, toColour: (id: string) => (id === 'own' ? LIGHT.accent : '#b04a00') };
const plan = (grain: 'day' | 'week', metric: 'visible' | 'mentions', outOf: 'answers' | 'mentions') => ({
  buckets: planBrandBuckets(SERIES, window, grain),
  lines: planBrandLines(SERIES, { ...wishes, grain, metric, outOf }),
});

describe('Lines of brands', () => {
  it('are rates of the answers of a day, with a gap where there are none', () => {
    const { lines } = plan('day', 'visible', 'answers');
    expect(lines.map(toPercents)).toEqual([
      [75, null, 50, 0],
      [100, null, 10, 0],
    ]);
  });

  it('add counts up to weeks before they divide: 8 of 16, not the mean of days', () => {
    const { lines } = plan('week', 'visible', 'answers');
    expect(lines.map(({ points }) => points)).toMatchObject([[{ hits: 8, total: 16 }], [{ hits: 5, total: 16 }]]);
    expect(lines.map(toPercents)).toEqual([[50], [31.25]]);
  });

  it('are drawn with the own brand on top and widest, and labelled at their ends', () => {
    const { buckets, lines } = plan('day', 'visible', 'answers');
    const { series } = planLinesChart(buckets, lines, LIGHT, 264) as { series: Record<string, never>[] };
    // Behind the lines the floor and the band of the own brand's interval.
    expect(series.slice(2).map(({ stack, areaStyle }) => [stack, areaStyle])).toEqual([
      ['interval own', undefined],
      ['interval own', { color: LIGHT.accentQuiet, opacity: 0.65 }],
    ]);
    expect(series.slice(0, 2)).toMatchObject([
      { z: 10, lineStyle: { color: LIGHT.accent, width: 2.5, type: 'solid' }, connectNulls: false },
      { z: 5, lineStyle: { color: '#b04a00', width: 1.5 } },
    ]);
    const label = (index: number) => (series[index] as { endLabel?: { formatter(): string } })?.endLabel?.formatter();
    expect([label(0), label(1)]).toEqual(['Quellwerk 0.0%', 'Brimstead <b> 0.0%']);
  });

  it('have a tooltip with counts and n, the highest first, that runs nothing', () => {
    const { buckets, lines } = plan('day', 'visible', 'answers');
    const first = buckets[0];
    const html = first ? planLinesTooltip(first, 0, lines) : '';
    // Wilson's intervals of 4 of 4 and 3 of 4, which is said.
    expect(html).toContain('Brimstead &lt;b&gt;</span><b>100.0% (51.0–100.0) (4)');
    expect(html).toContain('75.0% (30.1–95.4) (3)');
    expect(html).toContain('(–) Interval of the answers (Wilson)');
    expect(html.indexOf('Brimstead')).toBeLessThan(html.indexOf('Quellwerk'));
    expect(html).toContain('Answers</span><b>4');
    expect(buckets[1] && planLinesTooltip(buckets[1], 1, lines)).toContain('No answers');
  });

  it('have the repeat interval of the own brand where its days tell it, of the figure that is drawn', () => {
    const range = (repeat: [number, number]) => ({ n: 4, prompts: 2, repeat, brand: null });
    const own = SERIES.days.map(({ date }) => ({
      date,
      intervals: { responseVisibilityRate: range([60, 85]), mentionRate: range([40, 62]) },
    })) as unknown as TimeseriesDay[];
    const [line, rival] = planBrandLines(SERIES, {
      ...{ ...wishes, grain: 'day', metric: 'mentions', outOf: 'answers', ownDays: own },
    });
    expect(line?.points[0]).toMatchObject({ hits: 2, isRepeatKnown: true });
    const [low, high] = line!.points[0]!.repeat!;
    // As wide as told; Wilson's of 2 of 4 would be 70 wide.
    expect(high - low).toBeCloseTo(22, 0);
    expect(rival?.points[0]?.isRepeatKnown).toBe(false);
  });

  it('have a table and a sentence with the same numbers', () => {
    const { buckets, lines } = plan('day', 'visible', 'answers');
    const table = planLinesTable(buckets, lines, { grain: 'day', caption: 'Who?', totalName: 'Answers' });
    expect(table.columns).toEqual(['Day', 'Quellwerk', 'Brimstead <b>', 'Answers']);
    expect(table.rows.map((row) => row.slice(1))).toEqual([
      ['0.0%', '0.0%', '2'],
      ['50.0%', '10.0%', '10'],
      ['–', '–', '0'],
      ['75.0%', '100.0%', '4'],
    ]);
    expect(planLinesSummary(buckets, lines, 'Visibility')).toContain('Quellwerk 0.0%, Brimstead <b> 0.0%');
    expect(planLinesSummary([], [], 'Visibility')).toBe('No answers in this period.');
  });

  it('shorten long names without cutting letters apart', () => {
    expect(toLineName('Short')).toBe('Short');
    expect(toLineName('🫖🫖🫖🫖🫖🫖🫖🫖🫖🫖🫖🫖🫖🫖🫖🫖🫖🫖')).toBe(`${'🫖'.repeat(15)}…`);
  });
});

describe('Shares of voice', () => {
  it('are parts of the mentions of all tracked brands; what is left is the rest', () => {
    const { lines } = plan('day', 'mentions', 'mentions');
    const rest = planRest(lines, 'Others', LIGHT.bar);
    expect(lines.map(toPercents)).toEqual([
      [25, null, 75, null],
      [50, null, 25, null],
    ]);
    expect(rest && toPercents(rest)).toEqual([25, null, 0, null]);
  });

  it('have no rest where the brands are all there is', () => {
    const lines = plan('day', 'mentions', 'mentions').lines.map((line) => ({
      ...line,
      points: [{ hits: 1, total: 2 }],
    }));
    expect(planRest(lines, 'Others', LIGHT.bar)).toBeNull();
    expect(planRest([], 'Others', LIGHT.bar)).toBeNull();
  });

  it('stack up, each label beside the middle of its band', () => {
    const { buckets, lines } = plan('day', 'mentions', 'mentions');
    const { series } = planAreaChart(buckets, lines, LIGHT, 242) as { series: Record<string, never>[] };
    // 200 px of plot; the newest shares are 75 and 25: middles are 75 and 25 px below the tops of the bands.
    expect(series).toMatchObject([
      { stack: 'share', endLabel: { offset: [0, 75] } },
      { stack: 'share', endLabel: { offset: [0, 25] } },
    ]);
  });

  it('are dots where a day stands alone, and without a day have no label that would stand nowhere', () => {
    const { buckets, lines } = plan('day', 'mentions', 'mentions');
    const symbols = (chart: unknown) =>
      (chart as { series: { data: { symbol: string }[] }[] }).series[0]?.data.map(({ symbol }) => symbol);
    // The second day has no answers and the fourth no mentions.
    expect(symbols(planAreaChart(buckets, lines, LIGHT, 242))).toEqual(['circle', 'none', 'circle', 'none']);
    const empty = lines.map((line) => ({ ...line, points: line.points.map(() => ({ hits: 0, total: 0 })) }));
    for (const chart of [planAreaChart(buckets, empty, LIGHT, 242), planLinesChart(buckets, empty, LIGHT, 242)])
      expect(chart).toMatchObject({ series: [{ endLabel: { show: false } }, { endLabel: { show: false } }] });
  });

  it('say why there is nothing: no answers, or nobody named', () => {
    const { buckets, lines } = plan('day', 'mentions', 'mentions');
    const tip = (index: number) => buckets[index] && planAreaTooltip(buckets[index], index, lines);
    expect(tip(1)).toContain('No answers');
    expect(tip(3)).toContain('No tracked brand was named');
    expect(tip(0)).toContain('Mentions</span><b>8');
    expect(tip(0)).toContain('Answers</span><b>4');
    const bucket = { ...buckets[0]!, leftOut: [{ name: 'key refused', count: 3 }] };
    expect(planAreaTooltip(bucket, 0, lines)).toMatch(/key refused.*<b>3/);
    expect(planAreaTooltip({ ...buckets[1]!, leftOut: bucket.leftOut }, 1, lines)).toMatch(/key refused.*<b>3/);
  });
});
