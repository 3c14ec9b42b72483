/**
 * The first and the last transaction of opening a project file, and the way back. In between, the rows hang on a project without a name,
 * which no list shows; a note in the settings says which process fills it.
 */
import { uptime } from 'node:os';
import type { Selectable } from 'kysely';

import { AppError } from '#shared/app-error.ts';
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { isProcessAlive } from '../../storage/is-process-alive.ts';
import type { ProjectTable } from '../../storage/schema.ts';
import { newId } from '../ids.ts';
import { holdJudge } from '../judging/held-judges.ts';
import { chooseDefaults } from '../lifecycle/archive-project.ts';
import { MEASURING_VERSION } from '../measuring/measurement.ts';
import { billingPeriodIdOf, ledgerPromptIdOf } from '../money/ledger-lookups.ts';
import { holdSchedule } from '../projects/held-schedules.ts';
import { checkProjectSlot } from '../projects/limits.ts';
import { cancelRemoved } from '../scheduling/finish-runs.ts';
import { GIVEN_UP, type OpenMode, PARKED } from './new-ids.ts';
import { refuseFile } from './refusals.ts';
import { readSavedTables, SHARED } from './saved-tables.ts';

type ProjectRow = Selectable<ProjectTable>;

const toKey = (projectId: number) => `opening-project.${projectId}`;
const parked = (publicId: string) => `${PARKED.text}${publicId}`;

/** Gives the number of a project that nobody finds. */
export const beginOpening = defineWrite(
  'projectFiles.begin',
  (db, { row, publicId, pid }: { row: ProjectRow; publicId: string; pid: number }, { nowMs }): number => {
    const hidden: Record<string, unknown> = {
      ...row,
      public_id: parked(publicId),
      name: '',
      archived_at: nowMs,
      is_default: 0,
    };
    const names = Object.keys(hidden).filter((name) => name !== 'id');
    const insert = db.raw.prepare(
      `INSERT INTO project (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    );
    const projectId = Number(insert.run(...names.map((name) => hidden[name])).lastInsertRowid);
    saveSetting(db, toKey(projectId), JSON.stringify({ pid, name: row.name, startedAt: nowMs }));
    // Nobody measures again what is still coming in.
    saveSetting(db, `measured.${projectId}`, `${MEASURING_VERSION}.${row.brands_version}`);
    return projectId;
  },
);

export interface LedgerRows {
  projectId: number;
  rows: readonly {
    month: string;
    promptId: number;
    requestId: number;
    resultId: number | null;
    basis: number;
    startedAt: number;
    nano: number;
    jobId: number;
    answer: Uint8Array | null;
  }[];
}

export const saveLedger = defineWrite('projectFiles.saveLedger', (db, { projectId, rows }: LedgerRows): null => {
  const project = readPublicId(db, projectId);
  const insert = db.prepare(
    `INSERT INTO ledger_entry (billing_period_id, ledger_prompt_id, call_request_id, call_result_id, basis, started_at, nano, job_id, answer)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const { month, promptId, requestId, resultId, basis, startedAt, nano, jobId, answer } of rows)
    insert.run(
      billingPeriodIdOf(db, project, month),
      promptId,
      requestId,
      resultId,
      basis,
      startedAt,
      nano,
      jobId,
      answer,
    );
  return null;
});

interface Finish {
  projectId: number;
  publicId: string;
  row: ProjectRow;
  way: OpenMode;
  replacedId: number | null;
  settings: readonly { name: string; value: string }[];
}

/** What waits for a word of the owner: where the file was saved it may go on, and both would pay. */
export interface Held {
  scheduleHeld: boolean;
  judgeHeld: boolean;
}

/** Makes it a project as any other, in place of the one that it replaces. Throws CONFLICT where it is there by now, FORBIDDEN without room in the plan. */
export const finishOpening = defineWrite('projectFiles.finish', (db, input: Finish, { nowMs }): Held => {
  const { projectId, publicId, row, way, replacedId, settings } = input;
  const wasDefault = replacedId !== null && giveUpIds(db, replacedId, nowMs);
  if (replacedId === null && row.is_sample !== 1) checkProjectSlot(db, row.is_pitch === 1);
  forgetErased(db, publicId);
  if (db.prepare('SELECT 1 FROM project WHERE public_id = ?').get(publicId)) throw refuseFile('project_there');
  if (way === 'replace') takeIds(db, projectId);
  moveLedgerTo(db, { from: parked(publicId), to: publicId });
  db.prepare(
    'UPDATE project SET public_id = ?, name = ?, is_default = ?, archived_at = NULL, updated_at = ? WHERE id = ?',
  ).run(publicId, row.name, wasDefault ? 1 : 0, row.updated_at, projectId);
  if (replacedId !== null)
    db.prepare('UPDATE api_key_project SET project_id = ? WHERE project_id = ?').run(projectId, replacedId);
  db.prepare('DELETE FROM setting WHERE key IN (?, ?)').run(toKey(projectId), `measured.${projectId}`);
  for (const { name, value } of settings) saveSetting(db, `${name}.${projectId}`, value);
  const scheduleHeld = row.schedule !== 'manual' || hasReportSchedule(db, projectId);
  if (scheduleHeld) holdSchedule(db, projectId);
  const judgeHeld = holdJudge(db, projectId);
  chooseDefaults(db);
  return { scheduleHeld, judgeHeld };
});

/** Reports are built by themselves where nothing is asked by itself, too. */
function hasReportSchedule(db: Connection, projectId: number): boolean {
  return db.prepare('SELECT 1 FROM report_schedule_client WHERE project_id = ?').get(projectId) !== undefined;
}

/** Tables of projects whose rows have public ids. */
function listIdTables(db: Connection): { name: string; isBytes: boolean }[] {
  return readSavedTables(db)
    .filter(({ table }) => table.hasPublicId && table.name !== 'project' && !(table.name in SHARED))
    .map(({ table: { name, columns } }) => ({
      name,
      isBytes: columns.some((column) => column.name === 'public_id' && column.type === 'BLOB'),
    }));
}

/** Takes the project out of sight for good, as removing and deleting it do, and frees its ids. Returns whether it was the default. */
function giveUpIds(db: Connection, projectId: number, nowMs: number): boolean {
  const project = db.prepare('SELECT is_default AS isDefault FROM project WHERE id = ?').get(projectId) as {
    isDefault: 0 | 1;
  };
  cancelRemoved(db, projectId, nowMs);
  for (const { name, isBytes } of listIdTables(db)) {
    const sign = isBytes ? `x'${GIVEN_UP.bytes}'` : `'${GIVEN_UP.text}'`;
    const value = isBytes ? `CAST(${sign} || public_id AS BLOB)` : `${sign} || public_id`;
    db.raw.prepare(`UPDATE "${name}" SET public_id = ${value} WHERE project_id = ?`).run(projectId);
  }
  db.prepare('DELETE FROM report_schedule_client WHERE project_id = ?').run(projectId);
  db.prepare('DELETE FROM report_schedule WHERE id NOT IN (SELECT schedule_id FROM report_schedule_client)').run();
  db.prepare(
    `UPDATE project SET public_id = '${GIVEN_UP.text}' || public_id || '${GIVEN_UP.text}' || id, archived_at = ?, is_default = 0, erasing_since = ?,
       erasing_answers = (SELECT count(*) FROM answer WHERE project_id = project.id) WHERE id = ?`,
  ).run(nowMs, nowMs, projectId);
  return project.isDefault === 1;
}

/** Gives the rows the ids that they came with. */
function takeIds(db: Connection, projectId: number): void {
  for (const { name, isBytes } of listIdTables(db)) {
    const value = isBytes ? 'CAST(substr(public_id, 2) AS BLOB)' : 'substr(public_id, 2)';
    db.raw.prepare(`UPDATE "${name}" SET public_id = ${value} WHERE project_id = ?`).run(projectId);
  }
  const schedules = db
    .prepare('SELECT id, substr(public_id, 2) AS publicId FROM report_schedule WHERE public_id LIKE ?')
    .all(`${PARKED.text}%`) as { id: number; publicId: string }[];
  const isTaken = db.prepare('SELECT 1 FROM report_schedule WHERE public_id = ?');
  for (const { id, publicId } of schedules)
    db.prepare('UPDATE report_schedule SET public_id = ? WHERE id = ?').run(
      isTaken.get(publicId) ? newId() : publicId,
      id,
    );
}

/** Of a project that was deleted for good there is a row without a name left, by which its number is not given again. */
function forgetErased(db: Connection, publicId: string): void {
  db.prepare(
    `UPDATE project SET public_id = '${GIVEN_UP.text}' || public_id || '${GIVEN_UP.text}' || id WHERE public_id = ? AND name = '' AND erasing_since IS NOT NULL`,
  ).run(publicId);
}

/**
 * What was paid for the project, in place of what the file has too; what was paid since stays, for prompts that are not given.
 */
function moveLedgerTo(db: Connection, { from, to }: { from: string; to: string }): void {
  const entries =
    'SELECT entry.id FROM ledger_entry AS entry JOIN billing_period AS period ON period.id = entry.billing_period_id';
  db.prepare(
    `DELETE FROM ledger_entry WHERE id IN (${entries} WHERE period.project = ? AND EXISTS (
       SELECT 1 FROM ledger_entry AS other JOIN billing_period AS place ON place.id = other.billing_period_id
       WHERE place.project = ? AND place.month = period.month AND other.started_at = entry.started_at
         AND other.call_request_id = entry.call_request_id AND other.ledger_prompt_id = entry.ledger_prompt_id))`,
  ).run(to, from);
  db.prepare(
    `UPDATE ledger_entry SET ledger_prompt_id = ?, job_id = 0 WHERE id IN (${entries} WHERE period.project = ?)`,
  ).run(ledgerPromptIdOf(db, ''), to);
  const periods = db.prepare('SELECT id, month FROM billing_period WHERE project = ?').all(from) as {
    id: number;
    month: string;
  }[];
  for (const { id, month } of periods) {
    db.prepare('UPDATE ledger_entry SET billing_period_id = ? WHERE billing_period_id = ?').run(
      billingPeriodIdOf(db, to, month),
      id,
    );
    db.prepare('DELETE FROM billing_period WHERE id = ?').run(id);
  }
  db.prepare('DELETE FROM spend_month WHERE project = ?').run(from);
}

interface Opening {
  projectId: number;
  publicId: string;
}

/**
 * Gives up what did not get to its end: the project named, or every one whose process is gone. Deleting the rows is for whoever
 * deletes projects; gives their public ids.
 */
export const giveUpOpening = defineWrite(
  'projectFiles.giveUp',
  (db, input: { projectId: number } | { deadOnly: true }, { nowMs }): Opening[] => {
    const notes = db.prepare("SELECT key, value FROM setting WHERE key LIKE 'opening-project.%'").all() as {
      key: string;
      value: string;
    }[];
    const doomed = notes.flatMap(({ key, value }) => {
      const projectId = Number(key.slice(key.indexOf('.') + 1));
      const { name, ...process } = JSON.parse(value) as { pid: number; name: string; startedAt: number };
      const isDoomed = 'projectId' in input ? input.projectId === projectId : !isAtWork(process, nowMs);
      return isDoomed ? [{ projectId, name, publicId: readPublicId(db, projectId) }] : [];
    });
    for (const { projectId, name, publicId } of doomed) {
      const periods = 'SELECT id FROM billing_period WHERE project = ?';
      db.prepare(`DELETE FROM ledger_entry WHERE billing_period_id IN (${periods})`).run(publicId);
      db.prepare('DELETE FROM billing_period WHERE project = ?').run(publicId);
      db.prepare('DELETE FROM spend_month WHERE project = ?').run(publicId);
      db.prepare(
        `UPDATE project SET name = ?, erasing_since = ?, erasing_answers = (SELECT count(*) FROM answer WHERE project_id = project.id) WHERE id = ?`,
      ).run(name, nowMs, projectId);
      db.prepare('DELETE FROM setting WHERE key IN (?, ?)').run(toKey(projectId), `measured.${projectId}`);
    }
    return doomed.map(({ projectId, publicId }) => ({ projectId, publicId }));
  },
);

/** A start finds nothing of its own process under way, and a process id that was reused after the machine restarted is another process. */
function isAtWork({ pid, startedAt }: { pid: number; startedAt: number }, nowMs: number): boolean {
  return pid !== process.pid && startedAt >= nowMs - uptime() * 1000 && isProcessAlive(pid);
}

function readPublicId(db: Connection, projectId: number): string {
  const publicId = db.prepare('SELECT public_id FROM project WHERE id = ?').pluck().get(projectId);
  if (typeof publicId === 'string') return publicId;
  throw new AppError('NOT_FOUND', 'The project is gone.');
}

function saveSetting(db: Connection, key: string, value: string): void {
  db.prepare('INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)').run(key, value);
}
