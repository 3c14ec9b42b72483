/** One element for each calendar day of a window, days without answers included. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import { lengthOf } from '#shared/time/window.ts';
import { defineRead } from '../../../../storage/command.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { readSkippedDays } from '../../../scheduling/skipped-days.ts';
import { toMean } from '../../codec/units.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import type { Counts } from '../counts.ts';
import { readDayCounts } from '../read-counts.ts';

type Timeseries = OperationOutput<'metrics.timeseries'>;
type Day = Timeseries['chartData'][number];

export const loadTimeseries = defineRead('metrics.timeseries', (db, scope: FigureScope): Timeseries => {
  const { byDay, skipped } = db.atOneMoment(() => ({
    byDay: readDayCounts(db, scope, readOwnBrandId(db, scope.projectId)),
    skipped: readSkippedDays(db, scope.projectId, scope),
  }));
  const chartData = Array.from({ length: lengthOf(scope) }, (_, index) =>
    toDay(scope.firstDay + index, byDay.get(scope.firstDay + index), skipped),
  );
  return { chartData, anchoredWindow: null };
});

/** Counts of a day; the averages are null when the brand was not named that day. */
function toDay(day: number, counts: Counts | undefined, skipped: ReadonlySet<number>): Day {
  return {
    date: toDate(day),
    totalResults: counts?.answers ?? 0,
    visible: counts?.visible ?? 0,
    notVisible: counts ? counts.answers - counts.visible : 0,
    mentions: counts?.named ?? 0,
    cited: counts?.cited ?? 0,
    mentionOrder: counts && counts.named > 0 ? counts.orderSum / counts.named : null,
    position: counts ? toMean(counts.depthUnits, counts.named) : null,
    sentiment: counts ? toMean(counts.sentimentUnits, counts.named) : null,
    uniquePrompts: counts?.asked ?? 0,
    ...(!counts && skipped.has(day) && { emptyBecause: 'schedule_crossed_midnight' as const }),
  };
}
