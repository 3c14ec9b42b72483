/** The task that a call is about, in a project that its caller may see. */
import { notFound } from '#shared/app-error.ts';
import type { TaskLanguage } from '#shared/vocabulary/tasks.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { loadTask } from '../core/tasks/load-tasks.ts';
import type { FullTask } from '../core/tasks/task-rule.ts';
import { requireProject } from './require-project.ts';

/** In English unless told otherwise. Throws NOT_FOUND. */
export async function requireTask(
  core: Core,
  caller: Caller,
  input: { projectId: string; taskId: string },
  language: TaskLanguage = 'en',
): Promise<FullTask> {
  const project = await requireProject(core, caller, input.projectId);
  const task = await core.storage.read(loadTask, { projectId: project.id, taskId: input.taskId, language });
  if (!task) throw notFound('The task');
  return task;
}
