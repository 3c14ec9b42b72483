/** `metrics.coverage`: the questions behind the answers of a period, and what made it uneven. */
import { notFound } from '#shared/app-error.ts';
import { loadCoverage } from '../core/figures/query/coverage/coverage.ts';
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const getCoverage = handler('metrics.coverage', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const coverage = await core.storage.read(loadCoverage, {
    scope: toFigureScope(project.id, input, core.now()),
    prompt: input.promptId ?? null,
    isDaily: project.schedule === 'daily',
    nowMs: core.now(),
  });
  if (!coverage) throw notFound('The prompt');
  return coverage;
});
