/** `tasks.update`: what the owner decides about a task; other windows are told. */
import { saveTaskChange } from '../core/tasks/save-task-change.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const updateTaskHandler = handler('tasks.update', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  const task = await core.storage.write(saveTaskChange, { ...input, projectId: project.id });
  core.progress.noteFigures(project.publicId);
  return task;
});
