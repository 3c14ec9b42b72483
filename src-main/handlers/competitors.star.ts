/** `competitors.star`: a star on a tracked brand, or none. */
import { starCompetitor } from '../core/brands/star-competitor.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const starCompetitorHandler = handler('competitors.star', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const { competitorId, isStarred } = input;
  await core.storage.write(starCompetitor, { projectId: project.id, competitorId, isStarred });
  return { id: competitorId, isStarred };
});
