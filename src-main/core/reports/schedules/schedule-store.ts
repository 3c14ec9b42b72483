/** Schedules of reports: stored, listed, deleted, and what of them is due. */
import { notFound, validationError } from '#shared/app-error.ts';
import type { ParsedInput } from '#shared/contract/index.ts';
import { defineRead, defineWrite } from '../../../storage/command.ts';
import type { Connection } from '../../../storage/connection.ts';
import { newId } from '../../ids.ts';
import { readReportById } from '../load-reports.ts';
import { readTemplate } from '../templates/template-store.ts';
import { planDueBuild } from './plan-build-slot.ts';

export type ScheduleInput = Omit<ParsedInput<'reportSchedules.save'>, 'scheduleId'>;

export interface StoredSchedule extends ScheduleInput {
  id: number;
  publicId: string;
  failing: number;
  createdAt: number;
  updatedAt: number;
}

export interface ScheduleRow extends Omit<StoredSchedule, 'formats' | 'projectIds'> {
  formats: string;
  projectIds: string;
}

export const SCHEDULE = `SELECT report_schedule.id AS id, report_schedule.public_id AS publicId, report_schedule.name AS name,
  report.public_id AS reportId, report_template.public_id AS templateId, rhythm, weekday, day_of_month AS dayOfMonth, time, formats, folder,
  report_schedule.created_at AS createdAt, report_schedule.updated_at AS updatedAt,
  (SELECT json_group_array(public_id) FROM (SELECT project.public_id FROM report_schedule_client JOIN project ON project.id = project_id
    WHERE schedule_id = report_schedule.id AND archived_at IS NULL ORDER BY project.id)) AS projectIds,
  (SELECT count(*) FROM report_build WHERE schedule_id = report_schedule.id AND built_at IS NULL) AS failing
  FROM report_schedule LEFT JOIN report ON report.id = report_id LEFT JOIN report_template ON report_template.id = template_id`;

export function toSchedule({ formats, projectIds, ...row }: ScheduleRow): StoredSchedule {
  return { ...row, formats: JSON.parse(formats), projectIds: JSON.parse(projectIds) };
}

/** Oldest first; of one project, those that are for it. One whose projects were all removed is out of sight with them. */
export const loadSchedules = defineRead('reportSchedules.load', (db, projectId: number | null): StoredSchedule[] =>
  (
    db
      .prepare(
        `${SCHEDULE} WHERE ? IS NULL OR report_schedule.id IN (SELECT schedule_id FROM report_schedule_client WHERE project_id = ?)
         ORDER BY report_schedule.id`,
      )
      .all(projectId, projectId) as ScheduleRow[]
  )
    .map(toSchedule)
    .filter(({ projectIds }) => projectIds.length > 0),
);

/**
 * A new or changed time begins with its next slot, and so does a client that comes to it. Builds that failed go with their format or
 * client. Throws NOT_FOUND, and VALIDATION_ERROR for a report with other projects than its own.
 */
export const saveSchedule = defineWrite(
  'reportSchedules.save',
  (db, { scheduleId, input }: { scheduleId: string | null; input: ScheduleInput }, { nowMs }): StoredSchedule => {
    const known = scheduleId === null ? null : readSchedule(db, scheduleId);
    if (scheduleId !== null && !known) throw notFound('The schedule');
    const chosen = findChosen(db, input);
    const { rhythm, weekday, dayOfMonth, time, folder } = input;
    const name = input.name || chosen.name;
    const formats = JSON.stringify([...new Set(input.formats)]);
    const fields = [
      name,
      chosen.reportId,
      chosen.templateId,
      rhythm,
      weekday,
      dayOfMonth,
      time,
      formats,
      folder,
      nowMs,
    ];
    const publicId = scheduleId ?? newId();
    if (known) {
      db.prepare(
        `UPDATE report_schedule SET name = ?, report_id = ?, template_id = ?, rhythm = ?, weekday = ?, day_of_month = ?, time = ?,
           formats = ?, folder = ?, updated_at = ? WHERE public_id = ?`,
      ).run(...fields, publicId);
    } else {
      db.prepare(
        `INSERT INTO report_schedule (name, report_id, template_id, rhythm, weekday, day_of_month, time, formats, folder, updated_at,
           public_id, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ).run(...fields, publicId, nowMs);
    }
    const saved = readSchedule(db, publicId);
    if (!saved) throw new Error('The saved schedule is missing.');
    const isSameTime = known !== null && toTimeKey(known) === toTimeKey(saved);
    saveClients(db, saved.id, chosen.projectIds, { slot: planDueBuild(saved, nowMs).slot, isSameTime });
    db.prepare(
      `DELETE FROM report_build WHERE schedule_id = ? AND built_at IS NULL
         AND (format NOT IN (SELECT value FROM json_each(?))
           OR project_id NOT IN (SELECT project_id FROM report_schedule_client WHERE schedule_id = ?))`,
    ).run(saved.id, formats, saved.id);
    return readSchedule(db, publicId) ?? saved;
  },
);

export function readSchedule(db: Connection, publicId: string): StoredSchedule | null {
  const row = db.prepare(`${SCHEDULE} WHERE report_schedule.public_id = ?`).get(publicId);
  return row ? toSchedule(row as ScheduleRow) : null;
}

function toTimeKey({ rhythm, weekday, dayOfMonth, time }: ScheduleInput): string {
  return `${rhythm} ${rhythm === 'weekly' ? weekday : dayOfMonth} ${time}`;
}

interface Chosen {
  name: string;
  reportId: number | null;
  templateId: number | null;
  projectIds: number[];
}

function findChosen(db: Connection, { reportId, templateId, projectIds }: ScheduleInput): Chosen {
  const find = db.prepare('SELECT id, name FROM project WHERE public_id = ? AND archived_at IS NULL');
  const projects = [...new Set(projectIds)].map((id) => {
    const row = find.get(id);
    if (!row) throw notFound('The project');
    return row as { id: number; name: string };
  });
  const ids = projects.map(({ id }) => id);
  if (reportId !== null && templateId !== null)
    throw validationError([{ path: 'templateId', message: 'cannot go with a report' }]);
  if (reportId !== null) {
    const [own] = ids;
    const row = db.prepare('SELECT id FROM report WHERE public_id = ? AND project_id = ?').pluck().get(reportId, own);
    const report = row === undefined ? null : readReportById(db, row as number);
    if (!report) throw notFound('The report');
    if (ids.length > 1)
      throw validationError([
        { path: 'projectIds', message: 'must be the one of the report; make a template of it for others' },
      ]);
    return { name: report.definition.name, reportId: report.id, templateId: null, projectIds: ids };
  }
  const template = templateId === null ? null : readTemplate(db, templateId);
  if (templateId !== null && !template) throw notFound('The template');
  const usual = projects.length === 1 ? (projects[0]?.name ?? '') : `${projects.length} projects`;
  return { name: template?.name ?? usual, reportId: null, templateId: template?.id ?? null, projectIds: ids };
}

function saveClients(
  db: Connection,
  scheduleId: number,
  projectIds: readonly number[],
  { slot, isSameTime }: { slot: string; isSameTime: boolean },
): void {
  const wanted = JSON.stringify(projectIds);
  db.prepare(
    'DELETE FROM report_schedule_client WHERE schedule_id = ? AND project_id NOT IN (SELECT value FROM json_each(?))',
  ).run(scheduleId, wanted);
  db.prepare(
    `INSERT INTO report_schedule_client (schedule_id, project_id, last_slot) SELECT ?, value, ? FROM json_each(?) WHERE true
     ON CONFLICT DO UPDATE SET last_slot = CASE WHEN ? THEN last_slot ELSE excluded.last_slot END`,
  ).run(scheduleId, slot, wanted, isSameTime ? 1 : 0);
}

/** What is not built goes with it. Throws NOT_FOUND. */
export const removeSchedule = defineWrite('reportSchedules.remove', (db, publicId: string): null => {
  const id = db.prepare('SELECT id FROM report_schedule WHERE public_id = ?').pluck().get(publicId);
  if (id === undefined) throw notFound('The schedule');
  db.prepare('DELETE FROM report_build WHERE schedule_id = ? AND built_at IS NULL').run(id as number);
  db.prepare('DELETE FROM report_schedule WHERE id = ?').run(id as number);
  return null;
});
