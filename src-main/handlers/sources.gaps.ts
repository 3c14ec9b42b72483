/** `sources.gaps`: pages cited where only competitors are visible. */
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { loadGaps } from '../core/figures/query/sources/list-gaps.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const listGaps = handler('sources.gaps', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const scope = toFigureScope(project.id, input, core.now());
  return core.storage.read(loadGaps, { scope, page: input.page, limit: input.limit });
});
