/** What changed against the period before, of all that is on the overview: only changes that are real, the largest first. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { differenceInterval, excludesZero } from '#shared/statistics/difference-interval.ts';
import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';

import type { CompetitorRow } from '../../brands/plan-competitor-rows.ts';
import type { Summary } from './plan-kpi-tiles.ts';

export type RankedBrand = OperationOutput<'competitors.list'>['competitors'][number];

export interface OverviewChange {
  key: string;
  /** Who changed: an engine's view of the own brand, or a competitor. */
  kind: 'engine' | 'competitor';
  name: string;
  engine: Engine | null;
  /** Percentage points of visibility. */
  points: number;
}

const MOST = 6;

function planEngineChange(engine: Engine, { current, previous }: Summary): OverviewChange | null {
  const hits = (period: Summary['current']) =>
    Math.round((period.responseVisibilityRate * period.totalResponses) / 100);
  const interval = differenceInterval(
    { hits: hits(current), total: current.totalResponses },
    { hits: hits(previous), total: previous.totalResponses },
  );
  if (interval === null || !excludesZero(interval)) return null;
  const points = current.responseVisibilityRate - previous.responseVisibilityRate;
  return { key: `engine ${engine}`, kind: 'engine', name: ENGINE_LABELS[engine], engine, points };
}

/** `byEngine`: the summaries that have come in. An empty list: nothing moved beyond noise. */
export function planChanges(
  byEngine: readonly { engine: Engine; summary: Summary }[],
  brands: readonly CompetitorRow[],
): OverviewChange[] {
  const engines = byEngine.map(({ engine, summary }) => planEngineChange(engine, summary));
  const competitors = brands
    .filter(({ isUserBrand, visibilityMove }) => !isUserBrand && visibilityMove?.isReal)
    .map(({ id, name, visibilityChange }): OverviewChange => {
      return { key: `brand ${id}`, kind: 'competitor', name, engine: null, points: visibilityChange ?? 0 };
    });
  return [...engines.filter((change) => change !== null), ...competitors]
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST);
}
