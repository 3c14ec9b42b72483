/** `projects.archive`, `projects.unarchive`, `projects.archived` and `projects.erase`: a project out of sight, back, or gone for good. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { notFound } from '#shared/app-error.ts';
import { archiveProject, loadArchivedProjects, unarchiveProject } from '../core/projects/archive-project.ts';
import { eraseSome, loadErasedFiles } from '../core/projects/erase-project.ts';
import { reportFolder } from '../storage/data-folder.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const archiveProjectHandler = handler('projects.archive', async (core, caller, { projectId }) => {
  const project = await requireProject(core, caller, projectId);
  await core.storage.write(archiveProject, project.id);
  core.progress.emit({ kind: 'projects-changed' });
  core.executor.poke();
  return { id: project.publicId, archived: true };
});

export const unarchiveProjectHandler = handler('projects.unarchive', async (core, _caller, { projectId }) => {
  await core.storage.write(unarchiveProject, projectId);
  core.progress.emit({ kind: 'projects-changed' });
  return { id: projectId, archived: false };
});

export const listArchivedProjects = handler('projects.archived', async (core) => {
  const archived = await core.storage.read(loadArchivedProjects, null);
  return archived.map(({ publicId, name, domain, archivedAtMs, answers }) => ({
    id: publicId,
    name,
    domain,
    archivedAt: new Date(archivedAtMs).toISOString(),
    answers,
  }));
});

export const eraseProjectHandler = handler('projects.erase', async (core, _caller, { projectId }) => {
  const archived = await core.storage.read(loadArchivedProjects, null);
  if (!archived.some(({ publicId }) => publicId === projectId)) throw notFound('The removed project');
  for (const fileName of await core.storage.read(loadErasedFiles, projectId))
    rmSync(join(reportFolder(core.storage.dataDir), fileName), { force: true });
  while (!(await core.storage.write(eraseSome, projectId)));
  core.progress.emit({ kind: 'projects-changed' });
  return { id: projectId, erased: true };
});
