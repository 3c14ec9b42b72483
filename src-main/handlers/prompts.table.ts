/** `prompts.table`: all prompts with the figures of the own brand, for the window. */
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { loadPromptTable } from '../core/figures/query/prompts/prompt-table.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const listPromptTable = handler('prompts.table', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  return core.storage.readText(loadPromptTable, toFigureScope(project.id, input, core.now()));
});
