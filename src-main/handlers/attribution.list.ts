/** `attribution.list`: responses of the last days, newest first. */
import { loadAttribution } from '../core/attribution/list-attribution.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

const DAY_MS = 86_400_000;

export const listAttribution = handler('attribution.list', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  return core.storage.read(loadAttribution, {
    projectId: project.id,
    sinceMs: core.now() - input.days * DAY_MS,
    category: input.category ?? null,
    source: input.source ?? null,
    page: input.page,
    limit: input.limit,
  });
});
