/** `metrics.timeseries`: one element a calendar day. */

import { loadTimeseries } from '../core/figures/query/metrics/timeseries.ts';
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const getTimeseries = handler('metrics.timeseries', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  return core.storage.readText(loadTimeseries, toFigureScope(project.id, input, core.now()));
});
