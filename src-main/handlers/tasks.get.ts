/** `tasks.get`: one task with its evidence. */
import { handler } from './handler.ts';
import { requireTask } from './require-task.ts';

export const getTask = handler('tasks.get', (core, caller, input) => requireTask(core, caller, input));
