/** Writing report definitions and the rows of built files, each change in one transaction. */
import { notFound } from '#shared/app-error.ts';
import { defineWrite } from '../../storage/command.ts';
import { newId } from '../ids.ts';
import { readReport, type StoredReport } from './load-reports.ts';
import { planDueBuild } from './plan-build-slot.ts';
import type { ReportDefinition } from './report-definition.ts';

interface SavedDefinition {
  projectId: number;
  /** Null: a new one. */
  reportId: string | null;
  definition: ReportDefinition;
}

/** Throws NOT_FOUND. A new or changed schedule begins with its next slot. */
export const saveReport = defineWrite('reports.save', (db, input: SavedDefinition, { nowMs }): StoredReport => {
  const { projectId, reportId, definition } = input;
  const known = reportId === null ? null : readReport(db, projectId, reportId);
  if (reportId !== null && !known) throw notFound('The report');
  const isSameSchedule = known !== null && toScheduleKey(known.definition) === toScheduleKey(definition);
  const lastSlot = isSameSchedule ? known.lastSlot : (planDueBuild(definition, nowMs)?.slot ?? '');
  const text = JSON.stringify(definition);
  const publicId = reportId ?? newId();
  if (known) {
    db.prepare('UPDATE report SET definition = ?, last_slot = ?, updated_at = ? WHERE id = ?').run(
      text,
      lastSlot,
      nowMs,
      known.id,
    );
  } else {
    db.prepare(
      'INSERT INTO report (public_id, project_id, definition, last_slot, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
    ).run(publicId, projectId, text, lastSlot, nowMs, nowMs);
  }
  const saved = readReport(db, projectId, publicId);
  if (!saved) throw new Error('The saved report is missing.');
  return saved;
});

function toScheduleKey({ rhythm, weekday, dayOfMonth, time }: ReportDefinition): string {
  return rhythm === 'never' ? rhythm : `${rhythm} ${rhythm === 'weekly' ? weekday : dayOfMonth} ${time}`;
}

/** Throws NOT_FOUND. */
export const removeReport = defineWrite(
  'reports.remove',
  (db, { projectId, reportId }: { projectId: number; reportId: string }): null => {
    const known = readReport(db, projectId, reportId);
    if (!known) throw notFound('The report');
    db.prepare('DELETE FROM report WHERE id = ?').run(known.id);
    return null;
  },
);

export interface NewReportFile {
  projectId: number;
  reportId: number;
  slot: string;
  name: string;
  fileName: string;
  firstDay: number;
  lastDay: number;
  bytes: number;
}

/** Notes a built file and its slot together; false when the slot was built already. Throws NOT_FOUND when the report is gone. */
export const saveReportFile = defineWrite('reports.saveFile', (db, file: NewReportFile, { nowMs }): boolean => {
  const { changes } = db
    .prepare('UPDATE report SET last_slot = ? WHERE id = ? AND last_slot < ?')
    .run(file.slot, file.reportId, file.slot);
  if (changes === 0) {
    if (!db.prepare('SELECT 1 FROM report WHERE id = ?').get(file.reportId)) throw notFound('The report');
    return false;
  }
  const { projectId, reportId, slot, name, fileName, firstDay, lastDay, bytes } = file;
  return (
    db
      .prepare(
        `INSERT INTO report_file
           (public_id, project_id, report_id, slot, name, file_name, first_day, last_day, bytes, built_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      )
      .run(newId(), projectId, reportId, slot, name, fileName, firstDay, lastDay, bytes, nowMs).changes > 0
  );
});

export const removeReportFile = defineWrite(
  'reports.removeFile',
  (db, { projectId, fileId }: { projectId: number; fileId: string }): null => {
    db.prepare('DELETE FROM report_file WHERE project_id = ? AND public_id = ?').run(projectId, fileId);
    return null;
  },
);
