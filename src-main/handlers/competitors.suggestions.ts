/** `competitors.suggestions`: looks at new answers first, as far as that is quick, then lists what was found. */
import { loadSuggestions } from '../core/suggestions/list-suggestions.ts';
import { handler } from './handler.ts';
import { refreshSuggestions } from './refresh-suggestions.ts';
import { requireProject } from './require-project.ts';

export const listSuggestions = handler('competitors.suggestions', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const isComplete = await refreshSuggestions(core, project.id);
  return { ...(await core.storage.read(loadSuggestions, { ...input, projectId: project.id })), isComplete };
});
