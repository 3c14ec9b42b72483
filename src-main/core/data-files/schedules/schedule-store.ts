/** Schedules of data files: stored, listed, deleted, which are due, and what came of them. */
import { notFound } from '#shared/app-error.ts';
import type { DataWish } from '#shared/contract/data-files.ts';
import type { ExportRhythm } from '#shared/vocabulary/data-tables.ts';
import { defineRead, defineWrite } from '../../../storage/command.ts';
import type { Connection } from '../../../storage/connection.ts';
import { newId } from '../../ids.ts';
import { planDueBuild } from '../../reports/schedules/plan-build-slot.ts';
import { requireExportable } from '../rows/exported-project.ts';

export interface ExportTiming {
  rhythm: ExportRhythm;
  weekday: number;
  dayOfMonth: number;
  time: string;
}

export interface ExportOutcome {
  written: number;
  unchanged: number;
  removed: number;
  rows: number;
  bytes: number;
  /** Of projects that were chosen and are gone; none in what was noted before they were left out. */
  missingProjectIds?: string[];
  months: string[];
  durationMs: number;
}

/** What came of one time: `said` where nothing was written. */
export interface ExportTry {
  at: number;
  outcome: ExportOutcome | null;
  said: string | null;
}

export interface ExportSchedule extends ExportTiming {
  id: number;
  publicId: string;
  wish: DataWish;
  lastSlot: string;
  writtenAt: number | null;
  outcome: ExportOutcome | null;
  failures: number;
  failedAt: number | null;
  said: string | null;
  createdAt: number;
  updatedAt: number;
  /** The newest first. */
  tries: ExportTry[];
}

interface ScheduleRow extends Omit<ExportSchedule, 'wish' | 'outcome' | 'tries'> {
  wish: string;
  outcome: string | null;
}

const SELECT = `SELECT id, public_id AS publicId, wish, rhythm, weekday, day_of_month AS dayOfMonth, time, last_slot AS lastSlot,
  written_at AS writtenAt, outcome, failures, failed_at AS failedAt, said, created_at AS createdAt, updated_at AS updatedAt
  FROM data_export_schedule`;

const toSchedule = (db: Connection, { wish, outcome, ...row }: ScheduleRow): ExportSchedule => ({
  ...row,
  wish: JSON.parse(wish),
  outcome: toOutcome(outcome),
  tries: readTries(db, row.id),
});

const toOutcome = (text: string | null): ExportOutcome | null => (text === null ? null : JSON.parse(text));

const TRIES = 'SELECT at, outcome, said FROM data_export_try WHERE data_export_schedule_id = ? ORDER BY id DESC';

function readTries(db: Connection, scheduleId: number): ExportTry[] {
  const rows = db.prepare(TRIES).all(scheduleId) as { at: number; outcome: string | null; said: string | null }[];
  return rows.map(({ outcome, ...row }) => ({ ...row, outcome: toOutcome(outcome) }));
}

/** The oldest first. */
export const loadExportSchedules = defineRead('dataFiles.loadSchedules', (db, _input: null) => readSchedules(db));

function readSchedules(db: Connection): ExportSchedule[] {
  return (db.prepare(`${SELECT} ORDER BY id`).all() as ScheduleRow[]).map((row) => toSchedule(db, row));
}

/** One that failed rests, so that a folder that is away is not looked for at every turn. */
const REST_MS = 600_000;

export const loadDueExports = defineRead('dataFiles.loadDue', (db, nowMs: number) =>
  readSchedules(db).flatMap((schedule) => {
    const { slot } = planDueBuild(schedule, nowMs);
    const isResting = schedule.failedAt !== null && Math.abs(nowMs - schedule.failedAt) < REST_MS;
    return slot > schedule.lastSlot && !isResting ? [{ schedule, slot }] : [];
  }),
);

interface Saved extends ExportTiming {
  scheduleId: string | null;
  wish: DataWish;
}

/** It begins with its next slot. Throws NOT_FOUND, for a project as well, unless it was there when the schedule was saved before. */
export const saveExportSchedule = defineWrite(
  'dataFiles.saveSchedule',
  (db, { scheduleId, wish, ...timing }: Saved, { nowMs }): ExportSchedule => {
    const { rhythm, weekday, dayOfMonth, time } = timing;
    const publicId = scheduleId ?? newId();
    const before = readSchedules(db).find((schedule) => schedule.publicId === publicId)?.wish.projectIds ?? [];
    requireExportable(db, wish.projectIds?.filter((id) => !before.includes(id)) ?? []);
    if (scheduleId === null) {
      db.prepare(
        `INSERT INTO data_export_schedule (public_id, wish, rhythm, weekday, day_of_month, time, last_slot, failures, created_at, updated_at)
         VALUES (?, '{}', 'daily', 1, 1, '00:00', '', 0, ?, ?)`,
      ).run(publicId, nowMs, nowMs);
    }
    const { changes } = db
      .prepare(
        `UPDATE data_export_schedule SET wish = ?, rhythm = ?, weekday = ?, day_of_month = ?, time = ?, last_slot = ?, failures = 0,
           failed_at = NULL, said = NULL, updated_at = ? WHERE public_id = ?`,
      )
      .run(JSON.stringify(wish), rhythm, weekday, dayOfMonth, time, planDueBuild(timing, nowMs).slot, nowMs, publicId);
    if (changes === 0) throw notFound('The schedule');
    return toSchedule(db, db.prepare(`${SELECT} WHERE public_id = ?`).get(publicId) as ScheduleRow);
  },
);

/** Throws NOT_FOUND. */
export const removeExportSchedule = defineWrite('dataFiles.removeSchedule', (db, publicId: string): null => {
  const { changes } = db.prepare('DELETE FROM data_export_schedule WHERE public_id = ?').run(publicId);
  if (changes === 0) throw notFound('The schedule');
  return null;
});

/** Older tries of a schedule are forgotten. */
const MOST_STORED_TRIES = 50;

/** `outcome`: what was written; a text: why nothing was. */
export const noteExport = defineWrite(
  'dataFiles.noteExport',
  (db, { id, slot, outcome }: { id: number; slot: string; outcome: ExportOutcome | string }, { nowMs }): null => {
    if (typeof outcome === 'string') {
      db.prepare('UPDATE data_export_schedule SET failures = failures + 1, failed_at = ?, said = ? WHERE id = ?').run(
        nowMs,
        outcome,
        id,
      );
    } else {
      db.prepare(
        `UPDATE data_export_schedule SET last_slot = ?, written_at = ?, outcome = ?, failures = 0, failed_at = NULL, said = NULL WHERE id = ?`,
      ).run(slot, nowMs, JSON.stringify(outcome), id);
    }
    noteTry(db, id, { at: nowMs, outcome });
    return null;
  },
);

function noteTry(db: Connection, id: number, { at, outcome }: { at: number; outcome: ExportOutcome | string }): void {
  const [written, said] = typeof outcome === 'string' ? [null, outcome] : [JSON.stringify(outcome), null];
  db.prepare('INSERT INTO data_export_try (data_export_schedule_id, at, outcome, said) VALUES (?, ?, ?, ?)').run(
    ...[id, at, written, said],
  );
  db.prepare(
    `DELETE FROM data_export_try WHERE data_export_schedule_id = ? AND id NOT IN
       (SELECT id FROM data_export_try WHERE data_export_schedule_id = ? ORDER BY id DESC LIMIT ?)`,
  ).run(id, id, MOST_STORED_TRIES);
}
