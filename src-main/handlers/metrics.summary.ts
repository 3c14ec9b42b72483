/** `metrics.summary`: a period beside the one before. */

import { loadSummary } from '../core/figures/query/metrics/summary.ts';
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const getSummary = handler('metrics.summary', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  return core.storage.read(loadSummary, toFigureScope(project.id, input, core.now()));
});
