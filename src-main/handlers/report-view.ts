/** Reports as the wire shows them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import type { StoredReport, StoredReportFile } from '../core/reports/load-reports.ts';
import { planNextBuild } from '../core/reports/plan-build-slot.ts';

type ReportList = OperationOutput<'reports.list'>;

export function toSavedReport(report: StoredReport, nowMs: number): ReportList['reports'][number] {
  const next = planNextBuild(report.definition, nowMs);
  return {
    ...report.definition,
    id: report.publicId,
    createdAt: toDateTime(report.createdAt),
    updatedAt: toDateTime(report.updatedAt),
    nextBuildAt: next && toDateTime(next.startsAtMs),
  };
}

export function toReportFile(file: StoredReportFile, folder: string): ReportList['files'][number] {
  const path = join(folder, file.fileName);
  return {
    id: file.publicId,
    reportId: file.reportId,
    name: file.name,
    fileName: file.fileName,
    path,
    periodStart: toDate(file.firstDay),
    periodEnd: toDate(file.lastDay),
    builtAt: toDateTime(file.builtAt),
    bytes: file.bytes,
    isMissing: !existsSync(path),
  };
}

function toDateTime(ms: number): string {
  return new Date(ms).toISOString();
}
