/** Reports: their definitions, and what is shown of one that is being set up. */
import { notFound, validationError } from '#shared/app-error.ts';
import { OPERATIONS } from '#shared/contract/index.ts';
import { readInput } from '#shared/contract/read-input.ts';
import { toDate } from '#shared/time/day.ts';
import { buildReport, buildReportData } from '../core/reports/build-report.ts';
import { loadBuiltFiles } from '../core/reports/builds/build-store.ts';
import { toFolder } from '../core/reports/builds/report-folder.ts';
import { writeHtml } from '../core/reports/html/write-html.ts';
import { loadReport, loadReports } from '../core/reports/load-reports.ts';
import type { ReportDefinition } from '../core/reports/report-definition.ts';
import { removeReport, saveReport } from '../core/reports/save-reports.ts';
import type { Handlers } from './handler.ts';
import { toReportFile, toSavedReport } from './report-wire.ts';

export const reportHandlers = {
  'reports.list': async ({ core, project }) => {
    const { dataDir } = core.storage;
    const reports = await core.storage.read(loadReports, project.id);
    const files = await core.storage.read(loadBuiltFiles, project.id);
    return {
      reports: reports.map(toSavedReport),
      files: files.map((file) => toReportFile(file, dataDir)),
      folder: toFolder('', dataDir),
    };
  },
  'reports.create': async ({ core, input: { projectId: _, ...definition }, project }) =>
    toSavedReport(await core.storage.write(saveReport, { projectId: project.id, reportId: null, definition })),
  'reports.update': async ({ core, input: { projectId, reportId, ...changes }, project }) => {
    const known = await core.storage.read(loadReport, { projectId: project.id, reportId });
    if (!known) throw notFound('The report');
    const definition = mergeDefinition(projectId, known.definition, changes);
    return toSavedReport(await core.storage.write(saveReport, { projectId: project.id, reportId, definition }));
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
    const { projectId: _, section, format, locale, ...definition } = input;
    return core.storage.read(buildReportData, {
      project,
      definition,
      section,
      format,
      locale: locale ?? null,
      atMs: core.now(),
      nowMs: core.now(),
    });
  },
} satisfies Handlers;

/** What depends on another choice goes with it. Throws VALIDATION_ERROR where what comes of both does not fit together. */
function mergeDefinition(
  projectId: string,
  known: ReportDefinition,
  changes: Partial<ReportDefinition>,
): ReportDefinition {
  const { startDate, endDate, compareStart, compareEnd, baselineId, ...kept } = known;
  const isSame = <K extends 'period' | 'comparison' | 'kind'>(key: K) =>
    changes[key] === undefined || changes[key] === known[key];
  const merged = {
    ...kept,
    ...(isSame('period') && startDate !== undefined && { startDate, endDate }),
    ...(isSame('comparison') && { baselineId, ...(compareStart !== undefined && { compareStart, compareEnd }) }),
    ...(!isSame('kind') && { sections: [], competitorId: null, interventionId: null }),
    ...changes,
  };
  const read = readInput(OPERATIONS['reports.create'].input, { projectId, ...merged });
  if ('issues' in read) throw validationError(read.issues);
  const { projectId: _, ...definition } = read.data;
  return definition;
}
