/** `answers.list`: the answers in a window, newest first. */
import { loadAnswers } from '../core/answers/list-answers.ts';
import { toFigureScope } from '../core/metrics/figure-scope.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const listAnswers = handler('answers.list', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  return core.storage.readText(loadAnswers, {
    scope: toFigureScope(project.id, input, core.now()),
    promptId: input.promptId ?? null,
    search: input.search ?? null,
    isVisible: input.visible ?? null,
    page: input.page,
    limit: input.limit,
  });
});
