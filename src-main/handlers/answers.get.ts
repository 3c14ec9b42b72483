/** `answers.get`: one answer with everything that was counted in it. */
import { notFound } from '#shared/app-error.ts';
import { loadAnswer } from '../core/answers/load-answer.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const getAnswer = handler('answers.get', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const answer = await core.storage.read(loadAnswer, { projectId: project.id, answerId: input.answerId });
  if (!answer) throw notFound('The answer');
  return answer;
});
