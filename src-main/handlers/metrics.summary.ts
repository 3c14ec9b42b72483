/** `metrics.summary`: a period beside the one before. */
import { toFigureScope } from '../core/metrics/figure-scope.ts';
import { loadSummary } from '../core/metrics/summary.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const getSummary = handler('metrics.summary', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  return core.storage.read(loadSummary, toFigureScope(project.id, input, core.now()));
});
