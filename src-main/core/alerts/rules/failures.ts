/** Rules about what could not be written: a report, or data files. */
import { dayOf, startOfDay, toDate } from '#shared/time/day.ts';
import type { DataFormat } from '#shared/vocabulary/data-tables.ts';
import type { Connection } from '../../../storage/connection.ts';
import type { AlertEvent, ConditionOf, DayOfProject } from '../alert-event.ts';

export function evaluateReportFailed(
  db: Connection,
  _condition: ConditionOf<'report_failed'>,
  { project, day }: DayOfProject,
): AlertEvent[] {
  const rows = db
    .prepare(
      `SELECT public_id AS id, name, format, reason FROM report_build
       WHERE project_id = ? AND failures > 0 AND built_at IS NULL AND failed_at < ? ORDER BY report_build.id`,
    )
    .all(project.id, startOfDay(day + 1)) as { id: string; name: string; format: string; reason: string | null }[];
  return rows.map(({ id, ...facts }) => ({ event: id, restDays: null, facts: { kind: 'report_failed', ...facts } }));
}

/** Of schedules that write files of this project; from the first try that failed until one succeeds it is one event. */
export function evaluateExportFailed(
  db: Connection,
  _condition: ConditionOf<'export_failed'>,
  { project, day }: DayOfProject,
): AlertEvent[] {
  const rows = db
    .prepare(
      `SELECT public_id AS id, last_slot AS lastSlot, coalesce(wish ->> '$.format', 'parquet') AS format, written_at AS writtenAt
       FROM data_export_schedule WHERE failures > 0 AND failed_at < ?
         AND (wish ->> '$.projectIds' IS NULL OR EXISTS (SELECT 1 FROM json_each(wish, '$.projectIds') WHERE value = ?))
       ORDER BY data_export_schedule.id`,
    )
    .all(startOfDay(day + 1), project.publicId) as {
    id: string;
    lastSlot: string;
    format: DataFormat;
    writtenAt: number | null;
  }[];
  return rows.map(({ id, lastSlot, format, writtenAt }) => ({
    event: `${id}:${lastSlot}`,
    restDays: null,
    facts: { kind: 'export_failed', format, lastDate: writtenAt === null ? null : toDate(dayOf(writtenAt)) },
  }));
}
