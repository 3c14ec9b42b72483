/** Reading report definitions. */
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { type ReportDefinition, readDefinition } from './report-definition.ts';

export interface StoredReport {
  id: number;
  publicId: string;
  definition: ReportDefinition;
  createdAt: number;
  updatedAt: number;
}

const REPORT =
  'SELECT id, public_id AS publicId, definition, created_at AS createdAt, updated_at AS updatedAt FROM report';

type ReportRow = Omit<StoredReport, 'definition'> & { definition: string };

function toReport(row: ReportRow): StoredReport {
  return { ...row, definition: readDefinition(row.definition) };
}

/** One report of a project; null when there is none with that id. */
export function readReport(db: Connection, projectId: number, publicId: string): StoredReport | null {
  const row = db.prepare(`${REPORT} WHERE project_id = ? AND public_id = ?`).get(projectId, publicId);
  return row ? toReport(row as ReportRow) : null;
}

/** The newest one that is called so, however that is written in capitals. */
export function readReportByName(db: Connection, projectId: number, name: string): StoredReport | null {
  const wanted = name.toLowerCase();
  return loadReports.run(db, projectId).findLast(({ definition }) => definition.name.toLowerCase() === wanted) ?? null;
}

/** By its own number. */
export function readReportById(db: Connection, id: number): StoredReport | null {
  const row = db.prepare(`${REPORT} WHERE id = ?`).get(id);
  return row ? toReport(row as ReportRow) : null;
}

/** Oldest first. */
export const loadReports = defineRead('reports.load', (db, projectId: number): StoredReport[] =>
  (db.prepare(`${REPORT} WHERE project_id = ? ORDER BY id`).all(projectId) as ReportRow[]).map(toReport),
);

export const loadReport = defineRead(
  'reports.loadOne',
  (db, { projectId, reportId }: { projectId: number; reportId: string }): StoredReport | null =>
    readReport(db, projectId, reportId),
);
