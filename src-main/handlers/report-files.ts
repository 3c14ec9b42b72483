/** Files of reports: built now, read again, deleted. */
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound, toAppError } from '#shared/app-error.ts';
import { toDate } from '#shared/time/day.ts';
import { type ReportFileFormat, STANDARD_REPORT } from '#shared/vocabulary/reports.ts';
import type { Core } from '../core/core.ts';
import type { Project } from '../core/projects/project.ts';
import { loadBuild, removeBuild, type StoredBuild } from '../core/reports/builds/build-store.ts';
import { type Delivered, deliver } from '../core/reports/builds/deliver.ts';
import { produceFile } from '../core/reports/builds/produce-file.ts';
import { prepareFolder, toFolder } from '../core/reports/builds/report-folder.ts';
import { MEDIA_TYPES } from '../core/reports/files/write-report-file.ts';
import { toToken } from '../core/reports/schedules/report-scheduler.ts';
import {
  applyChoices,
  type Choices,
  type ChosenReport,
  chooseReport,
} from '../core/reports/templates/choose-definition.ts';
import type { Handlers } from './handler.ts';
import { toReportFile } from './report-wire.ts';

export const reportFileHandlers = {
  'reports.buildFile': async ({ core, input, project }) => {
    const { format, ...choices } = input;
    const chosen = await core.storage.read(chooseReport, { project, choices, nowMs: core.now() });
    const { file, missing } = await buildInto(core, { project, chosen, choices, format, folder: '' });
    return { ...toReportFile(file, core.storage.dataDir), missing };
  },
  'reports.file': async ({ core, input: { fileId, reportId }, project }) => {
    const { fileName, format, path } = await requireFile(core, project.id, fileId, reportId);
    const bytes = await readFile(path).catch(() => {
      throw notFound('The report file');
    });
    return { fileName, mediaType: MEDIA_TYPES[format], base64: bytes.toString('base64') };
  },
  'reports.removeFile': async ({ core, input: { fileId, reportId }, project }) => {
    const { path } = await requireFile(core, project.id, fileId, reportId);
    rmSync(path, { force: true });
    await core.storage.write(removeBuild, { projectId: project.id, fileId });
    return { id: fileId, removed: true };
  },
  'reports.export': async ({ core, input, project }) => {
    const { format, draft, projectId: _, ...choices } = input;
    const nowMs = core.now();
    const definition = draft
      ? applyChoices(draft, choices, nowMs)
      : (await core.storage.read(chooseReport, { project, choices, nowMs })).definition;
    const request = { project, definition, atMs: nowMs, nowMs };
    const { fileName, bytes, mediaType, window, answers, missing } = await produceFile(core, request, format);
    return {
      ...{ fileName, mediaType, base64: Buffer.from(bytes).toString('base64'), answers, missing },
      ...{ periodStart: toDate(window.firstDay), periodEnd: toDate(window.lastDay) },
    };
  },
  'reports.deliver': async ({ core, input, project }) => {
    const { formats, folder, projectId: _, ...choices } = input;
    const { dataDir } = core.storage;
    prepareFolder(folder, dataDir);
    const chosen = await core.storage.read(chooseReport, { project, choices, nowMs: core.now() });
    const files = [];
    const failed = [];
    const lacking = new Set<string>();
    for (const format of new Set(formats)) {
      try {
        const { file, missing } = await buildInto(core, { project, chosen, choices, format, folder });
        files.push(toReportFile(file, dataDir));
        for (const line of missing) lacking.add(line);
      } catch (error) {
        const known = toAppError(error);
        if (known.code === 'INTERNAL') core.log.error({ err: known.cause ?? known }, 'Building a report failed');
        failed.push({ format, said: known.message });
      }
    }
    return { files, failed, missing: [...lacking] };
  },
} satisfies Handlers;

interface BuildOrder {
  project: Project;
  chosen: ChosenReport;
  choices: Choices;
  format: ReportFileFormat;
  folder: string;
}

async function buildInto(
  core: Core,
  { project, chosen, choices, format, folder }: BuildOrder,
): Promise<{ file: StoredBuild; missing: string[] }> {
  const { report, definition } = chosen;
  const nowMs = core.now();
  const { template = '', language = '' } = choices;
  const of = [report?.publicId ?? STANDARD_REPORT, template, language, definition.period, definition.startDate ?? ''];
  const delivered: Delivered = await deliver(core, {
    ...{ project, definition, reportId: report?.id ?? null, scheduleId: null, slot: '', format, folder },
    ...{ atMs: nowMs, nowMs, token: toToken(project.publicId, ...of) },
  });
  const fileId = delivered.fileId ?? '';
  const file = await core.storage.read(loadBuild, { projectId: project.id, fileId });
  if (!file) throw notFound('The report file');
  return { file, missing: [...delivered.missing] };
}

/** The name was made by us: plain letters, digits and hyphens. A file of no saved report is found under the usual one. */
async function requireFile(
  core: Core,
  projectId: number,
  fileId: string,
  reportId: string,
): Promise<{ fileName: string; format: ReportFileFormat; path: string }> {
  const file = await core.storage.read(loadBuild, { projectId, fileId });
  if (!file?.fileName || (file.reportId ?? STANDARD_REPORT) !== reportId) throw notFound('The report file');
  const { fileName, format } = file;
  return { fileName, format, path: join(toFolder(file.folder, core.storage.dataDir), fileName) };
}
