/** Reading report definitions and the rows of built files. The files themselves are not touched here. */
import { dayOf } from '#shared/time/day.ts';
import { localDayOf } from '#shared/time/local-day.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { loadFirstAnswerDay } from '../figures/query/parse-scope.ts';
import { type Project, readProject } from '../projects/project.ts';
import type { Slot } from '../scheduling/plan-slot.ts';
import { planDueBuild } from './plan-build-slot.ts';
import { planPeriod } from './plan-period.ts';
import { type ReportDefinition, readDefinition } from './report-definition.ts';

export interface StoredReport {
  id: number;
  publicId: string;
  definition: ReportDefinition;
  lastSlot: string;
  createdAt: number;
  updatedAt: number;
}

export interface StoredReportFile {
  publicId: string;
  reportId: string | null;
  name: string;
  fileName: string;
  firstDay: number;
  lastDay: number;
  bytes: number;
  builtAt: number;
}

const REPORT = `SELECT id, public_id AS publicId, definition, last_slot AS lastSlot, created_at AS createdAt,
  updated_at AS updatedAt, project_id AS projectId FROM report`;

const FILE = `SELECT report_file.public_id AS publicId, report.public_id AS reportId, name, file_name AS fileName,
  first_day AS firstDay, last_day AS lastDay, bytes, built_at AS builtAt
  FROM report_file LEFT JOIN report ON report.id = report_file.report_id`;

type ReportRow = Omit<StoredReport, 'definition'> & { definition: string; projectId: number };

function toReport({ projectId: _, ...row }: ReportRow): StoredReport {
  return { ...row, definition: readDefinition(row.definition) };
}

/** One report of a project; null when there is none with that id. */
export function readReport(db: Connection, projectId: number, publicId: string): StoredReport | null {
  const row = db.prepare(`${REPORT} WHERE project_id = ? AND public_id = ?`).get(projectId, publicId);
  return row ? toReport(row as ReportRow) : null;
}

/** Oldest first. */
export const loadReports = defineRead('reports.load', (db, projectId: number): StoredReport[] =>
  (db.prepare(`${REPORT} WHERE project_id = ? ORDER BY id`).all(projectId) as ReportRow[]).map(toReport),
);

/** Newest first. */
export const loadReportFiles = defineRead(
  'reports.loadFiles',
  (db, projectId: number): StoredReportFile[] =>
    db
      .prepare(`${FILE} WHERE report_file.project_id = ? ORDER BY built_at DESC, report_file.id DESC`)
      .all(projectId) as StoredReportFile[],
);

export const loadReportFile = defineRead(
  'reports.loadFile',
  (db, { projectId, fileId }: { projectId: number; fileId: string }): StoredReportFile | null =>
    (db.prepare(`${FILE} WHERE report_file.project_id = ? AND report_file.public_id = ?`).get(projectId, fileId) as
      | StoredReportFile
      | undefined) ?? null,
);

export interface DueReport {
  report: StoredReport;
  project: Project;
  due: Slot;
}

/**
 * Reports whose newest slot began and was not built, oldest first. A clock that went back finds nothing new. A period
 * that was over before the project began has nothing to tell: its report is left out.
 */
export const loadDueReports = defineRead('reports.due', (db, nowMs: number): DueReport[] =>
  (db.prepare(`${REPORT} ORDER BY id`).all() as ReportRow[]).flatMap((row) => {
    const report = toReport(row);
    const due = planDueBuild(report.definition, nowMs);
    if (due === null || due.slot <= report.lastSlot) return [];
    const project = readProject(db, { id: row.projectId });
    if (!project) return [];
    const { window } = planPeriod(report.definition, due.startsAtMs);
    return window.lastDay < readFirstDay(db, project) ? [] : [{ report, project, due }];
  }),
);

/** When a project began: the local date of its making, or the day of an older answer that was brought in. */
function readFirstDay(db: Connection, { id, createdAt }: Project): number {
  const firstAnswerDay = loadFirstAnswerDay.run(db, id);
  const isOlder = firstAnswerDay !== null && firstAnswerDay < dayOf(createdAt);
  return isOlder ? firstAnswerDay : localDayOf(createdAt);
}
