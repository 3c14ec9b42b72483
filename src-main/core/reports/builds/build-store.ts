/** The log of builds: a row for each file, also for one that could not be built so far. Files themselves are not touched here. */
import { notFound } from '#shared/app-error.ts';
import { toDate } from '#shared/time/day.ts';
import { localDayOf } from '#shared/time/local-day.ts';
import { type BuildFault, RETRY_DAYS, type ReportFileFormat } from '#shared/vocabulary/reports.ts';
import { defineRead, defineWrite } from '../../../storage/command.ts';
import type { Connection } from '../../../storage/connection.ts';
import { newId } from '../../ids.ts';

export interface StoredBuild {
  publicId: string;
  reportId: string | null;
  scheduleId: string | null;
  projectId: string;
  projectName: string;
  slot: string;
  format: ReportFileFormat;
  name: string;
  /** Empty: the folder of reports in the data folder. */
  folder: string;
  firstDay: number;
  lastDay: number;
  fileName: string | null;
  bytes: number | null;
  builtAt: number | null;
  failures: number;
  failedAt: number | null;
  reason: BuildFault | null;
  said: string | null;
}

const BUILD = `SELECT report_build.public_id AS publicId, report.public_id AS reportId, report_schedule.public_id AS scheduleId,
  project.public_id AS projectId, project.name AS projectName, slot, format, report_build.name AS name, report_build.folder AS folder,
  first_day AS firstDay, last_day AS lastDay, file_name AS fileName, bytes, built_at AS builtAt, failures, failed_at AS failedAt, reason, said
  FROM report_build JOIN project ON project.id = report_build.project_id LEFT JOIN report ON report.id = report_build.report_id
    LEFT JOIN report_schedule ON report_schedule.id = report_build.schedule_id`;

/** Files that lists show of a project. */
const MOST_FILES = 500;

/** Those with a file, newest first. */
export const loadBuiltFiles = defineRead(
  'reports.loadFiles',
  (db, projectId: number): StoredBuild[] =>
    db
      .prepare(
        `${BUILD} WHERE report_build.project_id = ? AND built_at IS NOT NULL ORDER BY built_at DESC, report_build.id DESC LIMIT ${MOST_FILES}`,
      )
      .all(projectId) as StoredBuild[],
);

/** All of them, what happened last first. */
export const loadBuilds = defineRead(
  'reports.loadBuilds',
  (db, { projectId, limit }: { projectId: number | null; limit: number }): StoredBuild[] =>
    db
      .prepare(
        `${BUILD} WHERE report_build.project_id = coalesce(?, report_build.project_id) AND project.archived_at IS NULL
         ORDER BY coalesce(built_at, failed_at) DESC, report_build.id DESC LIMIT ?`,
      )
      .all(projectId, limit) as StoredBuild[],
);

export const loadBuild = defineRead(
  'reports.loadBuild',
  (db, { projectId, fileId }: { projectId: number; fileId: string }): StoredBuild | null =>
    (db
      .prepare(`${BUILD} WHERE report_build.project_id = ? AND report_build.public_id = ? AND built_at IS NOT NULL`)
      .get(projectId, fileId) as StoredBuild | undefined) ?? null,
);

/** What a build is of, whether it works out or not. */
export interface BuildKey {
  projectId: number;
  reportId: number | null;
  /** Null: somebody asked. */
  scheduleId: number | null;
  slot: string;
  format: ReportFileFormat;
  name: string;
  folder: string;
  firstDay: number;
  lastDay: number;
}

/**
 * Notes a file and how far its schedule is, together. The public id of its row; null when the slot was built already. Throws NOT_FOUND when
 * the schedule or the report is gone.
 */
export const saveBuilt = defineWrite(
  'reports.saveBuilt',
  (db, { key, fileName, bytes }: { key: BuildKey; fileName: string; bytes: number }, { nowMs }): string | null => {
    requireThere(db, key);
    const { projectId, folder } = key;
    if (key.scheduleId === null) {
      // The same file of before was replaced.
      db.prepare('DELETE FROM report_build WHERE project_id = ? AND folder = ? AND file_name = ?').run(
        projectId,
        folder,
        fileName,
      );
    }
    const publicId = insertBuild(db, key);
    const { changes } = db
      .prepare(
        'UPDATE report_build SET name = ?, folder = ?, file_name = ?, bytes = ?, built_at = ? WHERE public_id = ? AND built_at IS NULL',
      )
      .run(key.name, folder, fileName, bytes, nowMs, publicId);
    advance(db, key);
    return changes === 0 ? null : publicId;
  },
);

/** Notes that a build failed, and why. */
export const noteFailed = defineWrite(
  'reports.noteFailed',
  (db, { key, reason, said }: { key: BuildKey; reason: BuildFault; said: string }, { nowMs }): null => {
    requireThere(db, key);
    const publicId = insertBuild(db, key);
    db.prepare(
      `UPDATE report_build SET name = ?, folder = ?, failures = failures + 1, failed_at = ?, reason = ?, said = ?
       WHERE public_id = ? AND built_at IS NULL`,
    ).run(key.name, key.folder, nowMs, reason, said, publicId);
    advance(db, key);
    return null;
  },
);

function requireThere(db: Connection, { scheduleId, reportId }: BuildKey): void {
  const isThere = (table: string, id: number | null) =>
    id === null || db.prepare(`SELECT 1 FROM ${table} WHERE id = ?`).get(id) !== undefined;
  if (!isThere('report_schedule', scheduleId)) throw notFound('The schedule');
  if (!isThere('report', reportId)) throw notFound('The report');
}

/** The public id of its row, which may be there. */
function insertBuild(db: Connection, key: BuildKey): string {
  const { projectId, reportId, scheduleId, slot, format, name, folder, firstDay, lastDay } = key;
  db.prepare(
    `INSERT INTO report_build (public_id, project_id, report_id, schedule_id, slot, format, name, folder, first_day, last_day, failures)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0) ON CONFLICT DO NOTHING`,
  ).run(newId(), projectId, reportId, scheduleId, slot, format, name, folder, firstDay, lastDay);
  return db
    .prepare(
      `SELECT public_id FROM report_build WHERE schedule_id IS ? AND project_id = ? AND slot = ? AND format = ?
       ORDER BY id DESC LIMIT 1`,
    )
    .pluck()
    .get(scheduleId, projectId, slot, format) as string;
}

/** A slot needs no first try any more once there is a row for each of its formats. */
function advance(db: Connection, { scheduleId, projectId, slot }: BuildKey): void {
  if (scheduleId === null) return;
  db.prepare(
    `UPDATE report_schedule_client SET last_slot = ? WHERE schedule_id = ? AND project_id = ? AND last_slot < ?
       AND NOT EXISTS (SELECT 1 FROM report_schedule, json_each(formats) AS wanted WHERE report_schedule.id = schedule_id
         AND NOT EXISTS (SELECT 1 FROM report_build WHERE report_build.schedule_id = report_schedule_client.schedule_id
           AND report_build.project_id = report_schedule_client.project_id AND slot = ? AND format = wanted.value))`,
  ).run(slot, scheduleId, projectId, slot, slot);
}

export const removeBuild = defineWrite(
  'reports.removeBuild',
  (db, { projectId, fileId }: { projectId: number; fileId: string }): null => {
    db.prepare('DELETE FROM report_build WHERE project_id = ? AND public_id = ?').run(projectId, fileId);
    return null;
  },
);

export interface FailingSchedule {
  scheduleId: string;
  name: string;
  count: number;
  sinceMs: number;
  /** Of the newest failure. */
  said: string | null;
  projects: { id: string; name: string }[];
}

/** Schedules with files that could not be built and are tried again. */
export const loadFailing = defineRead('reports.loadFailing', (db, nowMs: number): FailingSchedule[] => {
  const rows = db
    .prepare(
      `SELECT report_schedule.public_id AS scheduleId, report_schedule.name AS name, project.public_id AS projectId,
         project.name AS projectName, failed_at AS failedAt, said
       FROM report_build JOIN report_schedule ON report_schedule.id = schedule_id JOIN project ON project.id = report_build.project_id
       WHERE built_at IS NULL AND failed_at IS NOT NULL AND slot >= ? AND archived_at IS NULL
       ORDER BY report_schedule.id, failed_at DESC`,
    )
    .all(toDate(localDayOf(nowMs) - RETRY_DAYS)) as FailingRow[];
  return [...Map.groupBy(rows, ({ scheduleId }) => scheduleId)].map(([scheduleId, found]) => ({
    scheduleId,
    name: found[0]?.name ?? '',
    count: found.length,
    sinceMs: Math.min(...found.map(({ failedAt }) => failedAt)),
    said: found[0]?.said ?? null,
    projects: [...new Map(found.map(({ projectId, projectName }) => [projectId, projectName]))].map(([id, name]) => ({
      id,
      name,
    })),
  }));
});

interface FailingRow {
  scheduleId: string;
  name: string;
  projectId: string;
  projectName: string;
  failedAt: number;
  said: string | null;
}
