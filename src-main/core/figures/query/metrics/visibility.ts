/**
 * Visibility of many projects at once: of a period, of the one that it is compared with, and day by day. By the functions of
 * `metrics.summary`, to the last digit, without the other six figures. What was counted is kept on the connection until an answer of the
 * project's own changes: asked again, 250 projects are read in some milliseconds.
 */
import type { ChangeVerdict, FigureInterval } from '#shared/contract/intervals.ts';
import { monthOf } from '#shared/time/month.ts';
import type { Connection } from '../../../../storage/connection.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { toScopeBefore } from '../../store/figure-scope.ts';
import { breakdown, readTotal } from '../breakdown.ts';
import { toInterval, toVerdict } from '../cells/figure-intervals.ts';
import { readComparedCells } from '../cells/read-prompt-cells.ts';
import { toAnswerCells } from '../cells/to-answer-cells.ts';
import { toRate } from '../rates.ts';

/** Rates are 0-100, null where there are no answers; a change is in points, null where either period has none. */
export interface Visibility {
  answers: number;
  /** With an answer in the period. */
  prompts: number;
  rate: number | null;
  interval: FigureInterval;
  previous: number | null;
  change: number | null;
  verdict: ChangeVerdict;
  /** One for each day of the period. */
  days: readonly (number | null)[];
}

const FIGURE = 'responseVisibilityRate';

/** Of each scope, in their order: one of a project each, all without filters. */
export function readVisibilities(db: Connection, scopes: readonly FigureScope[]): Visibility[] {
  const versions = readVersions(db, scopes);
  const kept = keptBy.get(db) ?? new Map<string, Kept>();
  keptBy.set(db, kept);
  return scopes.map((scope, at) => {
    const { version, brandId } = versions[at]!;
    const key = toKey(scope);
    const known = kept.get(key);
    if (known?.version === version) return known.visibility;
    const visibility = readVisibility(db, scope, brandId);
    kept.delete(key);
    kept.set(key, { version, visibility });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return visibility;
  });
}

interface Kept {
  version: string;
  visibility: Visibility;
}

/** Some 2 MB on a connection: 750 projects in two windows. */
const MOST_KEPT = 1_500;
const keptBy = new WeakMap<Connection, Map<string, Kept>>();

function toKey(scope: FigureScope): string {
  const before = toScopeBefore(scope);
  return [scope.projectId, scope.firstDay, scope.lastDay, before.firstDay, before.lastDay].join(' ');
}

/** What the figures of a scope are made of: the own brand, and how often the facts of its months changed. */
function readVersions(db: Connection, scopes: readonly FigureScope[]): { version: string; brandId: number }[] {
  const brands = new Map(
    db.prepare('SELECT project_id, id FROM brand WHERE is_own = 1').raw().all() as [number, number][],
  );
  const ranges = scopes.map((scope) => {
    const before = toScopeBefore(scope);
    const isEmpty = before.lastDay < before.firstDay;
    const [first, last] = isEmpty
      ? [scope.firstDay, scope.lastDay]
      : [Math.min(scope.firstDay, before.firstDay), Math.max(scope.lastDay, before.lastDay)];
    return { first: monthOf(first), last: monthOf(last) };
  });
  const first = Math.min(...ranges.map((range) => range.first));
  const last = Math.max(...ranges.map((range) => range.last));
  const states = db
    .prepare(
      'SELECT project_id, month, changes FROM month_state WHERE month BETWEEN ? AND ? ORDER BY project_id, month',
    )
    .raw()
    .all(first, last) as [projectId: number, month: number, changes: number][];
  const byProject = Map.groupBy(states, ([projectId]) => projectId);
  return scopes.map(({ projectId }, at) => {
    const range = ranges[at]!;
    const brandId = brands.get(projectId) ?? 0;
    const months = (byProject.get(projectId) ?? []).filter(([, month]) => month >= range.first && month <= range.last);
    return { brandId, version: `${brandId};${months.map(([, month, changes]) => `${month} ${changes}`).join()}` };
  });
}

function readVisibility(db: Connection, scope: FigureScope, brandId: number): Visibility {
  const brandIds = [brandId];
  const [current, previous] = [readTotal(db, scope, brandIds), readTotal(db, toScopeBefore(scope), brandIds)];
  const cells = readComparedCells(db, { scope, brandIds });
  const [now, before] = [cells.current, cells.previous].map((side) => toAnswerCells(side, FIGURE, { brandId }));
  const dayCorrelation = cells.correlations[FIGURE];
  const rate = current.answers === 0 ? null : toRate(current.of(brandId).visible, current.answers);
  const rateBefore = previous.answers === 0 ? null : toRate(previous.of(brandId).visible, previous.answers);
  return {
    answers: current.answers,
    prompts: current.asked,
    rate,
    interval: toInterval(now!, FIGURE, dayCorrelation),
    previous: rateBefore,
    change: rate === null || rateBefore === null ? null : rate - rateBefore,
    verdict: toVerdict(now!, before!, FIGURE, { dayCorrelation }),
    days: readDays(db, scope, brandId),
  };
}

function readDays(db: Connection, scope: FigureScope, brandId: number): (number | null)[] {
  const parts = breakdown(db, { scope, by: ['day'], brandIds: [brandId], measures: [] });
  const byDay = new Map(parts.map((part) => [part.key.day, part]));
  return Array.from({ length: scope.lastDay - scope.firstDay + 1 }, (_, index) => {
    const part = byDay.get(scope.firstDay + index);
    return part ? toRate(part.of(brandId).visible, part.answers) : null;
  });
}
