/** `projects.archive`, `projects.unarchive`, `projects.archived` and `projects.erase`: a project out of sight, back, or gone for good. */
import { archiveProject, loadArchivedProjects, unarchiveProject } from '../core/projects/archive-project.ts';
import { toErasing } from './erasing-view.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const archiveProjectHandler = handler('projects.archive', async (core, caller, { projectId }) => {
  const project = await requireProject(core, caller, projectId);
  await core.storage.write(archiveProject, project.id);
  core.executor.poke();
  return { id: project.publicId, archived: true };
});

export const unarchiveProjectHandler = handler('projects.unarchive', async (core, _caller, { projectId }) => {
  await core.storage.write(unarchiveProject, projectId);
  return { id: projectId, archived: false };
});

export const listArchivedProjects = handler('projects.archived', async (core) => {
  const archived = await core.storage.read(loadArchivedProjects, null);
  return archived.map(({ publicId, name, domain, archivedAtMs, answers, erasing }) => ({
    id: publicId,
    name,
    domain,
    archivedAt: new Date(archivedAtMs).toISOString(),
    answers,
    erasing: erasing && toErasing(erasing),
  }));
});

export const eraseProjectHandler = handler('projects.erase', async (core, _caller, { projectId }) => {
  await core.eraser.erase(projectId);
  return { id: projectId, erased: true };
});
