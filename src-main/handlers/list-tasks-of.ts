/**
 * A page of the tasks of a project, in a language. A project that was never evaluated is evaluated first, so that its list
 * is not empty.
 */
import type { OperationOutput, ParsedInput } from '#shared/contract/index.ts';
import type { TaskLanguage } from '#shared/vocabulary/tasks.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { loadEvaluatedAt } from '../core/tasks/evaluate-tasks.ts';
import { loadTasks } from '../core/tasks/load-tasks.ts';
import { requireProject } from './require-project.ts';

/** Throws NOT_FOUND for a project that the caller may not see. */
export async function listTasksOf(
  core: Core,
  caller: Caller,
  input: ParsedInput<'tasks.list'>,
  language: TaskLanguage,
): Promise<OperationOutput<'tasks.list'>> {
  const project = await requireProject(core, caller, input.projectId);
  if ((await core.storage.read(loadEvaluatedAt, project.id)) === null) await core.tasks.refresh(project);
  return core.storage.read(loadTasks, {
    projectId: project.id,
    statuses: input.status,
    category: input.category ?? null,
    minImpact: input.minImpact ?? 1,
    page: input.page,
    limit: input.limit,
    language,
  });
}
