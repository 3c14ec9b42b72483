/** What changed against the other period, of all that is on the overview: only changes that are no noise, the largest first. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Verdict } from '#shared/statistics/compare.ts';
import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';

import type { Competitor } from '../../brands/plan-competitor-rows.ts';
import { type JudgedTally, planJudged } from '../../table/plan-judged.ts';
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
  verdict: Verdict;
}

export interface OverviewChanges {
  changes: OverviewChange[];
  tally: JudgedTally;
}

const MOST = 6;

/** `byEngine`: the summaries that have come in. No change: nothing moved beyond noise. */
export function planChanges(
  byEngine: readonly { engine: Engine; summary: Summary }[],
  brands: readonly Competitor[],
): OverviewChanges {
  const engines = byEngine.map(({ engine, summary: { current, previous, changes } }) => ({
    about: { key: `engine ${engine}`, kind: 'engine' as const, name: ENGINE_LABELS[engine], engine },
    change: current.totalResponses === 0 || previous.totalResponses === 0 ? null : changes.responseVisibilityRateChange,
    verdict: changes.verdicts.responseVisibilityRateChange,
  }));
  const competitors = brands
    .filter(({ isUserBrand }) => !isUserBrand)
    .map(({ id, name, visibilityChange, verdicts }) => ({
      about: { key: `brand ${id}`, kind: 'competitor' as const, name, engine: null },
      change: visibilityChange,
      verdict: verdicts?.visibilityChange,
    }));
  const rows = [...engines, ...competitors];
  const { moves, tally } = planJudged(
    rows.map(({ change, verdict }) => (change === null ? null : { change, verdict })),
  );
  const changes = rows
    .flatMap(({ about }, index): OverviewChange[] => {
      const move = moves[index];
      const isSaid = move?.verdict === 'real' || move?.verdict === 'on_these_prompts';
      return move && isSaid ? [{ ...about, points: move.change, verdict: move.verdict }] : [];
    })
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST);
  return { changes, tally };
}
