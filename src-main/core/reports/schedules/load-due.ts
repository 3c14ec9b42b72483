/** What schedules are to build now, client by client. */
import { dayOf, toDate } from '#shared/time/day.ts';
import { localDayOf } from '#shared/time/local-day.ts';
import { RETRY_DAYS, type ReportFileFormat } from '#shared/vocabulary/reports.ts';
import { defineRead } from '../../../storage/command.ts';
import type { Connection } from '../../../storage/connection.ts';
import { loadFirstAnswerDay } from '../../figures/query/parse-scope.ts';
import { type Project, readProject } from '../../projects/project.ts';
import { planPeriod } from '../plan-period.ts';
import type { ReportDefinition } from '../report-definition.ts';
import { type ChosenReport, chooseReport } from '../templates/choose-definition.ts';
import { planDueBuild, startOfSlot } from './plan-build-slot.ts';
import { type KnownBuild, planDueBuilds } from './plan-due.ts';
import { SCHEDULE, type ScheduleRow, type StoredSchedule, toSchedule } from './schedule-store.ts';

export interface ScheduledBuild {
  schedule: StoredSchedule;
  project: Project;
  definition: ReportDefinition;
  reportId: number | null;
  slot: string;
  startsAtMs: number;
  format: ReportFileFormat;
}

/**
 * Schedule by schedule, client by client, the oldest slot first. A period that was over before a project began has nothing to report: it is
 * left out.
 */
export const loadDueReports = defineRead('reports.due', (db, nowMs: number): ScheduledBuild[] =>
  (db.prepare(`${SCHEDULE} ORDER BY report_schedule.id`).all() as ScheduleRow[])
    .map(toSchedule)
    .flatMap((schedule) => readClients(db, schedule).flatMap((client) => readDue(db, schedule, client, nowMs))),
);

interface Client {
  projectId: number;
  lastSlot: string;
}

function readClients(db: Connection, { id }: StoredSchedule): Client[] {
  return db
    .prepare(
      'SELECT project_id AS projectId, last_slot AS lastSlot FROM report_schedule_client WHERE schedule_id = ? ORDER BY project_id',
    )
    .all(id) as Client[];
}

function readDue(db: Connection, schedule: StoredSchedule, client: Client, nowMs: number): ScheduledBuild[] {
  const due = planDueBuild(schedule, nowMs);
  const known = readKnown(db, schedule.id, client.projectId, due.slot, nowMs);
  const { formats } = schedule;
  const found = planDueBuilds({ due, lastSlot: client.lastSlot, formats, known, nowMs });
  const project = found.length === 0 ? null : readProject(db, { id: client.projectId });
  if (!project || project.isScheduleHeld) return [];
  const { report, definition } = readWanted(db, schedule, project, nowMs);
  const firstDay = readFirstDay(db, project);
  return found.flatMap(({ slot, format }) => {
    const startsAtMs = startOfSlot(schedule, slot);
    const { window } = planPeriod(definition, startsAtMs);
    const build = { schedule, project, definition, reportId: report?.id ?? null, slot, startsAtMs, format };
    return window.lastDay < firstDay ? [] : [build];
  });
}

type KnownRow = Omit<KnownBuild, 'isBuilt'> & { builtAt: number | null };

function readKnown(db: Connection, scheduleId: number, projectId: number, slot: string, nowMs: number): KnownBuild[] {
  const oldest = toDate(localDayOf(nowMs) - RETRY_DAYS);
  const rows = db
    .prepare(
      `SELECT slot, format, built_at AS builtAt, failed_at AS failedAt, reason FROM report_build
       WHERE schedule_id = ? AND project_id = ? AND (slot = ? OR (built_at IS NULL AND slot >= ?))`,
    )
    .all(scheduleId, projectId, slot, oldest) as KnownRow[];
  return rows.map(({ builtAt, ...row }) => ({ ...row, isBuilt: builtAt !== null }));
}

function readWanted(
  db: Connection,
  { reportId, templateId }: StoredSchedule,
  project: Project,
  nowMs: number,
): ChosenReport {
  const choices = { reportId: reportId ?? undefined, template: templateId ?? undefined };
  return chooseReport.run(db, { project, choices, nowMs });
}

/** When a project began: the local date of its making, or the day of an older answer that was brought in. */
function readFirstDay(db: Connection, { id, createdAt }: Project): number {
  const firstAnswerDay = loadFirstAnswerDay.run(db, id);
  const isOlder = firstAnswerDay !== null && firstAnswerDay < dayOf(createdAt);
  return isOlder ? firstAnswerDay : localDayOf(createdAt);
}
