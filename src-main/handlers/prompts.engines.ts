/** `prompts.engines`: the own brand's figures for each prompt and engine. */
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { loadPromptEngines } from '../core/figures/query/prompts/prompt-figures.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const listPromptEngines = handler('prompts.engines', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  return core.storage.read(loadPromptEngines, toFigureScope(project.id, input, core.now()));
});
