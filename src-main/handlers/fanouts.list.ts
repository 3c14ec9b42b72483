/** `fanouts.list`: what engines searched for. */
import { loadFanouts } from '../core/figures/query/fanouts/list-fanouts.ts';
import { handler } from './handler.ts';
import { toOpenScope } from './open-scope.ts';
import { requireProject } from './require-project.ts';

export const listFanouts = handler('fanouts.list', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const scope = await toOpenScope(core, project.id, input);
  return core.storage.readText(loadFanouts, {
    scope,
    search: input.search ?? null,
    page: input.page,
    limit: input.limit,
  });
});
