/** `competitors.timeseries`: brands over time. */
import { loadBrandSeries } from '../core/figures/query/competitors/brand-series.ts';
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const getBrandSeries = handler('competitors.timeseries', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const scope = toFigureScope(project.id, input, core.now());
  return core.storage.read(loadBrandSeries, { scope, brandIds: input.brandIds ?? null });
});
