/** `fanouts.table`: what the screen of fan-outs shows. */
import { loadFanoutTable } from '../core/figures/query/fanouts/fanout-table.ts';
import { handler } from './handler.ts';
import { toOpenScope } from './open-scope.ts';
import { requireProject } from './require-project.ts';

export const listFanoutTable = handler('fanouts.table', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const scope = await toOpenScope(core, project.id, input);
  return core.storage.readText(loadFanoutTable, { scope, page: input.page, limit: input.limit });
});
