/** `answers.reread`: reads kept replies again that could not be read. */
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const rereadAnswers = handler('answers.reread', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  return core.rereader.reread(project.id);
});
