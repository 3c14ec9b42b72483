/** `attribution.createBulk`: stores many responses, or none. */
import { createAttributionBulk } from '../core/attribution/save-attribution.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const createAttributionBulkHandler = handler('attribution.createBulk', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const { responses } = input;
  return { imported: await core.storage.write(createAttributionBulk, { projectId: project.id, responses }) };
});
