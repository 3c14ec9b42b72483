/** The kinds of tasks and the states that one goes through. */
export const TASK_CATEGORIES = [
  'technical',
  'visibility',
  'content',
  'offsite',
  'reputation',
  'competitor',
  'setup',
] as const;

export type TaskCategory = (typeof TASK_CATEGORIES)[number];

export const TASK_STATUSES = ['open', 'in_progress', 'done', 'dismissed'] as const;

export type TaskStatus = (typeof TASK_STATUSES)[number];

/** Languages in which tasks are written. The public API speaks the first. */
export const TASK_LANGUAGES = ['en', 'de'] as const;

export type TaskLanguage = (typeof TASK_LANGUAGES)[number];
