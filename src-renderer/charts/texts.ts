/** The words of charts. */
import { formatCount, formatDay, formatDayRange, formatRate, formatSpan, formatWeekday } from '../ui/format.ts';
import type { Bucket } from './group-days.ts';

export const CHART_TEXTS = {
  visibility: 'Visibility',
  mentionRate: 'Mention rate',
  citationRate: 'Citation rate',
  answers: 'Answers',
  noAnswers: 'No answers',
  interval: '95% interval',
  day: 'Day',
  week: 'Week',
  view: 'Show as',
  chart: 'Chart',
  table: 'Table',
  weekCutOff: 'part of the week',
  noneInPeriod: 'No answers in this period.',
  rateSummary: (first: Bucket, last: Bucket, percents: readonly number[]) =>
    `Line chart of visibility, mention rate and citation rate, ${formatDayRange(first.firstDay, last.lastDay)}. ` +
    `Visibility starts at ${formatRate(percents[0] ?? null)} and ends at ${formatRate(percents.at(-1) ?? null)}, ` +
    `between ${formatSpan(Math.min(...percents), Math.max(...percents))}%.`,
  answersSummary: (first: Bucket, last: Bucket, total: number) =>
    `Bar chart of ${formatCount(total)} answers, ${formatDayRange(first.firstDay, last.lastDay)}.`,
} as const;

/** `9 Nov`, for a week its first day. */
export function toAxisLabel(bucket: Bucket): string {
  return formatDay(bucket.firstDay);
}

/** `Mon, 9 Nov 2026`, or `9 Nov – 15 Nov 2026` for a week. */
export function toBucketName(bucket: Bucket): string {
  if (bucket.firstDay === bucket.lastDay && bucket.isWhole) return formatWeekday(bucket.firstDay);
  const range = formatDayRange(bucket.firstDay, bucket.lastDay);
  return bucket.isWhole ? range : `${range}, ${CHART_TEXTS.weekCutOff}`;
}
