/** `attribution.summary`: responses of the last days by category and source. */
import { loadAttributionSummary } from '../core/attribution/summarise-attribution.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

const DAY_MS = 86_400_000;

export const summariseAttribution = handler('attribution.summary', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const sinceMs = core.now() - input.days * DAY_MS;
  return core.storage.read(loadAttributionSummary, { projectId: project.id, sinceMs });
});
