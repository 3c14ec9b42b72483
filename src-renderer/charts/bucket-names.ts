/** What a day or a week of a chart is called, at the axis and in full. */
import { formatDay, formatDayRange, formatWeekday } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import type { Bucket } from './group-days.ts';

/** `9 Nov`, for a week its first day. */
export function toAxisLabel(bucket: Bucket): string {
  return formatDay(bucket.firstDay);
}

/** `Mon, 9 Nov 2026`, or `9 Nov – 15 Nov 2026` for a week. */
export function toBucketName(bucket: Bucket): string {
  if (bucket.firstDay === bucket.lastDay && bucket.isWhole) return formatWeekday(bucket.firstDay);
  const range = formatDayRange(bucket.firstDay, bucket.lastDay);
  return bucket.isWhole ? range : `${range}, ${TEXTS.charts.weekCutOff}`;
}
