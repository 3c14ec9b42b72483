import { describe, expect, it } from 'vitest';

import { wilsonInterval } from '#shared/statistics/wilson-interval.ts';
import { fromDate } from '#shared/time/day.ts';

import type { Bucket } from '../../../src-renderer/charts/group-days.ts';
import { planAnswersChart, planAnswersSummary } from '../../../src-renderer/charts/plan-answers-chart.ts';
import { planRateChart, planRateSummary, planRateTooltip } from '../../../src-renderer/charts/plan-rate-chart.ts';
import { planAnswersTable, planRateTable } from '../../../src-renderer/charts/plan-tables.ts';
import { DARK, LIGHT } from '../../../src-renderer/ui/colours.ts';

const HEIGHT_PX = 264;

function toWilson(hits: number, total: number): [number, number] {
  const { lowPercent, highPercent } = wilsonInterval({ hits, total })!;
  return [lowPercent, highPercent];
}

function toBucket(date: string, answers: number, visible: number, mentions = visible, cited = 0): Bucket {
  const day = fromDate(date);
  return {
    firstDay: day,
    lastDay: day,
    isWhole: true,
    answers,
    visible,
    mentions,
    cited,
    depth: null,
    sentiment: null,
    repeat: answers === 0 ? null : toWilson(visible, answers),
  };
}

/** 2 November has no answers; 5 of 10 on the 1st, 0 of 10 on the 3rd. */
const buckets = [toBucket('2026-11-01', 10, 5, 4, 2), toBucket('2026-11-02', 0, 0), toBucket('2026-11-03', 10, 0)];

/** The option as plain data, so that it can be looked into. */
interface PlainOption {
  yAxis: { min: number; max: number };
  xAxis: { data: string[] };
  series: { name?: string; type: string; data: unknown[]; connectNulls?: boolean; areaStyle?: { color: string } }[];
}

const plain = (option: unknown) => option as PlainOption;

describe('Chart of rates', () => {
  const option = plain(planRateChart(buckets, LIGHT, HEIGHT_PX));
  const line = (name: string) => option.series.find((series) => series.name === name)!;

  it('draws a gap, not a zero, on a day without answers, and a zero where nothing was visible', () => {
    expect(line('Visibility').data).toMatchObject([{ value: 50 }, '-', { value: 0 }]);
    expect(line('Visibility').connectNulls).toBe(false);
  });

  it('labels no line that has no point at all', () => {
    const empty = plain(planRateChart([toBucket('2026-11-02', 0, 0)], LIGHT, HEIGHT_PX)).series.filter(
      ({ name }) => name,
    );
    expect(empty).toHaveLength(3);
    for (const series of empty) expect(series).toMatchObject({ endLabel: { show: false } });
  });

  it('marks a day that stands alone between gaps with a dot, or it could not be seen', () => {
    expect(line('Visibility')).toMatchObject({
      symbol: 'none',
      data: [{ symbol: 'circle' }, '-', { symbol: 'circle' }],
    });
    const joined = plain(planRateChart([buckets[0]!, buckets[2]!], LIGHT, HEIGHT_PX));
    expect(joined.series.at(-1)?.data).toEqual([expect.any(Number), expect.any(Number)]);
  });

  it('starts at zero and ends at a round number above the interval', () => {
    // The interval of 5 in 10 ends at 76.3 %.
    expect(option.yAxis).toMatchObject({ min: 0, max: 80 });
  });

  it('puts the band from the lower to the upper limit of visibility, with the same gaps', () => {
    const [floor, band] = option.series;
    expect(floor?.data).toEqual([expect.closeTo(23.66, 2), '-', 0]);
    expect(band?.data).toEqual([expect.closeTo(52.68, 2), '-', expect.closeTo(27.75, 2)]);
  });

  it('gives the accent to visibility alone', () => {
    const dark = JSON.stringify(plain(planRateChart(buckets, DARK, HEIGHT_PX)).series.slice(3));
    expect(dark).not.toContain(DARK.accent);
  });

  it('says n and the interval in the tooltip, and only that there are no answers where there are none', () => {
    const html = planRateTooltip(buckets[0]!, LIGHT);
    for (const part of ['Sun, 1 Nov 2026', '50.0%', '23.7–76.3%', '40.0%', '20.0%', '<b>10</b>']) {
      expect(html).toContain(part);
    }
    expect(planRateTooltip(buckets[1]!, LIGHT)).toContain('No answers');
    expect(planRateTooltip(buckets[1]!, LIGHT)).not.toContain('0.0%');
  });

  it('is told in a sentence, for those who do not see it', () => {
    expect(planRateSummary(buckets)).toContain('starts at 50.0% and ends at 0.0%');
    expect(planRateSummary([buckets[1]!])).toBe('No answers in this period.');
  });
});

describe('Chart of answers', () => {
  it('draws one bar per day on whole numbers from zero', () => {
    const option = plain(planAnswersChart(buckets, LIGHT));
    expect(option.series[0]?.data).toEqual([10, 0, 10]);
    expect(option.yAxis).toMatchObject({ min: 0, max: 10 });
    expect(option.xAxis.data).toEqual(['1 Nov', '2 Nov', '3 Nov']);
    expect(planAnswersSummary(buckets)).toContain('20 in all');
  });
});

describe('Tables behind the charts', () => {
  it('hold the same numbers, newest first, with a dash where there is no rate', () => {
    const table = planRateTable(buckets, 'day', 'Rates');
    expect(table.rows[1]).toEqual(['Mon, 2 Nov 2026', '–', '–', '–', '–', '0']);
    expect(table.rows[2]).toEqual(['Sun, 1 Nov 2026', '50.0%', '23.7–76.3%', '40.0%', '20.0%', '10']);
    expect(table.columns).toHaveLength(6);
    expect(planAnswersTable(buckets, 'day', 'Answers').rows[0]).toEqual(['Tue, 3 Nov 2026', '10']);
  });
});

describe('A window that cuts weeks off', () => {
  const week = (firstDay: number, lastDay: number) => ({
    ...{ firstDay, lastDay, isWhole: lastDay - firstDay === 6, answers: 10, visible: 5, mentions: 5, cited: 0 },
    ...{ depth: null, sentiment: null, repeat: null },
  });

  it('has its points at the middle of their days: two days, then whole weeks', () => {
    const option = planRateChart([week(100, 101), week(102, 108), week(109, 115)], LIGHT, 240);
    const [first] = [option.series ?? []].flat().filter(({ name }) => name === 'Visibility');
    const days = ((first?.data ?? []) as [number, number][]).map(([ms]) => ms / 86_400_000);
    // 100.5, 105 and 112: 4.5 days, then 7.
    expect(days).toEqual([100.5, 105, 112]);
    const [axis] = [option.xAxis].flat();
    expect(axis?.type).toBe('time');
    // One label for each beginning: no first of a month beside another day.
    expect(axis?.axisLabel).toMatchObject({ customValues: [100, 102, 109].map((day) => day * 86_400_000) });
  });

  it('weeks or days that are all whole stand side by side', () => {
    const option = planRateChart([week(102, 108), week(109, 115)], LIGHT, 240);
    expect([option.xAxis].flat()[0]?.type).toBe('category');
  });
});
