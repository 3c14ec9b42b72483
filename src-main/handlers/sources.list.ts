/** `sources.list`: the pages that answers cite. */
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { loadSources } from '../core/figures/query/sources/list-sources.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const listSources = handler('sources.list', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const { search, sortBy, sortDir, page, limit } = input;
  const scope = toFigureScope(project.id, input, core.now());
  return core.storage.readText(loadSources, { scope, search: search ?? null, sortBy, sortDir, page, limit });
});
