/** `fanouts.words`: what engines add to prompts when they search. */
import { loadFanoutWords } from '../core/figures/query/fanouts/count-words.ts';
import { handler } from './handler.ts';
import { toOpenScope } from './open-scope.ts';
import { requireProject } from './require-project.ts';

export const listFanoutWords = handler('fanouts.words', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  return core.storage.read(loadFanoutWords, {
    scope: await toOpenScope(core, project.id, input),
    limit: input.limit,
  });
});
