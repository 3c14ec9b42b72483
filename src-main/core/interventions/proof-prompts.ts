/** Which prompts a proof holds against each other: the treated, and those that nothing was done to, of the same languages and kind. */
import type { DayWindow } from '#shared/time/window.ts';
import type { Connection } from '../../storage/connection.ts';
import { type InterventionRow, readTreatedPrompts, type TreatedPrompt } from './intervention-store.ts';

export interface ProofPrompts {
  treated: TreatedPrompt[];
  untouched: TreatedPrompt[];
  languages: string[];
  /** Other interventions within the same days; their prompts are not untouched. */
  others: { name: string; day: number }[];
  /** The task that it belongs to. */
  task: { createdAtMs: number; isAutoResolved: boolean } | null;
}

interface PromptFacts extends TreatedPrompt {
  language: string;
  isBranded: number;
}

export function readProofPrompts(db: Connection, row: InterventionRow, window: DayWindow): ProofPrompts {
  const treated = readTreatedPrompts(db, row.id);
  const chosen = new Set(treated.map(({ id }) => id));
  const all = db
    .prepare(
      `SELECT id, public_id AS publicId, ordinal, language, is_branded AS isBranded FROM prompt WHERE project_id = ? ORDER BY ordinal`,
    )
    .all(row.project_id) as PromptFacts[];
  const own = all.filter(({ id }) => chosen.has(id));
  const languages = [...new Set(own.map(({ language }) => language))].sort();
  const kinds = new Set(own.map(({ isBranded }) => isBranded));
  const alike = all.filter(
    ({ id, language, isBranded }) => !chosen.has(id) && languages.includes(language) && kinds.has(isBranded),
  );
  const others = readOthers(db, row, window);
  const taken = new Set(others.flatMap(({ id }) => listTaken(db, id, alike)));
  const untouched = alike.filter(({ id }) => !taken.has(id));
  return { treated, untouched, languages, others, task: row.task_id === null ? null : readTask(db, row.task_id) };
}

/** Ids that are not untouched any more; none where it was done to all of them alike, which no comparison among them sees. */
function listTaken(db: Connection, interventionId: number, alike: readonly PromptFacts[]): number[] {
  const ids = readTreatedPrompts(db, interventionId).map(({ id }) => id);
  return alike.every(({ id }) => ids.includes(id)) ? [] : ids;
}

/** What else somebody did; a task that ended by itself is none of it. */
function readOthers(db: Connection, row: InterventionRow, { firstDay, lastDay }: DayWindow) {
  return db
    .prepare(
      `SELECT intervention.id AS id, name, day FROM intervention LEFT JOIN task ON task.id = task_id
       WHERE intervention.project_id = ? AND intervention.id <> ? AND day BETWEEN ? AND ? AND coalesce(is_auto_resolved, 0) = 0
       ORDER BY day, intervention.id`,
    )
    .all(row.project_id, row.id, firstDay, lastDay) as { id: number; name: string; day: number }[];
}

function readTask(db: Connection, taskId: number) {
  const row = db.prepare('SELECT created_at, is_auto_resolved FROM task WHERE id = ?').get(taskId) as {
    created_at: number;
    is_auto_resolved: number;
  };
  return { createdAtMs: row.created_at, isAutoResolved: row.is_auto_resolved === 1 };
}
