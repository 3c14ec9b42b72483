/** `answers.reread` and `engines.reread`: kept replies that could not be read are read again, of a project or of all. */
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const rereadAnswers = handler('answers.reread', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  return core.rereader.reread(project.id);
});

export const rereadAll = handler('engines.reread', (core) => core.rereader.reread(null));
