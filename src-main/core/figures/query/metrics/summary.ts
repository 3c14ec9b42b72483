/** The figures of a period with those of the one that it is compared with. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { METRIC_CHANGES } from '#shared/contract/metrics.ts';
import { toDate } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { EstimatedFigure } from '#shared/vocabulary/figures.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { toMean } from '../../codec/units.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { readTotal } from '../breakdown.ts';
import { Part } from '../breakdown-part.ts';
import { NOTHING_SURE, type SureFigures, toSureFigures } from '../cells/figure-intervals.ts';
import { readDaySpreads } from '../cells/read-day-spreads.ts';
import { readComparedCells } from '../cells/read-prompt-cells.ts';
import { type ShareIntervals, toSentimentFields } from '../opinions/sentiment-shares.ts';
import { toChange, toRate } from '../rates.ts';

type Summary = OperationOutput<'metrics.summary'>;
type PeriodMetrics = Summary['current'];

export const loadSummary = defineRead(
  'metrics.summary',
  (db, scope: FigureScope): Summary => db.atOneMoment(() => readSummary(db, scope)),
);

function readSummary(db: Connection, scope: FigureScope): Summary {
  const brandId = readOwnBrandId(db, scope.projectId);
  const before = toScopeBefore(scope);
  const parts = { current: readTotal(db, scope, [brandId]), previous: readTotal(db, before, [brandId]) };
  return toSummary(
    scope,
    brandId,
    parts,
    toSureFigures(
      { ...readComparedCells(db, { scope, brandIds: [brandId] }), spreads: readDaySpreads(db, scope) },
      { brandId },
    ),
  );
}

/** `current` is of the scope, `previous` of what it is compared with. */
export function toSummary(
  scope: FigureScope,
  brandId: number,
  parts: { current: Part; previous: Part },
  { current: now, previous: then, shares, verdicts }: SureFigures,
): Summary {
  const current = { ...toPeriodMetrics(parts.current, brandId, scope, shares.current), intervals: now };
  const previous = {
    ...toPeriodMetrics(parts.previous, brandId, toScopeBefore(scope), shares.previous),
    intervals: then,
  };
  return { current, previous, changes: { ...toChanges(current, previous), verdicts: toChangeVerdicts(verdicts) } };
}

/** The summary of no answers at all. */
export function emptySummary(scope: FigureScope): Summary {
  return toSummary(scope, 0, { current: Part.NOTHING, previous: Part.NOTHING }, NOTHING_SURE);
}

/** Counts and rates (0-100) of a period; position is null when the brand was never named, sentiment when nothing was said about it. */
function toPeriodMetrics(
  part: Part,
  brandId: number,
  window: DayWindow,
  shares: ShareIntervals,
): Omit<PeriodMetrics, 'intervals'> {
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
    sentiment: counts.sentiment,
    ...toSentimentFields(counts, shares),
    date: periodEnd,
    periodStart: toDate(window.firstDay),
    periodEnd,
  };
}

type Changes = Omit<Summary['changes'], 'verdicts'>;

function toChanges(current: PeriodMetrics, previous: PeriodMetrics): Changes {
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

/** What each change is a change of; that of a count is as sure as that of its rate. */
const FIGURES_OF_CHANGES: Readonly<Record<keyof Changes, { figure: EstimatedFigure; isCount?: boolean }>> = {
  visibleChange: { figure: 'visibilityRate', isCount: true },
  visibilityRateChange: { figure: 'visibilityRate' },
  responseVisibilityRateChange: { figure: 'responseVisibilityRate' },
  mentionsChange: { figure: 'mentionRate', isCount: true },
  positionChange: { figure: 'position' },
  sentimentChange: { figure: 'sentiment' },
  mentionRateChange: { figure: 'mentionRate' },
  citationRateChange: { figure: 'citationRate' },
  citedChange: { figure: 'citationRate', isCount: true },
};

function toChangeVerdicts(verdicts: SureFigures['verdicts']): Summary['changes']['verdicts'] {
  const entries = METRIC_CHANGES.map((name) => {
    const { figure, isCount = false } = FIGURES_OF_CHANGES[name];
    return [name, isCount ? { ...verdicts[figure], repeat: null, brand: null } : verdicts[figure]];
  });
  return Object.fromEntries(entries);
}
