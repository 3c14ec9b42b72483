/** `competitors.accept`: tracks a suggested name and measures history again. */
import { loadCompetitor } from '../core/brands/change-competitor.ts';
import { acceptSuggestion } from '../core/suggestions/decide-suggestion.ts';
import { handler } from './handler.ts';
import { remeasureHistory } from './remeasure-history.ts';
import { requireProject } from './require-project.ts';

export const acceptSuggestionHandler = handler('competitors.accept', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const { suggestionId } = input;
  const competitorId = await core.storage.write(acceptSuggestion, { projectId: project.id, suggestionId });
  const receipt = await remeasureHistory(core, project);
  return {
    ...(await core.storage.read(loadCompetitor, { projectId: project.id, competitorId })),
    ...receipt,
  };
});
