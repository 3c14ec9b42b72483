/** The words of tasks in every language of the app. */
import type { TaskLanguage } from '#shared/vocabulary/tasks.ts';
import { ENGLISH, type TaskWords } from './english/index.ts';
import { GERMAN } from './german/index.ts';

export const TASK_WORDS: Readonly<Record<TaskLanguage, TaskWords>> = { en: ENGLISH, de: GERMAN };
