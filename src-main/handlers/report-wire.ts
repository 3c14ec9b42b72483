/** Reports, files and schedules as the wire shows them. Pure, but for a look whether a file is there. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import type { StoredBuild } from '../core/reports/builds/build-store.ts';
import { toFolder } from '../core/reports/builds/report-folder.ts';
import type { StoredReport } from '../core/reports/load-reports.ts';
import { planNextBuild, startOfSlot } from '../core/reports/schedules/plan-build-slot.ts';
import { toRetryUntilMs } from '../core/reports/schedules/plan-due.ts';
import type { StoredSchedule } from '../core/reports/schedules/schedule-store.ts';
import type { StoredTemplate } from '../core/reports/templates/template-store.ts';

export function toSavedReport(report: StoredReport): OperationOutput<'reports.create'> {
  return {
    ...report.definition,
    id: report.publicId,
    createdAt: toDateTime(report.createdAt),
    updatedAt: toDateTime(report.updatedAt),
  };
}

type ReportFile = OperationOutput<'reports.list'>['files'][number];

export function toReportFile(build: StoredBuild, dataDir: string): ReportFile {
  const fileName = build.fileName ?? '';
  const path = join(toFolder(build.folder, dataDir), fileName);
  return {
    ...toBuildFields(build),
    fileName,
    path,
    builtAt: toDateTime(build.builtAt ?? 0),
    bytes: build.bytes ?? 0,
    isMissing: !existsSync(path),
  };
}

export function toReportBuild(
  build: StoredBuild,
  dataDir: string,
): OperationOutput<'reportSchedules.log'>['builds'][number] {
  const { projectId: id, projectName: name, fileName, bytes, builtAt, failures, failedAt, reason, said, slot } = build;
  const folder = toFolder(build.folder, dataDir);
  return {
    ...toBuildFields(build),
    project: { id, name },
    folder,
    path: fileName && join(folder, fileName),
    builtAt: builtAt === null ? null : toDateTime(builtAt),
    bytes,
    failures,
    failedAt: failedAt === null ? null : toDateTime(failedAt),
    fault: reason,
    said,
    retryUntil: builtAt === null ? toDateTime(toRetryUntilMs(startOfSlot({ time: '00:00' }, slot))) : null,
  };
}

function toBuildFields({ publicId: id, reportId, scheduleId, name, format, firstDay, lastDay }: StoredBuild) {
  return { id, reportId, scheduleId, name, format, periodStart: toDate(firstDay), periodEnd: toDate(lastDay) };
}

export function toWireSchedule(
  schedule: StoredSchedule,
  nowMs: number,
): OperationOutput<'reportSchedules.list'>['schedules'][number] {
  const { id: _, publicId, createdAt, updatedAt, ...rest } = schedule;
  return {
    ...rest,
    id: publicId,
    nextBuildAt: toDateTime(planNextBuild(schedule, nowMs).startsAtMs),
    createdAt: toDateTime(createdAt),
    updatedAt: toDateTime(updatedAt),
  };
}

export function toWireTemplate({
  publicId: id,
  name,
  definition,
  createdAt,
  updatedAt,
}: StoredTemplate): OperationOutput<'reportTemplates.create'> {
  return { id, name, definition, createdAt: toDateTime(createdAt), updatedAt: toDateTime(updatedAt) };
}

export function toDateTime(ms: number): string {
  return new Date(ms).toISOString();
}
