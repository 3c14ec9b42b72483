/** `reports.list`: definitions and built files. */
import { loadReportFiles, loadReports } from '../core/reports/load-reports.ts';
import { reportFolder } from '../storage/data-folder.ts';
import { handler } from './handler.ts';
import { toReportFile, toSavedReport } from './report-view.ts';
import { requireProject } from './require-project.ts';

export const listReports = handler('reports.list', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const folder = reportFolder(core.storage.dataDir);
  const reports = await core.storage.read(loadReports, project.id);
  const files = await core.storage.read(loadReportFiles, project.id);
  return {
    reports: reports.map((report) => toSavedReport(report, core.now())),
    files: files.map((file) => toReportFile(file, folder)),
    folder,
  };
});
