/** Another period over the buckets of a chart: first day over first day, whatever days of the week they are. */
import { expect, it } from 'vitest';

import { fromDate, toDate } from '#shared/time/day.ts';
import { alignDays } from '../../../src-renderer/charts/align-days.ts';
import { groupDays, type TimeseriesDay } from '../../../src-renderer/charts/group-days.ts';
import { planRateChart, planRateNote, planRateTooltip } from '../../../src-renderer/charts/plan-rate-chart.ts';
import { LIGHT } from '../../../src-renderer/ui/colours.ts';

const day = (date: string, visible: number, totalResults = 10): TimeseriesDay => ({
  ...{ date, totalResults, visible, notVisible: totalResults - visible, mentions: visible, cited: 0 },
  ...{
    mentionOrder: null,
    position: null,
    sentiment: null,
    uniquePrompts: 1,
    sentimentCoverage: null,
    sentimentShares: null,
  },
});
/** Ten days that begin on a Thursday; a year before they begin on a Wednesday. */
const WINDOW = { firstDay: fromDate('2026-11-05'), lastDay: fromDate('2026-11-14') };
const BEFORE = { firstDay: fromDate('2025-11-05'), lastDay: fromDate('2025-11-12') };
const DAYS = Array.from({ length: 8 }, (_, place) => day(toDate(BEFORE.firstDay + place), place));

it('puts day over day, and nothing beyond the last one', () => {
  const aligned = alignDays(DAYS, BEFORE, groupDays([], WINDOW, 'day'));
  expect(aligned.map((bucket) => bucket?.visible ?? null)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, null, null]);
  expect(toDate(aligned[7]?.firstDay ?? 0)).toBe('2025-11-12');
});

it('adds up the days that are as far from the first as those of each week', () => {
  // Thursday to Sunday, then six of the next seven days, of which four are compared with.
  const buckets = groupDays([], WINDOW, 'week');
  expect(buckets.map(({ firstDay, lastDay }) => lastDay - firstDay + 1)).toEqual([4, 6]);
  const aligned = alignDays(DAYS, BEFORE, buckets);
  expect(aligned.map((bucket) => [bucket?.answers, bucket?.visible, bucket?.isWhole])).toEqual([
    [40, 0 + 1 + 2 + 3, true],
    [40, 4 + 5 + 6 + 7, false],
  ]);
});

it('is a dashed line of its own, with its days in the note and the tooltip', () => {
  const buckets = groupDays([day('2026-11-05', 5), day('2026-11-06', 6)], WINDOW, 'day');
  const compared = alignDays(DAYS, BEFORE, buckets);
  const series = [planRateChart(buckets, LIGHT, 200, compared).series ?? []].flat();
  const plain = [planRateChart(buckets, LIGHT, 200).series ?? []].flat();
  expect(series.length).toBe(plain.length + 1);
  expect(series.map(({ data }) => data)).toContainEqual([0, 10, 20, 30, 40, 50, 60, 70, '-', '-']);
  expect(planRateNote('Note', buckets, compared)).toMatch(/^Note · - - visibility .*5.*12.*2025$/);
  expect(planRateTooltip(buckets[1]!, LIGHT, compared[1])).toContain('10.0%');
});
