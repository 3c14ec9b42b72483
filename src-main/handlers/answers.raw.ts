/** `answers.raw`: what the server sent for an answer. */
import { notFound } from '#shared/app-error.ts';
import { loadRawReplies } from '../core/evidence/load-raw-replies.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const getRawReplies = handler('answers.raw', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const raw = await core.storage.read(loadRawReplies, { projectId: project.id, answerId: input.answerId });
  if (!raw) throw notFound('The answer');
  return raw;
});
