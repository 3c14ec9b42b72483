/** Tasks: what the owner might do next. Whatever reads them evaluates a project that never was. */
import { notFound } from '#shared/app-error.ts';
import { loadEvaluatedAt } from '../core/tasks/evaluate-tasks.ts';
import { loadTask, loadTasks } from '../core/tasks/load-tasks.ts';
import { saveTaskChange } from '../core/tasks/save-task-change.ts';
import type { FullTask } from '../core/tasks/task-rule.ts';
import { TASK_WORDS } from '../core/tasks/words/task-words.ts';
import { writeTaskText } from '../core/tasks/write-task-text.ts';
import type { Call, Handlers } from './handler.ts';

export const taskHandlers = {
  'tasks.list': listTasks,
  'tasks.get': requireTask,
  /** What the owner decides about a task. */
  'tasks.update': ({ core, input, project }) => core.storage.write(saveTaskChange, { ...input, projectId: project.id }),
  'tasks.evaluate': async ({ core, project }) => {
    const outcome = await core.tasks.evaluate(project);
    if (!outcome) throw notFound('The project');
    return { ...outcome, evaluatedAt: new Date(outcome.evaluatedAt).toISOString() };
  },
  'tasks.export': async (call) => {
    const { format, language } = call.input;
    return writeTaskText(await requireTask(call), format, TASK_WORDS[language].file);
  },
} satisfies Handlers;

/** A project that was never evaluated is evaluated first, so that its list is not empty. */
async function listTasks({ core, input, project }: Call<'tasks.list'>) {
  if ((await core.storage.read(loadEvaluatedAt, project.id)) === null) await core.tasks.refresh(project);
  return core.storage.read(loadTasks, {
    projectId: project.id,
    statuses: input.status,
    category: input.category ?? null,
    minImpact: input.minImpact ?? 1,
    page: input.page,
    limit: input.limit,
    language: input.language,
  });
}

/** Throws NOT_FOUND. */
async function requireTask({ core, input, project }: Call<'tasks.get' | 'tasks.export'>): Promise<FullTask> {
  const { taskId, language } = input;
  const task = await core.storage.read(loadTask, { projectId: project.id, taskId, language });
  if (!task) throw notFound('The task');
  return task;
}
