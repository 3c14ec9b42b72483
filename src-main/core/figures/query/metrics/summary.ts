/** The figures of a period beside those of the one that it is compared with. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { toMean } from '../../codec/units.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { readTotal } from '../breakdown.ts';
import type { Part } from '../part.ts';
import { toChange, toRate } from '../rates.ts';

type Summary = OperationOutput<'metrics.summary'>;
type PeriodMetrics = Summary['current'];

export const loadSummary = defineRead(
  'metrics.summary',
  (db, scope: FigureScope): Summary => db.atOneMoment(() => readSummary(db, scope)),
);

function readSummary(db: Connection, scope: FigureScope): Summary {
  const brandId = readOwnBrandId(db, scope.projectId);
  const current = readTotal(db, scope, [brandId]);
  const previous = readTotal(db, toScopeBefore(scope), [brandId]);
  return toSummary(scope, brandId, { current, previous });
}

/** `current` is of the scope, `previous` of what it is compared with. */
export function toSummary(scope: FigureScope, brandId: number, parts: { current: Part; previous: Part }): Summary {
  const current = toPeriodMetrics(parts.current, brandId, scope);
  const previous = toPeriodMetrics(parts.previous, brandId, toScopeBefore(scope));
  return { current, previous, changes: toChanges(current, previous) };
}

/** Counts and rates (0-100) of a period; position and sentiment are null when the brand was never named. */
function toPeriodMetrics(part: Part, brandId: number, window: DayWindow): PeriodMetrics {
  const { answers, asked } = part;
  const counts = part.of(brandId);
  const visible = counts.visiblePrompts;
  const periodEnd = toDate(window.lastDay);
  return {
    totalResponses: answers,
    responseVisibilityRate: toRate(counts.visible, answers),
    mentionRate: toRate(counts.named, answers),
    citationRate: toRate(counts.cited, answers),
    mentions: counts.named,
    cited: counts.cited,
    visibilityRate: toRate(visible, asked),
    visible,
    notVisible: asked - visible,
    position: toMean(counts.depthUnits, counts.named),
    sentiment: toMean(counts.sentimentUnits, counts.named),
    date: periodEnd,
    periodStart: toDate(window.firstDay),
    periodEnd,
  };
}

function toChanges(current: PeriodMetrics, previous: PeriodMetrics): Summary['changes'] {
  return {
    visibleChange: current.visible - previous.visible,
    visibilityRateChange: current.visibilityRate - previous.visibilityRate,
    responseVisibilityRateChange: current.responseVisibilityRate - previous.responseVisibilityRate,
    mentionsChange: current.mentions - previous.mentions,
    positionChange: toChange(current.position, previous.position),
    sentimentChange: toChange(current.sentiment, previous.sentiment),
    mentionRateChange: current.mentionRate - previous.mentionRate,
    citationRateChange: current.citationRate - previous.citationRate,
    citedChange: current.cited - previous.cited,
  };
}
