import { describe, expect, it } from 'vitest';

import { fromDate, toDate } from '#shared/time/day.ts';

import { defaultGrain, groupDays, ratePercent, type TimeseriesDay } from '../../../src-renderer/charts/group-days.ts';

function toDay(date: string, counts: Partial<TimeseriesDay>): TimeseriesDay {
  return {
    date,
    totalResults: 0,
    visible: 0,
    notVisible: 0,
    mentions: 0,
    cited: 0,
    mentionOrder: null,
    position: null,
    sentiment: null,
    sentimentCoverage: null,
    sentimentShares: null,
    uniquePrompts: 0,
    ...counts,
  };
}

/** Wednesday 4 to Tuesday 17 November 2026: five days, one whole week, two days. */
const window = { firstDay: fromDate('2026-11-04'), lastDay: fromDate('2026-11-17') };

describe('Grouping days', () => {
  it('gives every day of the window a bucket, also days that the core left out', () => {
    const buckets = groupDays([toDay('2026-11-05', { totalResults: 4, visible: 1 })], window, 'day');
    expect(buckets).toHaveLength(14);
    expect(buckets[1]).toMatchObject({ answers: 4, visible: 1, isWhole: true });
    expect(buckets[2]).toMatchObject({ answers: 0, depth: null, sentiment: null });
  });

  it('cuts weeks from Monday to Sunday and marks those that the window cuts off', () => {
    const weeks = groupDays([], window, 'week');
    expect(weeks.map(({ firstDay, lastDay, isWhole }) => [toDate(firstDay), toDate(lastDay), isWhole])).toEqual([
      ['2026-11-04', '2026-11-08', false],
      ['2026-11-09', '2026-11-15', true],
      ['2026-11-16', '2026-11-17', false],
    ]);
  });

  it('takes a week’s rate from its counts, not from the mean of its daily rates', () => {
    // 1 of 1 and 0 of 9: one in ten, while the mean of 100 % and 0 % would be 50 %.
    const days = [
      toDay('2026-11-09', { totalResults: 1, visible: 1 }),
      toDay('2026-11-10', { totalResults: 9, visible: 0 }),
    ];
    const week = groupDays(days, window, 'week')[1]!;
    expect(ratePercent(week.visible, week.answers)).toBe(10);
  });

  it('weighs depth by the answers that name the brand, sentiment by those that say something about it', () => {
    // (10 x 3 + 50 x 1) / 4 = 20; (80 x 3 + 40 x 1) / 4 = 70
    const days = [
      toDay('2026-11-09', {
        totalResults: 5,
        mentions: 3,
        position: 10,
        sentiment: 80,
        sentimentCoverage: (2 / 3) * 100,
      }),
      toDay('2026-11-10', { totalResults: 5, mentions: 1, position: 50, sentiment: 40, sentimentCoverage: 100 }),
      toDay('2026-11-11', { totalResults: 5 }),
    ];
    expect(groupDays(days, window, 'week')[1]).toMatchObject({ depth: 20, sentiment: 200 / 3, answers: 15 });
  });

  it('has no rate, rather than zero, where nothing was answered', () => {
    expect(ratePercent(0, 0)).toBeNull();
    expect(ratePercent(0, 3)).toBe(0);
  });

  it('draws a month by day and a quarter by week', () => {
    expect(defaultGrain({ firstDay: 1, lastDay: 30 })).toBe('day');
    expect(defaultGrain({ firstDay: 1, lastDay: 90 })).toBe('week');
  });
});
