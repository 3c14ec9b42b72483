/** One element for each calendar day of a window, days without answers included. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import { lengthOf } from '#shared/time/window.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { readSkippedDays } from '../../../scheduling/skipped-days.ts';
import { toMean } from '../../codec/units.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import type { ScopePrompt } from '../../store/read-facts.ts';
import { breakdown } from '../breakdown.ts';
import { Part } from '../breakdown-part.ts';
import { readDayIntervals } from '../cells/read-day-intervals.ts';
import { toSentimentFields, withShareIntervals } from '../opinions/sentiment-shares.ts';

type Timeseries = OperationOutput<'metrics.timeseries'>;
type Day = Timeseries['chartData'][number];

export const loadTimeseries = defineRead(
  'metrics.timeseries',
  (db, question: DayQuestion): Timeseries =>
    db.atOneMoment(() => {
      const { scope } = question;
      const skipped = readSkippedDays(db, scope.projectId, scope);
      const chartData = readDays(db, question).map(
        (day, index): Day =>
          day.totalResults === 0 && skipped.has(scope.firstDay + index)
            ? { ...day, emptyBecause: 'schedule_crossed_midnight' }
            : day,
      );
      return { chartData, anchoredWindow: null };
    }),
);

export interface DayQuestion {
  scope: FigureScope;
  withIntervals?: boolean;
  /** Of all prompts of the scope, only these. */
  prompts?: readonly ScopePrompt[];
}

/** The days of a window, those without answers too. */
export function readDays(db: Connection, { scope, withIntervals = false, prompts }: DayQuestion): Day[] {
  const brandId = readOwnBrandId(db, scope.projectId);
  const question = { scope, by: ['day'], brandIds: [brandId], measures: ['means', 'prompts'] } as const;
  const parts = new Map(
    breakdown(db, { ...question, ...(prompts && { prompts }) }).map((part) => [part.key.day, part]),
  );
  const intervals = withIntervals ? readDayIntervals(db, scope, prompts) : null;
  return Array.from({ length: lengthOf(scope) }, (_, index) => {
    const day = toDay(scope.firstDay + index, parts.get(scope.firstDay + index) ?? Part.NOTHING, brandId);
    const sure = intervals?.[index];
    return sure ? { ...day, intervals: sure.intervals, ...withShareIntervals(day, sure.shares) } : day;
  });
}

function toDay(day: number, part: Part, brandId: number): Day {
  const { answers, ...figures } = toBrandFigures(part, brandId);
  return {
    date: toDate(day),
    totalResults: answers,
    notVisible: answers - figures.visible,
    ...figures,
    uniquePrompts: part.asked,
  };
}

/** Means are null where the brand was never named, sentiment where nothing was said about it. */
export function toBrandFigures(part: Part, brandId: number) {
  const counts = part.of(brandId);
  const { visible, named, cited, orderSum, depthUnits, sentiment } = counts;
  return {
    answers: part.answers,
    visible,
    mentions: named,
    cited,
    mentionOrder: named > 0 ? orderSum / named : null,
    position: toMean(depthUnits, named),
    sentiment,
    ...toSentimentFields(counts),
  };
}
