/** `tasks.evaluate`: looks for tasks now instead of after the next run. */
import { notFound } from '#shared/app-error.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const evaluateTasksHandler = handler('tasks.evaluate', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const outcome = await core.tasks.evaluate(project);
  if (!outcome) throw notFound('The project');
  return { ...outcome, evaluatedAt: new Date(outcome.evaluatedAt).toISOString() };
});
