/** Projects out of sight: removed, brought back, or deleted for good. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Erasing } from '../core/lifecycle/archive-project.ts';
import { archiveProject, loadArchivedProjects, unarchiveProject } from '../core/lifecycle/archive-project.ts';
import type { Handlers } from './handler.ts';

export const archivedProjectHandlers = {
  'projects.archive': async ({ core, project }) => {
    await core.storage.write(archiveProject, project.id);
    core.executor.poke();
    return { id: project.publicId, archived: true };
  },
  'projects.unarchive': async ({ core, input: { projectId } }) => {
    await core.storage.write(unarchiveProject, projectId);
    return { id: projectId, archived: false };
  },
  'projects.archived': async ({ core }) => {
    const archived = await core.storage.read(loadArchivedProjects, null);
    return archived.map(({ publicId, name, domain, archivedAtMs, answers, erasing }) => ({
      id: publicId,
      name,
      domain,
      archivedAt: new Date(archivedAtMs).toISOString(),
      answers,
      erasing: erasing && toErasing(erasing),
    }));
  },
  'projects.erase': async ({ core, input: { projectId } }) => {
    await core.eraser.erase(projectId);
    return { id: projectId, erased: true };
  },
} satisfies Handlers;

type WireErasing = NonNullable<OperationOutput<'projects.archived'>[number]['erasing']>;

/** How far deleting a project for good is. */
export function toErasing({ sinceMs, answersBefore, leftMs }: Erasing): WireErasing {
  const secondsLeft = leftMs === null ? null : Math.ceil(leftMs / 1000);
  return { since: new Date(sinceMs).toISOString(), answersBefore, secondsLeft };
}
