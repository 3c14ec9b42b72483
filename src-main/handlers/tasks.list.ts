/** `tasks.list`: tasks by priority, in English. */
import { handler } from './handler.ts';
import { listTasksOf } from './list-tasks-of.ts';

export const listTasks = handler('tasks.list', (core, caller, input) => listTasksOf(core, caller, input, 'en'));
