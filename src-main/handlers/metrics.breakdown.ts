/** `metrics.breakdown`: a period beside the one before, told apart. */
import { loadSummaryParts } from '../core/figures/query/metrics/summary-parts.ts';
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const getBreakdown = handler('metrics.breakdown', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const by = [...new Set(input.by)];
  return {
    parts: await core.storage.read(loadSummaryParts, { scope: toFigureScope(project.id, input, core.now()), by }),
  };
});
