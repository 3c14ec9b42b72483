/** `competitors.tracked`: the brands that a project measures, without figures. */
import { loadTrackedBrands } from '../core/brands/list-brands.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const listTrackedBrands = handler('competitors.tracked', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  return { brands: await core.storage.read(loadTrackedBrands, project.id) };
});
