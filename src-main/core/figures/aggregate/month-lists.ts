/** What a project's month adds up to, by kind: storing and reading of rows. What is in them is their own kind's matter. */
import type { Connection } from '../../../storage/connection.ts';
import type { FigureScope } from '../store/figure-scope.ts';
import { planWholeMonths } from '../store/plan-months.ts';
import type { CountedList } from './counted-ids.ts';
import { type ListPart, readParts, saveParts } from './list-parts.ts';
import type { ProjectMonth } from './month-state.ts';

/** Those of citations and searches stay when an answer is measured again. */
export const LISTED_KINDS = ['source', 'host', 'search'] as const;
/** Those of brands go with it. */
export const BRAND_KINDS = ['pair', 'gap', 'own'] as const;
export const LIST_KINDS = [...LISTED_KINDS, ...BRAND_KINDS] as const;

export type ListKind = (typeof LIST_KINDS)[number];

export interface MonthList {
  kind: ListKind;
  /** Over all segments. */
  totals: Uint8Array;
  /** By segment. */
  cells: Uint8Array;
  /** By id, for the few that are shown. */
  parts: ListPart[];
}

/** Replaces the list of its kind. */
export function saveList(db: Connection, month: ProjectMonth, { kind, totals, cells, parts }: MonthList): void {
  dropLists(db, month, [kind]);
  db.prepare('INSERT INTO month_list (project_id, month, kind, totals, cells) VALUES (?, ?, ?, ?, ?)').run(
    ...[month.projectId, month.month, kind, totals, cells],
  );
  saveParts(db, kind, month, parts);
}

export function dropLists(db: Connection, { projectId, month }: ProjectMonth, kinds: readonly ListKind[]): void {
  const drop = db.prepare('DELETE FROM month_list WHERE project_id = ? AND month = ? AND kind = ?');
  for (const kind of kinds) drop.run(projectId, month, kind);
}

export function readKinds(db: Connection, { projectId, month }: ProjectMonth): ListKind[] {
  return db
    .prepare('SELECT kind FROM month_list WHERE project_id = ? AND month = ? ORDER BY kind')
    .pluck()
    .all(projectId, month) as ListKind[];
}

export function readList(db: Connection, month: ProjectMonth, kind: ListKind): MonthList | null {
  const row = db
    .prepare('SELECT totals, cells FROM month_list WHERE project_id = ? AND month = ? AND kind = ?')
    .get(month.projectId, month.month, kind) as Pick<MonthList, 'totals' | 'cells'> | undefined;
  return row ? { kind, ...row, parts: readParts(db, kind, month) } : null;
}

/** Whole months of a scope that have lists of all these kinds, in order. With tags none: lists cannot tell prompts apart. */
export function listAggregatedMonths(db: Connection, scope: FigureScope, kinds: readonly ListKind[]): number[] {
  const whole = scope.tags === null && scope.firstDay <= scope.lastDay ? planWholeMonths(scope) : null;
  if (!whole) return [];
  return db
    .prepare(
      `SELECT month FROM month_list
       WHERE project_id = ? AND month BETWEEN ? AND ? AND kind IN (SELECT value FROM json_each(?))
       GROUP BY month HAVING count(*) = ? ORDER BY month`,
    )
    .pluck()
    .all(scope.projectId, whole.first, whole.last, JSON.stringify(kinds), kinds.length) as number[];
}

/** What reads `totals` or `cells` of a list that is there. */
export function openList(db: Connection, { projectId, month }: ProjectMonth, kind: ListKind): CountedList {
  return (column) =>
    db
      .prepare(`SELECT ${column} FROM month_list WHERE project_id = ? AND month = ? AND kind = ?`)
      .pluck()
      .get(projectId, month, kind) as Uint8Array;
}
