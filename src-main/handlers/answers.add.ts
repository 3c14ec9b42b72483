/** `answers.add`: an answer that was seen elsewhere; the same one a second time is given back. */
import { notFound } from '#shared/app-error.ts';
import { loadAnswer } from '../core/answers/load-answer.ts';
import { addAnswer } from '../core/evidence/add-answer.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const addAnswerHandler = handler('answers.add', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const { promptId, prompt = '', language, model: engine, text, sources = [], answeredAt } = input;
  const { answerId, ...added } = await core.storage.write(addAnswer, {
    projectId: project.id,
    prompt: promptId === undefined ? { text: prompt, language } : { id: promptId },
    engine,
    text,
    sources,
    queries: input.fanOutQueries ?? null,
    answeredAt: answeredAt === undefined ? null : Date.parse(answeredAt),
    country: input.country ?? null,
    app: input.app ?? null,
    note: input.note ?? null,
  });
  const answer = await core.storage.read(loadAnswer, { projectId: project.id, answerId });
  if (!answer) throw notFound('The answer');
  if (added.created) void core.tasks.refresh(project);
  return { ...answer, ...added };
});
