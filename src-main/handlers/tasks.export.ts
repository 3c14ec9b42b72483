/** `tasks.export`: a task as a text; saving it is the app's business. */
import { TASK_WORDS } from '../core/tasks/words/task-words.ts';
import { writeTaskText } from '../core/tasks/write-task-text.ts';
import { handler } from './handler.ts';
import { requireTask } from './require-task.ts';

export const exportTask = handler('tasks.export', async (core, caller, input) => {
  const { format, language } = input;
  return writeTaskText(await requireTask(core, caller, input, language), format, TASK_WORDS[language].file);
});
