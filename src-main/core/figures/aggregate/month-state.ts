/** Which months of a project are aggregated, and how often their facts have changed: what keeps an aggregate from outliving its facts. */
import type { Connection } from '../../../storage/connection.ts';

export interface ProjectMonth {
  projectId: number;
  /** Months since January 1970. */
  month: number;
}

export interface MonthState extends ProjectMonth {
  /** Another number after each change. */
  changes: number;
}

/** Notes that facts changed. Whoever changes them does it in the same transaction. */
export function noteChange(db: Connection, { projectId, month }: ProjectMonth): void {
  // It begins anywhere: a project that got the number of a deleted one is no match for what was seen before.
  db.prepare(
    `INSERT INTO month_state (project_id, month, changes, is_summed) VALUES (?, ?, abs(random() % 1000000000), 0)
     ON CONFLICT DO UPDATE SET changes = changes + 1, is_summed = 0`,
  ).run(projectId, month);
}

/** One row for each prompt and month, under the key of its facts. */
export const PROMPT_TABLES = ['prompt_month', 'own_month', 'cited_month'] as const;

/** Drops what those months of prompts added up to: it is so no longer. */
export function dropPromptMonths(db: Connection, keys: readonly number[]): void {
  for (const table of PROMPT_TABLES) {
    const drop = db.prepare(`DELETE FROM ${table} WHERE id = ?`);
    for (const key of keys) drop.run(key);
  }
}

/** Drops every monthly aggregate of the folder; the upkeep makes them again. */
export function dropAggregates(db: Connection): void {
  for (const table of [...PROMPT_TABLES, 'month_list']) db.prepare(`DELETE FROM ${table}`).run();
  db.prepare('UPDATE month_state SET changes = changes + 1, is_summed = 0').run();
  const months = db.prepare('SELECT project_id AS projectId, -1 - period AS month FROM total_period WHERE period < 0');
  for (const month of months.all() as ProjectMonth[]) noteChange(db, month);
}

/** Months before this one that are not aggregated, but for those of a project that is being deleted for good. */
export function readUnaggregated(db: Connection, beforeMonth: number): MonthState[] {
  return db
    .prepare(
      `SELECT project_id AS projectId, month, changes FROM month_state
       WHERE is_summed = 0 AND month < ?
         AND project_id NOT IN (SELECT id FROM project WHERE erasing_since IS NOT NULL)
       ORDER BY project_id, month`,
    )
    .all(beforeMonth) as MonthState[];
}

/** Whether the facts are as they were when the state was read. */
export function isUnchanged(db: Connection, { projectId, month, changes }: MonthState): boolean {
  const found = db
    .prepare('SELECT 1 FROM month_state WHERE project_id = ? AND month = ? AND changes = ?')
    .get(projectId, month, changes);
  return found !== undefined;
}

export function noteAggregated(db: Connection, { projectId, month }: ProjectMonth): void {
  db.prepare('UPDATE month_state SET is_summed = 1 WHERE project_id = ? AND month = ?').run(projectId, month);
}
