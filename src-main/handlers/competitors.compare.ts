/** `competitors.compare`: two brands, named together and apart. */
import { compareBrands } from '../core/figures/query/competitors/compare-brands.ts';
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const compareCompetitors = handler('competitors.compare', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const { brandId, otherId } = input;
  return core.storage.read(compareBrands, { scope: toFigureScope(project.id, input, core.now()), brandId, otherId });
});
