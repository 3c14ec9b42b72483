/**
 * The steps of deleting an archived project for good, each one transaction after which all counts are right. `project-eraser.ts`
 * walks them; why they are as they are is in the README.
 */
import { notFound } from '#shared/app-error.ts';
import { defineRead, defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import { deleteAnswers } from '../answers/delete-answers.ts';
import { readIsExecutorRunning } from '../scheduling/executor-lease.ts';
import { IS_OPEN } from '../scheduling/job-queue.ts';
import { readArchivedRow } from './archive-project.ts';

/** One transaction takes little longer: others want to write as well. */
const STEP_MS = 50;
/** Answers that are in no pack, taken at a time; and rows of what answers refer to. */
const SINGLES = 100;
const ROWS = 5_000;
/** They can be hundreds of thousands; everything else of a project goes in one step. */
const LARGE_TABLES = ['source', 'search_query'];

export interface ErasingProject {
  id: number;
  publicId: string;
  answersBefore: number;
  answersLeft: number;
}

/** Marks it for good. Marking it again changes nothing. Throws NOT_FOUND where there is no such archived project. */
export const beginErasing = defineWrite('projects.beginErasing', (db, publicId: string, { nowMs }): ErasingProject => {
  const row = readArchivedRow(db, publicId);
  if (!row) throw notFound('The removed project');
  const answersLeft = db.prepare('SELECT count(*) FROM answer WHERE project_id = ?').pluck().get(row.id) as number;
  const answersBefore = row.erasing_answers ?? answersLeft;
  if (row.erasing_since === null) {
    const erasing = { erasing_since: nowMs, erasing_answers: answersBefore };
    db.run(query.updateTable('project').set(erasing).where('id', '=', row.id));
  }
  return { id: row.id, publicId, answersBefore, answersLeft };
});

/** Names of the report files of a project in the data folder; what was put elsewhere is the owner's. */
export const loadErasedFiles = defineRead(
  'projects.erasedFiles',
  (db, projectId: number): string[] =>
    db
      .prepare("SELECT file_name FROM report_build WHERE project_id = ? AND folder = '' AND file_name IS NOT NULL")
      .pluck()
      .all(projectId) as string[],
);

interface ErasedStep {
  deletedAnswers: number;
  /** `waiting`: what is left waits for calls that are under way. */
  state: 'more' | 'waiting' | 'done';
}

/** Deletes some of a project that is marked; nothing of any other. `leftMs`: how much longer it takes, where that is known. */
export const eraseSome = defineWrite(
  'projects.eraseSome',
  (db, { projectId, leftMs }: { projectId: number; leftMs: number | null }, { nowMs }): ErasedStep => {
    const startedMs = performance.now();
    const busy = JSON.stringify(listBusyPrompts(db, projectId, nowMs));
    const nextPrompt = db
      .prepare(
        `SELECT prompt.id FROM prompt JOIN project ON project.id = project_id
         WHERE project_id = ? AND erasing_since IS NOT NULL AND prompt.id NOT IN (SELECT value FROM json_each(?)) LIMIT 1`,
      )
      .pluck();
    db.prepare('UPDATE project SET erasing_left_ms = coalesce(?, erasing_left_ms) WHERE id = ?').run(leftMs, projectId);
    let deletedAnswers = 0;
    do {
      const promptId = nextPrompt.get(projectId, busy) as number | undefined;
      if (promptId === undefined)
        return { deletedAnswers, state: busy === '[]' ? eraseRest(db, projectId) : 'waiting' };
      const deleted = deleteSomeAnswers(db, promptId);
      if (deleted === 0) db.prepare('DELETE FROM prompt WHERE id = ?').run(promptId);
      deletedAnswers += deleted;
    } while (performance.now() - startedMs < STEP_MS);
    return { deletedAnswers, state: 'more' };
  },
);

/** Prompts with a call under way, or a reply that is not read yet. Where no process works the queue there are none. */
function listBusyPrompts(db: Connection, projectId: number, nowMs: number): number[] {
  if (!readIsExecutorRunning(db, nowMs)) return [];
  return db
    .prepare(
      `SELECT DISTINCT prompt_id FROM job INDEXED BY job_open
       WHERE ${IS_OPEN} AND state IN ('leased', 'received') AND project_id = ?`,
    )
    .pluck()
    .all(projectId) as number[];
}

/** All answers of one pack, which goes unread, or some that are in none. */
function deleteSomeAnswers(db: Connection, promptId: number): number {
  const pack = db.prepare('SELECT id FROM answer_pack WHERE prompt_id = ? LIMIT 1').pluck().get(promptId);
  const ids = (
    pack === undefined
      ? db.prepare('SELECT id FROM answer WHERE prompt_id = ? LIMIT ?').pluck().all(promptId, SINGLES)
      : db.prepare('SELECT id FROM answer WHERE prompt_id = ? AND pack_id = ?').pluck().all(promptId, pack)
  ) as number[];
  if (pack !== undefined) db.prepare('DELETE FROM answer_pack WHERE id = ?').run(pack);
  deleteAnswers(db, ids);
  return ids.length + (pack !== undefined && ids.length === 0 ? deleteSomeAnswers(db, promptId) : 0);
}

/** All that belongs to the project, whatever table it is in, then its own row. */
function eraseRest(db: Connection, projectId: number): 'more' | 'done' {
  for (const table of LARGE_TABLES) {
    const some = db.prepare(`DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE project_id = ? LIMIT ?)`);
    if (some.run(projectId, ROWS).changes > 0) return 'more';
  }
  const tables = db
    .prepare(
      `SELECT DISTINCT tables.name AS name, links."from" AS column
       FROM sqlite_schema AS tables JOIN pragma_foreign_key_list(tables.name) AS links
       WHERE tables.type = 'table' AND links."table" = 'project'`,
    )
    .all() as { name: string; column: string }[];
  for (const { name, column } of tables) db.prepare(`DELETE FROM "${name}" WHERE "${column}" = ?`).run(projectId);
  db.prepare('DELETE FROM report_schedule WHERE id NOT IN (SELECT schedule_id FROM report_schedule_client)').run();
  const nothing = { name: '', domain: '', website_url: '', description: '', models: '[]', schedule: 'manual' } as const;
  db.run(query.updateTable('project').set(nothing).where('id', '=', projectId));
  return 'done';
}
