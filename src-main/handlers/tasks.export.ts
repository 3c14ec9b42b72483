/** `tasks.export`: a task as a text; saving it is the app's business. */
import { writeTaskText } from '../core/tasks/write-task-text.ts';
import { handler } from './handler.ts';
import { requireTask } from './require-task.ts';

export const exportTask = handler('tasks.export', async (core, caller, input) =>
  writeTaskText(await requireTask(core, caller, input), input.format),
);
