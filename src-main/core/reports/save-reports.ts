/** Writing report definitions. */
import { notFound } from '#shared/app-error.ts';
import { defineWrite } from '../../storage/command.ts';
import { newId } from '../ids.ts';
import { readReport, type StoredReport } from './load-reports.ts';
import type { ReportDefinition } from './report-definition.ts';

interface SavedDefinition {
  projectId: number;
  /** Null: a new one. */
  reportId: string | null;
  definition: ReportDefinition;
}

/** Throws NOT_FOUND. */
export const saveReport = defineWrite('reports.save', (db, input: SavedDefinition, { nowMs }): StoredReport => {
  const { projectId, reportId, definition } = input;
  const text = JSON.stringify(definition);
  const publicId = reportId ?? newId();
  if (reportId === null) {
    db.prepare(
      'INSERT INTO report (public_id, project_id, definition, created_at, updated_at) VALUES (?, ?, ?, ?, ?)',
    ).run(publicId, projectId, text, nowMs, nowMs);
  } else {
    db.prepare('UPDATE report SET definition = ?, updated_at = ? WHERE project_id = ? AND public_id = ?').run(
      text,
      nowMs,
      projectId,
      publicId,
    );
  }
  const saved = readReport(db, projectId, publicId);
  if (!saved) throw notFound('The report');
  return saved;
});

/** Its schedules go with it, and what of them is not built yet. Throws NOT_FOUND. */
export const removeReport = defineWrite(
  'reports.remove',
  (db, { projectId, reportId }: { projectId: number; reportId: string }): null => {
    const known = readReport(db, projectId, reportId);
    if (!known) throw notFound('The report');
    db.prepare(
      `DELETE FROM report_build WHERE built_at IS NULL
         AND schedule_id IN (SELECT id FROM report_schedule WHERE report_id = ?)`,
    ).run(known.id);
    db.prepare('DELETE FROM report WHERE id = ?').run(known.id);
    return null;
  },
);
