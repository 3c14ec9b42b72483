/** `reports.data`: the figures of one section as CSV or JSON. */
import { buildReportData } from '../core/reports/build-report.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const getReportData = handler('reports.data', async (core, caller, input) => {
  const { projectId, section, format, ...definition } = input;
  const project = await requireProject(core, caller, projectId);
  return core.storage.read(buildReportData, {
    project,
    definition,
    section,
    format,
    atMs: core.now(),
    nowMs: core.now(),
  });
});
