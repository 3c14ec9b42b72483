/** `attribution.importCsv`: all rows of an export, or none. */
import { resolve } from 'node:path';

import { importAttribution } from '../core/attribution/import-attribution.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const importAttributionHandler = handler('attribution.importCsv', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const { source, mapping = {} } = input;
  return core.storage.job(importAttribution, { projectId: project.id, path: resolve(input.path), source, mapping });
});
