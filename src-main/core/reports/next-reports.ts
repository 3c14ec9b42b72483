/** The report that a schedule builds next, of each project. Builds nothing. */
import { defineRead } from '../../storage/command.ts';
import { planNextBuild, type ReportSchedule } from './schedules/plan-build-slot.ts';

export interface NextReport {
  atMs: number;
  name: string;
}

type Row = ReportSchedule & { projectId: number; name: string };

/** By internal id of the project; none for a project without a schedule. */
export const loadNextReports = defineRead('reports.next', (db, nowMs: number): Map<number, NextReport> => {
  const rows = db
    .prepare(
      `SELECT project_id AS projectId, name, rhythm, weekday, day_of_month AS dayOfMonth, time
       FROM report_schedule JOIN report_schedule_client ON schedule_id = report_schedule.id ORDER BY report_schedule.id`,
    )
    .all() as Row[];
  const next = new Map<number, NextReport>();
  for (const { projectId, name, ...schedule } of rows) {
    const atMs = planNextBuild(schedule, nowMs).startsAtMs;
    const known = next.get(projectId);
    if (!known || atMs < known.atMs) next.set(projectId, { atMs, name });
  }
  return next;
});
