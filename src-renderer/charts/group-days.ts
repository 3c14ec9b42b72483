/** Groups the days of a timeseries into days or weeks by adding counts up. Averages of daily rates are never taken. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { poolCountedDays } from '#shared/statistics/pool-days.ts';
import { toDate } from '#shared/time/day.ts';
import { type DayWindow, lengthOf } from '#shared/time/window.ts';
import type { ChartMark } from './chart-marks.ts';

export type TimeseriesDay = OperationOutput<'metrics.timeseries'>['chartData'][number];
/** A day with its counts, and intervals where the core told them; series of brands have none. */
export type CountedDay = Omit<TimeseriesDay, 'intervals'> & {
  intervals?: { responseVisibilityRate: { repeat: readonly [number, number] | null } } | undefined;
};
export type Grain = 'day' | 'week';

/** Counts of one day or week; `depth` is a mean over answers naming the brand, `sentiment` over those that say something about it; null without any. */
export interface Bucket {
  /** Days since 1970-01-01, both inclusive and inside the window. */
  firstDay: number;
  lastDay: number;
  /** False for a week that the window cuts off. */
  isWhole: boolean;
  answers: number;
  visible: number;
  mentions: number;
  cited: number;
  depth: number | null;
  sentiment: number | null;
  /** Repeat interval of visibility, in percent; null where it is not known. */
  repeat: readonly [number, number] | null;
  /** That it is made of the prompts of each day, and not of its answers alone. */
  isRepeatKnown?: true;
  /** A day without answers because clocks changed between its runs. */
  isSkipped?: true;
  /** What happened on its days. */
  marks?: readonly ChartMark[];
  /** Questions that brought nothing to count, by reason, in words. */
  leftOut?: readonly { name: string; count: number }[];
}

/** Windows up to this length are drawn by day unless the reader chooses otherwise. */
const MAX_DAYS_BY_DAY = 45;
const DAYS_A_WEEK = 7;
/** Day 0, 1970-01-01, was a Thursday: three days after a Monday. */
const MONDAY_OFFSET = 3;

export function defaultGrain(window: DayWindow): Grain {
  return lengthOf(window) <= MAX_DAYS_BY_DAY ? 'day' : 'week';
}

/** Percent of a bucket's answers; null, not zero, when it has none. */
export function ratePercent(count: number, answers: number): number | null {
  return answers === 0 ? null : (100 * count) / answers;
}

/** A value with gaps on both sides has no line to be on: it gets a dot. */
export function isAlone(percents: readonly (number | null)[], index: number): boolean {
  return (percents[index - 1] ?? null) === null && (percents[index + 1] ?? null) === null;
}

function mondayOf(day: number): number {
  return day - ((day + MONDAY_OFFSET) % DAYS_A_WEEK);
}

function sumOf(days: readonly CountedDay[], count: (day: CountedDay) => number): number {
  return days.reduce((sum, day) => sum + count(day), 0);
}

/** Mean weighted by the answers behind each value; null when there are none. */
function meanOf(
  days: readonly CountedDay[],
  value: (day: CountedDay) => number | null,
  countOf: (day: CountedDay) => number,
): number | null {
  const known = days.filter((day) => value(day) !== null && countOf(day) > 0);
  const weight = sumOf(known, countOf);
  return weight === 0 ? null : sumOf(known, (day) => (value(day) ?? 0) * countOf(day)) / weight;
}

function countOpinions({ mentions, sentimentCoverage }: CountedDay): number {
  return Math.round((mentions * (sentimentCoverage ?? 0)) / 100);
}

/** Of a week what its days say together. */
function repeatOf(days: readonly CountedDay[]): Bucket['repeat'] {
  return poolCountedDays(
    days.map(({ totalResults, visible, intervals }) => ({
      n: totalResults,
      hits: visible,
      repeat: intervals?.responseVisibilityRate.repeat ?? null,
    })),
  );
}

function hasRepeats(days: readonly CountedDay[]): boolean {
  return days.some(({ totalResults }) => totalResults > 0) && days.every(isRepeatKnown);
}

function isRepeatKnown({ totalResults, intervals }: CountedDay): boolean {
  return totalResults === 0 || intervals !== undefined;
}

function toBucket(days: readonly CountedDay[], firstDay: number, lastDay: number, fullLength: number): Bucket {
  return {
    firstDay,
    lastDay,
    isWhole: lastDay - firstDay + 1 === fullLength,
    answers: sumOf(days, (day) => day.totalResults),
    visible: sumOf(days, (day) => day.visible),
    mentions: sumOf(days, (day) => day.mentions),
    cited: sumOf(days, (day) => day.cited),
    depth: meanOf(
      days,
      (day) => day.position,
      ({ mentions }) => mentions,
    ),
    sentiment: meanOf(days, (day) => day.sentiment, countOpinions),
    repeat: repeatOf(days),
    ...(hasRepeats(days) && { isRepeatKnown: true }),
    ...(fullLength === 1 && days[0]?.emptyBecause && { isSkipped: true }),
  };
}

const dayNames = new Map<number, string>();

/** `YYYY-MM-DD`. Every line of every chart goes through the same days. */
function nameDay(day: number): string {
  const known = dayNames.get(day);
  if (known !== undefined) return known;
  const date = toDate(day);
  dayNames.set(day, date);
  return date;
}

/** One bucket for every day or every week (Monday to Sunday) of the window, also where nothing was answered. */
export function groupDays(days: readonly CountedDay[], window: DayWindow, grain: Grain): Bucket[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const length = grain === 'day' ? 1 : DAYS_A_WEEK;
  const buckets: Bucket[] = [];
  let firstDay = window.firstDay;
  while (firstDay <= window.lastDay) {
    const natural = grain === 'day' ? firstDay : mondayOf(firstDay) + DAYS_A_WEEK - 1;
    const lastDay = Math.min(natural, window.lastDay);
    const inside: CountedDay[] = [];
    for (let day = firstDay; day <= lastDay; day++) {
      const found = byDate.get(nameDay(day));
      if (found) inside.push(found);
    }
    buckets.push(toBucket(inside, firstDay, lastDay, length));
    firstDay = lastDay + 1;
  }
  return buckets;
}
