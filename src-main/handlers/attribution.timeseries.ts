/** `attribution.timeseries`: responses of the last days by day and category. */
import { loadAttributionDays } from '../core/attribution/attribution-days.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

const DAY_MS = 86_400_000;

export const listAttributionDays = handler('attribution.timeseries', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const sinceMs = core.now() - input.days * DAY_MS;
  return core.storage.read(loadAttributionDays, { projectId: project.id, sinceMs });
});
