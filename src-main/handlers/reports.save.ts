/** `reports.save` and `reports.remove`: report definitions. */
import { removeReport, saveReport } from '../core/reports/save-reports.ts';
import { handler } from './handler.ts';
import { toSavedReport } from './report-view.ts';
import { requireProject } from './require-project.ts';

export const saveReportHandler = handler('reports.save', async (core, caller, input) => {
  const { projectId, reportId = null, ...definition } = input;
  const project = await requireProject(core, caller, projectId);
  const saved = await core.storage.write(saveReport, { projectId: project.id, reportId, definition });
  return toSavedReport(saved, core.now());
});

export const removeReportHandler = handler('reports.remove', async (core, caller, { projectId, reportId }) => {
  const project = await requireProject(core, caller, projectId);
  await core.storage.write(removeReport, { projectId: project.id, reportId });
  return { id: reportId, removed: true };
});
