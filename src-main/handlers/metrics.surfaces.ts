/** `metrics.surfaces`: the figures of a window, each surface apart. */

import { loadSurfaceFigures } from '../core/figures/query/metrics/surface-figures.ts';
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const getSurfaces = handler('metrics.surfaces', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const surfaces = await core.storage.read(loadSurfaceFigures, toFigureScope(project.id, input, core.now()));
  return { surfaces, isMixed: surfaces.length > 1 };
});
