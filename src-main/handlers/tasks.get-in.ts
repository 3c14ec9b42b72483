/** `tasks.getIn`: one task with its evidence in the language of the window. */
import { handler } from './handler.ts';
import { requireTask } from './require-task.ts';

export const getTaskIn = handler('tasks.getIn', (core, caller, input) =>
  requireTask(core, caller, input, input.language),
);
