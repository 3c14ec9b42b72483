/** `tasks.list`: tasks by priority. A project that was never evaluated is evaluated first, so that its list is not empty. */
import { loadEvaluatedAt } from '../core/tasks/evaluate-tasks.ts';
import { loadTasks } from '../core/tasks/load-tasks.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const listTasks = handler('tasks.list', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  if ((await core.storage.read(loadEvaluatedAt, project.id)) === null) await core.tasks.refresh(project);
  return core.storage.read(loadTasks, {
    projectId: project.id,
    statuses: input.status,
    category: input.category ?? null,
    minImpact: input.minImpact ?? 1,
    page: input.page,
    limit: input.limit,
  });
});
