/** `tasks.listIn`: tasks by priority, in the language of the window. */
import { handler } from './handler.ts';
import { listTasksOf } from './list-tasks-of.ts';

export const listTasksIn = handler('tasks.listIn', (core, caller, input) =>
  listTasksOf(core, caller, input, input.language),
);
