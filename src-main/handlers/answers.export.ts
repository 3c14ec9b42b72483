/** `answers.export`: every answer of a project, in the format that imports read. */
import { resolve } from 'node:path';

import { exportAnswers } from '../core/transfer/export-answers.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const exportAnswersHandler = handler('answers.export', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const path = resolve(input.path);
  return { ...(await core.storage.job(exportAnswers, { projectId: project.id, path })), path };
});
