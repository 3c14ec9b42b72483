/** `competitors.ignore`: a suggested name that the owner does not want to see again. */
import { ignoreSuggestion } from '../core/suggestions/decide-suggestion.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const ignoreSuggestionHandler = handler('competitors.ignore', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const { suggestionId } = input;
  await core.storage.write(ignoreSuggestion, { projectId: project.id, suggestionId });
  return { id: suggestionId, ignored: true };
});
