/** `competitors.update`: changes a competitor's names and domains; history is measured again when that matters. */
import { loadCompetitor, updateCompetitor } from '../core/brands/change-competitor.ts';
import { handler } from './handler.ts';
import { NOTHING_REMEASURED, remeasureHistory } from './remeasure-history.ts';
import { requireProject } from './require-project.ts';

export const updateCompetitorHandler = handler('competitors.update', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const change = { ...input, projectId: project.id };
  const isRemeasuringNeeded = await core.storage.write(updateCompetitor, change);
  const receipt = isRemeasuringNeeded ? await remeasureHistory(core, project) : NOTHING_REMEASURED;
  return { ...(await core.storage.read(loadCompetitor, change)), ...receipt };
});
