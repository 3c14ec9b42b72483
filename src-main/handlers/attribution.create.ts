/** `attribution.create`: stores one response. */
import { createAttribution } from '../core/attribution/save-attribution.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const createAttributionHandler = handler('attribution.create', async (core, caller, input) => {
  const { projectId, ...response } = input;
  const project = await requireProject(core, caller, projectId);
  return core.storage.write(createAttribution, { projectId: project.id, response });
});
