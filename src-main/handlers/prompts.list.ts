/** `prompts.list`: prompts with their figures in the window. */
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { loadPrompts } from '../core/figures/query/prompts/list-prompts.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const listPrompts = handler('prompts.list', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  return core.storage.readText(loadPrompts, {
    scope: toFigureScope(project.id, input, core.now()),
    search: input.search ?? null,
    page: input.page,
    limit: input.limit,
    brandName: project.name,
    domain: project.domain,
  });
});
