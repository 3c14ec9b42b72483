/** What is worth doing, with the evidence. */
import { z } from 'zod';

import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { TASK_CATEGORIES, TASK_STATUSES } from '#shared/vocabulary/tasks.ts';
import { findProject } from '../names/find-project.ts';
import { projectField } from '../names/open-scope.ts';
import { toColumns } from '../reply/reply.ts';
import type { Quote } from '../reply/untrusted.ts';
import type { ToolContext } from '../tool-context.ts';
import { defineTool } from './tool.ts';

const PAGE = 50;
const MOST_SENTENCES = 6;

const input = z.strictObject({
  project: projectField,
  task_id: z.string().max(100).optional().describe('One task in full: steps, evidence, plan'),
  status: z
    .enum([...TASK_STATUSES, 'all'])
    .default('open')
    .describe('open takes those in progress along'),
  category: z.enum(TASK_CATEGORIES).optional(),
  cursor: z.string().max(40).optional(),
});

export const tasks = defineTool({
  name: 'tasks',
  title: 'Tasks',
  description:
    'What is worth doing next, by impact against effort, with evidence; with task_id its steps, the sentences that show it, and the plan of a page to write. Take it for "what should we do".',
  needs: 'read',
  operations: ['projects.list', 'tasks.list', 'tasks.get'],
  input,
  run: (context, asked) =>
    asked.task_id === undefined ? listTasks(context, asked) : readTask(context, asked, asked.task_id),
});

async function listTasks(context: ToolContext, asked: z.output<typeof input>) {
  const project = await findProject(context, asked.project);
  const found = await context.call('tasks.list', {
    projectId: project.id,
    status: asked.status === 'open' ? ['open', 'in_progress'] : [asked.status],
    ...(asked.category && { category: asked.category }),
    page: Math.floor(context.offset / PAGE) + 1,
    limit: PAGE,
  });
  const { counts } = found;
  return {
    summary: [
      `${project.name}: ${counts.open} tasks open, ${counts.in_progress} in progress, ${counts.done} done, ${counts.dismissed} dismissed.`,
    ],
    tables: [
      {
        name: 'tasks',
        columns: toColumns(
          'task:text',
          'task_id:id',
          'category:text',
          'status:text',
          'impact:count',
          'effort:count',
          'priority:count',
          'assignee:text',
        ),
        rows: found.tasks
          .slice(context.offset % PAGE)
          .map((task) => [
            task.title,
            task.id,
            task.category,
            task.status,
            task.impact,
            task.effort,
            task.priorityScore,
            task.assigneeEmail,
          ]),
        total: found.total,
        offset: context.offset,
      },
    ],
    notes: ['Impact and effort are 1 to 10; priority is impact x (11 - effort), higher first.'],
    next: ['tasks with task_id for evidence and steps'],
  };
}

async function readTask(context: ToolContext, asked: z.output<typeof input>, taskId: string) {
  const project = await findProject(context, asked.project);
  const task = await context.call('tasks.get', { projectId: project.id, taskId: taskId.trim() });
  const { evidence, contentPlan } = task;
  const quotes: Quote[] = evidence.items
    .flatMap(({ sentences }) => sentences)
    .flatMap(({ answerId, text }) => {
      const answer = task.evidenceAnswers.find(({ id }) => id === answerId);
      if (!answer) return [];
      return [
        {
          kind: 'sentence of an answer',
          engine: ENGINE_LABELS[answer.model],
          date: answer.answeredAt.slice(0, 10),
          answerId,
          address: `/v1/projects/${project.id}/answers/${answerId}`,
          prompt: answer.prompt,
          text,
        },
      ];
    });
  return {
    summary: [
      `${task.title} (${task.category}, ${task.status}; impact ${task.impact}, effort ${task.effort}).`,
      task.description,
      `Evidence: ${evidence.summary}`,
    ],
    tables: [
      {
        name: 'steps',
        columns: toColumns('step:count', 'what:quoted'),
        rows: task.steps.map((step, at) => [at + 1, step]),
        total: task.steps.length,
      },
      {
        name: 'evidence',
        columns: toColumns('finding:quoted', 'newest_answer_ids:id'),
        rows: evidence.items.map(({ text, answerIds }) => [text, answerIds.slice(0, 3).join(', ')]),
        total: evidence.items.length,
      },
      {
        name: 'figures',
        columns: toColumns('figure:text', 'value:text'),
        rows: evidence.metrics.map(({ label, value }) => [label, value]),
        total: evidence.metrics.length,
      },
      ...(contentPlan
        ? [
            {
              name: `plan_of ${contentPlan.targetPage}`.slice(0, 150),
              columns: toColumns('section:quoted'),
              rows: contentPlan.outline.map((line) => [line]),
              total: contentPlan.outline.length,
            },
          ]
        : []),
    ],
    quotes: quotes.slice(0, MOST_SENTENCES),
    notes: quotes.length > MOST_SENTENCES ? [`${quotes.length - MOST_SENTENCES} further sentences are not shown.`] : [],
    next: ['get_answer for an answer behind it'],
  };
}
