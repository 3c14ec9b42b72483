/** Rows of interventions and their prompts. Decides nothing: it writes what it is given, in the caller's transaction. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import type { EstimatedFigure } from '#shared/vocabulary/figures.ts';
import { type Connection, query } from '../../storage/connection.ts';
import type { InterventionTable } from '../../storage/schema.ts';
import { newId } from '../ids.ts';

export type InterventionRow = Omit<InterventionTable, 'id' | 'figure'> & { id: number; figure: EstimatedFigure };
export type Intervention = OperationOutput<'interventions.get'>;

export interface NewIntervention {
  projectId: number;
  taskId: number | null;
  name: string;
  day: number;
  figure: EstimatedFigure;
  tag: string | null;
  url: string | null;
  note: string;
  /** Row ids. */
  promptIds: readonly number[];
}

export function insertIntervention(db: Connection, added: NewIntervention, nowMs: number): string {
  const publicId = newId();
  const { lastId } = db.run(
    query.insertInto('intervention').values({
      public_id: publicId,
      project_id: added.projectId,
      task_id: added.taskId,
      name: added.name,
      day: added.day,
      figure: added.figure,
      tag: added.tag,
      url: added.url,
      note: added.note,
      created_at: nowMs,
      updated_at: nowMs,
    }),
  );
  insertPrompts(db, lastId, added.promptIds);
  return publicId;
}

export function updateIntervention(
  db: Connection,
  id: number,
  change: Partial<Omit<InterventionRow, 'id'>>,
  promptIds: readonly number[] | null,
): void {
  db.run(query.updateTable('intervention').set(change).where('id', '=', id));
  if (promptIds === null) return;
  db.prepare('DELETE FROM intervention_prompt WHERE intervention_id = ?').run(id);
  insertPrompts(db, id, promptIds);
}

function insertPrompts(db: Connection, id: number, promptIds: readonly number[]): void {
  db.prepare('INSERT INTO intervention_prompt (intervention_id, prompt_id) SELECT ?, value FROM json_each(?)').run(
    id,
    JSON.stringify(promptIds),
  );
}

export function removeInterventionRow(db: Connection, id: number): void {
  db.prepare('DELETE FROM intervention WHERE id = ?').run(id);
}

export function findIntervention(db: Connection, projectId: number, publicId: string): InterventionRow | undefined {
  return db.prepare('SELECT * FROM intervention WHERE project_id = ? AND public_id = ?').get(projectId, publicId) as
    | InterventionRow
    | undefined;
}

export function findTaskIntervention(db: Connection, taskId: number): InterventionRow | undefined {
  return db.prepare('SELECT * FROM intervention WHERE task_id = ?').get(taskId) as InterventionRow | undefined;
}

/** Newest day first. */
export function readInterventions(db: Connection, projectId: number): InterventionRow[] {
  return db
    .prepare('SELECT * FROM intervention WHERE project_id = ? ORDER BY day DESC, id DESC')
    .all(projectId) as InterventionRow[];
}

export interface TreatedPrompt {
  id: number;
  publicId: string;
  ordinal: number;
}

export function readTreatedPrompts(db: Connection, interventionId: number): TreatedPrompt[] {
  return db
    .prepare(
      `SELECT prompt.id AS id, public_id AS publicId, ordinal FROM intervention_prompt JOIN prompt ON prompt.id = prompt_id
       WHERE intervention_id = ? ORDER BY ordinal`,
    )
    .all(interventionId) as TreatedPrompt[];
}

export function toIntervention(db: Connection, row: InterventionRow): Intervention {
  const task = db.prepare('SELECT public_id FROM task WHERE id = ?').pluck();
  return {
    id: row.public_id,
    name: row.name,
    date: toDate(row.day),
    figure: row.figure,
    promptIds: readTreatedPrompts(db, row.id).map(({ publicId }) => publicId),
    tag: row.tag,
    url: row.url,
    note: row.note,
    taskId: row.task_id === null ? null : (task.get(row.task_id) as string),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}
