/** `competitors.remove`: stops tracking a competitor; measuring history again takes it out of every figure. */
import { removeCompetitor } from '../core/brands/change-competitor.ts';
import { handler } from './handler.ts';
import { remeasureHistory } from './remeasure-history.ts';
import { requireProject } from './require-project.ts';

export const removeCompetitorHandler = handler('competitors.remove', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const { competitorId } = input;
  await core.storage.write(removeCompetitor, { projectId: project.id, competitorId });
  return { id: competitorId, removed: true, ...(await remeasureHistory(core, project)) };
});
