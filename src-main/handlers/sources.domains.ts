/** `sources.domains`: the domains that answers cite. */
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { loadDomains } from '../core/figures/query/sources/list-domains.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const listDomains = handler('sources.domains', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const scope = toFigureScope(project.id, input, core.now());
  return core.storage.read(loadDomains, {
    scope,
    search: input.search ?? null,
    sourceType: input.sourceType ?? null,
    sortBy: input.sortBy,
    sortDir: input.sortDir,
    page: input.page,
    limit: input.limit,
  });
});
