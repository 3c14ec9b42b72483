/** `fanouts.details`: the occurrences of one search. */
import { loadFanoutDetails } from '../core/figures/query/fanouts/fanout-details.ts';
import { handler } from './handler.ts';
import { toOpenScope } from './open-scope.ts';
import { requireProject } from './require-project.ts';

export const getFanoutDetails = handler('fanouts.details', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const scope = await toOpenScope(core, project.id, input);
  const { query, page, limit = null } = input;
  return core.storage.readText(loadFanoutDetails, { scope, query, page, limit, brandName: project.name });
});
