/** `reports.build`: a report as one HTML file, to look at or to keep. */
import { toDate } from '#shared/time/day.ts';
import { buildReport } from '../core/reports/build-report.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const buildReportHandler = handler('reports.build', async (core, caller, { projectId, ...definition }) => {
  const project = await requireProject(core, caller, projectId);
  const built = await core.storage.read(buildReport, { project, definition, atMs: core.now(), nowMs: core.now() });
  const { fileName, html, window, answers } = built;
  return { fileName, html, answers, periodStart: toDate(window.firstDay), periodEnd: toDate(window.lastDay) };
});
