/** `competitors.add`: tracks a competitor and measures history again. */
import { addCompetitor } from '../core/brands/add-competitor.ts';
import { loadCompetitor } from '../core/brands/change-competitor.ts';
import { planDomainAliases, requireDomain } from '../core/projects/domain.ts';
import { handler } from './handler.ts';
import { remeasureHistory } from './remeasure-history.ts';
import { requireProject } from './require-project.ts';

export const addCompetitorHandler = handler('competitors.add', async (core, caller, input) => {
  // Parameters are told before the project.
  if (input.domain !== undefined) requireDomain(input.domain);
  planDomainAliases(input.domainAliases ?? []);
  const project = await requireProject(core, caller, input.projectId);
  const competitorId = await core.storage.write(addCompetitor, { ...input, projectId: project.id });
  const receipt = await remeasureHistory(core, project);
  return {
    ...(await core.storage.read(loadCompetitor, { projectId: project.id, competitorId })),
    ...receipt,
  };
});
