/** `attribution.importCsv`: all rows of an export, or none; from a file of this machine or sent as text. */
import { resolve } from 'node:path';

import { importAttribution } from '../core/attribution/import-attribution.ts';
import { withInboxFile } from '../core/transfer/inbox-file.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const importAttributionHandler = handler('attribution.importCsv', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const { source, mapping = {}, content } = input;
  const importFile = (path: string) =>
    core.storage.job(importAttribution, { projectId: project.id, path, source, mapping });
  if (content === undefined) return importFile(resolve(input.path ?? ''));
  return withInboxFile(core.storage.dataDir, 'attribution.csv', content, importFile);
});
