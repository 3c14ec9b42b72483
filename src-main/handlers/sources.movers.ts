/** `sources.movers`: what is cited more or less than before. */
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { loadMovers } from '../core/figures/query/sources/list-movers.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const listMovers = handler('sources.movers', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const scope = toFigureScope(project.id, input, core.now());
  return core.storage.read(loadMovers, { scope, by: input.by, limit: input.limit });
});
