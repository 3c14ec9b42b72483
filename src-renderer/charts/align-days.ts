/** Days of another period put over the buckets of a chart, first day over first day. Pure. */
import type { DayWindow } from '#shared/time/window.ts';
import { type Bucket, groupDays, type TimeseriesDay } from './group-days.ts';

/** A bucket for each of `buckets`, of the days that are as far from the first one; null beyond the last day compared with. */
export function alignDays(
  days: readonly TimeseriesDay[],
  compared: DayWindow,
  buckets: readonly Bucket[],
): (Bucket | null)[] {
  const shift = compared.firstDay - (buckets[0]?.firstDay ?? 0);
  return buckets.map((bucket) => {
    const firstDay = bucket.firstDay + shift;
    const lastDay = Math.min(bucket.lastDay + shift, compared.lastDay);
    if (lastDay < firstDay) return null;
    // One bucket of all days of the window, whatever weeks they are of.
    const parts = groupDays(days, { firstDay, lastDay }, 'day');
    const sum = (count: 'answers' | 'visible' | 'mentions' | 'cited') =>
      parts.reduce((total, part) => total + part[count], 0);
    return {
      firstDay,
      lastDay,
      isWhole: lastDay - firstDay === bucket.lastDay - bucket.firstDay,
      answers: sum('answers'),
      visible: sum('visible'),
      mentions: sum('mentions'),
      cited: sum('cited'),
      depth: null,
      sentiment: null,
      repeat: null,
    };
  });
}
