/** `reports.open` and `reports.removeFile`: files that schedules built. */
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from '#shared/app-error.ts';
import type { Core } from '../core/core.ts';
import { loadReportFile } from '../core/reports/load-reports.ts';
import { removeReportFile } from '../core/reports/save-reports.ts';
import { reportFolder } from '../storage/data-folder.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const openReportFile = handler('reports.open', async (core, caller, { projectId, fileId }) => {
  const project = await requireProject(core, caller, projectId);
  const { fileName, path } = await requireFile(core, project.id, fileId);
  const html = await readFile(path, 'utf8').catch(() => {
    throw notFound('The report file');
  });
  return { fileName, html };
});

export const removeReportFileHandler = handler('reports.removeFile', async (core, caller, { projectId, fileId }) => {
  const project = await requireProject(core, caller, projectId);
  const { path } = await requireFile(core, project.id, fileId);
  rmSync(path, { force: true });
  await core.storage.write(removeReportFile, { projectId: project.id, fileId });
  return { id: fileId, removed: true };
});

/** The name was made by us: plain letters, digits and hyphens. */
async function requireFile(core: Core, projectId: number, fileId: string): Promise<{ fileName: string; path: string }> {
  const file = await core.storage.read(loadReportFile, { projectId, fileId });
  if (!file) throw notFound('The report file');
  return { fileName: file.fileName, path: join(reportFolder(core.storage.dataDir), file.fileName) };
}
