/** `prompts.timeseries`: one prompt's figures of each calendar day. */
import { AppError } from '#shared/app-error.ts';
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { loadPromptTimeseries } from '../core/figures/query/prompts/prompt-figures.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const getPromptTimeseries = handler('prompts.timeseries', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const scope = toFigureScope(project.id, input, core.now());
  const series = await core.storage.read(loadPromptTimeseries, { scope, promptId: input.promptId });
  if (!series) throw new AppError('NOT_FOUND', 'Prompt not found');
  return series;
});
