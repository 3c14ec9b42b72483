/** What the owner notes, changes and removes; and what a task leaves when it is done. */
import { AppError, notFound, validationError } from '#shared/app-error.ts';
import { fromDate } from '#shared/time/day.ts';
import type { EstimatedFigure } from '#shared/vocabulary/figures.ts';
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import {
  findIntervention,
  findTaskIntervention,
  type Intervention,
  type InterventionRow,
  insertIntervention,
  removeInterventionRow,
  toIntervention,
  updateIntervention,
} from './intervention-store.ts';

export interface InterventionFields {
  name: string;
  date: string;
  promptIds?: readonly string[] | undefined;
  tag?: string | undefined;
  figure?: EstimatedFigure | undefined;
  url?: string | null | undefined;
  note?: string | undefined;
}

interface ProjectId {
  projectId: number;
}

/** Throws VALIDATION_ERROR without prompts, for both ways to name them, or for a prompt or tag that the project has not. */
export const createIntervention = defineWrite(
  'interventions.create',
  (db, input: ProjectId & InterventionFields, { nowMs }): Intervention => {
    const chosen = choosePrompts(db, input);
    if (chosen === null) throw refuse('promptIds', 'name the prompts, or a tag');
    const { projectId, name, date, figure = 'mentionRate', url = null, note = '' } = input;
    const added = { projectId, taskId: null, name, day: fromDate(date), figure, url, note, ...chosen };
    return readBack(db, { projectId, interventionId: insertIntervention(db, added, nowMs) });
  },
);

/** Throws NOT_FOUND, and VALIDATION_ERROR as for a new one. */
export const changeIntervention = defineWrite(
  'interventions.change',
  (db, input: ProjectId & { interventionId: string } & Partial<InterventionFields>, { nowMs }): Intervention => {
    const row = requireIntervention(db, input);
    const chosen = choosePrompts(db, input);
    const { name = row.name, date, figure = row.figure, url = row.url, note = row.note } = input;
    const change = { name, day: date === undefined ? row.day : fromDate(date), figure, url, note, updated_at: nowMs };
    updateIntervention(db, row.id, { ...change, ...(chosen && { tag: chosen.tag }) }, chosen?.promptIds ?? null);
    return readBack(db, input);
  },
);

/** Throws NOT_FOUND, and CONFLICT for one of a task: that goes when the task is opened again. */
export const removeIntervention = defineWrite(
  'interventions.remove',
  (db, input: ProjectId & { interventionId: string }): null => {
    const row = requireIntervention(db, input);
    if (row.task_id !== null) {
      throw new AppError('CONFLICT', 'It belongs to a task and goes when that is opened again.');
    }
    removeInterventionRow(db, row.id);
    return null;
  },
);

/** In the transaction that ends a task: freezes its prompts with the day. */
export function freezeTask(
  db: Connection,
  task: { id: number; projectId: number; name: string; figure: EstimatedFigure; promptIds: readonly number[] },
  day: number,
  nowMs: number,
): void {
  const { id: taskId, projectId, name, figure, promptIds } = task;
  releaseTask(db, taskId);
  insertIntervention(db, { projectId, taskId, name, day, figure, tag: null, url: null, note: '', promptIds }, nowMs);
}

/** In the transaction that opens a task again. */
export function releaseTask(db: Connection, taskId: number): void {
  const row = findTaskIntervention(db, taskId);
  if (row) removeInterventionRow(db, row.id);
}

function requireIntervention(db: Connection, input: { projectId: number; interventionId: string }): InterventionRow {
  const row = findIntervention(db, input.projectId, input.interventionId);
  if (!row) throw notFound('The intervention');
  return row;
}

function readBack(db: Connection, input: { projectId: number; interventionId: string }): Intervention {
  return toIntervention(db, requireIntervention(db, input));
}

/** Row ids of the prompts that are named, and the tag as it is spelt; null where neither is sent. */
function choosePrompts(
  db: Connection,
  { projectId, promptIds, tag }: ProjectId & Partial<InterventionFields>,
): { promptIds: number[]; tag: string | null } | null {
  if (promptIds !== undefined && tag !== undefined) throw refuse('tag', 'send promptIds or tag, not both');
  if (promptIds !== undefined) return { promptIds: findPrompts(db, projectId, promptIds), tag: null };
  if (tag === undefined) return null;
  const rows = db
    .prepare(
      `SELECT prompt.id AS id, name FROM tag JOIN prompt_tag ON tag_id = tag.id JOIN prompt ON prompt.id = prompt_id
       WHERE tag.project_id = ? AND folded = ? ORDER BY ordinal`,
    )
    .all(projectId, tag.toLowerCase()) as { id: number; name: string }[];
  if (rows.length === 0) throw refuse('tag', 'is on no prompt of this project');
  return { promptIds: rows.map(({ id }) => id), tag: rows[0]?.name ?? tag };
}

function findPrompts(db: Connection, projectId: number, publicIds: readonly string[]): number[] {
  const find = db.prepare('SELECT id FROM prompt WHERE public_id = ? AND project_id = ?').pluck();
  const found = [...new Set(publicIds)].map((publicId) => ({
    publicId,
    id: find.get(publicId, projectId) as number | undefined,
  }));
  const unknown = found.filter(({ id }) => id === undefined);
  if (unknown.length > 0) {
    const toIssue = ({ publicId }: { publicId: string }) => ({
      path: `promptIds.${publicIds.indexOf(publicId)}`,
      message: 'is no prompt of this project',
    });
    throw validationError(unknown.map(toIssue));
  }
  return found.flatMap(({ id }) => id ?? []);
}

function refuse(path: string, message: string): AppError {
  return validationError([{ path, message }]);
}
