/** Reports: their definitions, what is built of them, and the files that schedules left. */
import { existsSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import type { Core } from '../core/core.ts';
import { buildReport, buildReportData } from '../core/reports/build-report.ts';
import { writeHtml } from '../core/reports/html/write-html.ts';
import type { StoredReport, StoredReportFile } from '../core/reports/load-reports.ts';
import { loadReportFile, loadReportFiles, loadReports } from '../core/reports/load-reports.ts';
import { planNextBuild } from '../core/reports/plan-build-slot.ts';
import { removeReport, removeReportFile, saveReport } from '../core/reports/save-reports.ts';
import { reportFolder } from '../storage/data-folder.ts';
import type { Handlers } from './handler.ts';

export const reportHandlers = {
  'reports.list': async ({ core, project }) => {
    const folder = reportFolder(core.storage.dataDir);
    const reports = await core.storage.read(loadReports, project.id);
    const files = await core.storage.read(loadReportFiles, project.id);
    return {
      reports: reports.map((report) => toSavedReport(report, core.now())),
      files: files.map((file) => toReportFile(file, folder)),
      folder,
    };
  },
  'reports.save': async ({ core, input, project }) => {
    const { projectId: _, reportId = null, ...definition } = input;
    const saved = await core.storage.write(saveReport, { projectId: project.id, reportId, definition });
    return toSavedReport(saved, core.now());
  },
  'reports.remove': async ({ core, input: { reportId }, project }) => {
    await core.storage.write(removeReport, { projectId: project.id, reportId });
    return { id: reportId, removed: true };
  },
  'reports.build': async ({ core, input: { projectId: _, ...definition }, project }) => {
    const built = await core.storage.read(buildReport, { project, definition, atMs: core.now(), nowMs: core.now() });
    const { report, fileStem, window, answers, summary } = built;
    const dates = { periodStart: toDate(window.firstDay), periodEnd: toDate(window.lastDay) };
    return { fileName: `${fileStem}.html`, html: writeHtml(report), answers, summary, ...dates };
  },
  'reports.data': async ({ core, input, project }) => {
    const { projectId: _, section, format, ...definition } = input;
    return core.storage.read(buildReportData, {
      project,
      definition,
      section,
      format,
      atMs: core.now(),
      nowMs: core.now(),
    });
  },
  'reports.open': async ({ core, input: { fileId }, project }) => {
    const { fileName, path } = await requireFile(core, project.id, fileId);
    const html = await readFile(path, 'utf8').catch(() => {
      throw notFound('The report file');
    });
    return { fileName, html };
  },
  'reports.removeFile': async ({ core, input: { fileId }, project }) => {
    const { path } = await requireFile(core, project.id, fileId);
    rmSync(path, { force: true });
    await core.storage.write(removeReportFile, { projectId: project.id, fileId });
    return { id: fileId, removed: true };
  },
} satisfies Handlers;

/** The name was made by us: plain letters, digits and hyphens. */
async function requireFile(core: Core, projectId: number, fileId: string): Promise<{ fileName: string; path: string }> {
  const file = await core.storage.read(loadReportFile, { projectId, fileId });
  if (!file) throw notFound('The report file');
  return { fileName: file.fileName, path: join(reportFolder(core.storage.dataDir), file.fileName) };
}

type ReportList = OperationOutput<'reports.list'>;

function toSavedReport(report: StoredReport, nowMs: number): ReportList['reports'][number] {
  const next = planNextBuild(report.definition, nowMs);
  return {
    ...report.definition,
    id: report.publicId,
    createdAt: toDateTime(report.createdAt),
    updatedAt: toDateTime(report.updatedAt),
    nextBuildAt: next && toDateTime(next.startsAtMs),
  };
}

function toReportFile(file: StoredReportFile, folder: string): ReportList['files'][number] {
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
