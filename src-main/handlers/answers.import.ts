/** `answers.import`: all of a file's answers, or none. */
import { resolve } from 'node:path';

import { importAnswers } from '../core/transfer/import-answers.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const importAnswersHandler = handler('answers.import', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const outcome = await core.storage.job(importAnswers, {
    projectId: project.id,
    path: resolve(input.path),
    skipInvalid: input.skipInvalid ?? false,
    defaultLanguage: project.language ?? 'en',
  });
  await core.tasks.refresh(project);
  return outcome;
});
