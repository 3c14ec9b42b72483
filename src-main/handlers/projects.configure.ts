/** `projects.configure`: alias lists (history is measured again) and the schedule, within the plan's included answers. */
import { configureProject } from '../core/projects/configure-project.ts';
import { planDomainAliases } from '../core/projects/domain.ts';
import { describeUnevenDays } from '../core/scheduling/plan-uneven-days.ts';
import { handler } from './handler.ts';
import { NOTHING_REMEASURED, remeasureHistory } from './remeasure-history.ts';
import { requireProject } from './require-project.ts';

export const configureProjectHandler = handler('projects.configure', async (core, caller, input) => {
  // Parameters are told before the project.
  planDomainAliases(input.domainAliases ?? []);
  const project = await requireProject(core, caller, input.projectId);
  const changed = await core.storage.write(configureProject, { ...input, projectId: project.id });
  const receipt = changed.isRemeasuringNeeded ? await remeasureHistory(core, project) : NOTHING_REMEASURED;
  const { meteredNotice, unevenDays } = changed;
  return {
    id: project.publicId,
    updated: true,
    ...receipt,
    ...(unevenDays ? { unevenDays: { ...unevenDays, message: describeUnevenDays(unevenDays) } } : {}),
    ...(meteredNotice ? { meteredNotice } : {}),
  };
});
