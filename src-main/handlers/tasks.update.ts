/** `tasks.update`: what the owner decides about a task. */
import { saveTaskChange } from '../core/tasks/save-task-change.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const updateTaskHandler = handler('tasks.update', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  return core.storage.write(saveTaskChange, { ...input, projectId: project.id });
});
