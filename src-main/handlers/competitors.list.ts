/** `competitors.list`: the own brand among its competitors. */
import { loadCompetitors } from '../core/figures/query/competitors/list-competitors.ts';
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const listCompetitors = handler('competitors.list', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const { search, sortBy, sortDir, page, limit } = input;
  const scope = toFigureScope(project.id, input, core.now());
  return core.storage.readText(loadCompetitors, { scope, search: search ?? null, sortBy, sortDir, page, limit });
});
