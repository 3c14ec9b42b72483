/** Tasks: what is worth doing next, each with the answers that say so. Scripts read them; the app changes them. */
import { z } from 'zod';

import { TASK_CATEGORIES, TASK_LANGUAGES, TASK_STATUSES } from '../vocabulary/tasks.ts';
import { dateTime, emailField, engineField, listField, pageFields, projectIdParam, wholeNumber } from './fields.ts';
import { operation } from './operation.ts';
import { outreachWatch } from './outreach.ts';

export const taskStatus = z.enum(TASK_STATUSES);
export const taskCategory = z.enum(TASK_CATEGORIES);

/** `all` stands for every status. */
const statusFilter = listField(
  z
    .array(z.enum([...TASK_STATUSES, 'all']))
    .min(1)
    .transform((parts) => TASK_STATUSES.filter((each) => parts.includes('all') || parts.includes(each))),
);

/** A task as lists show it. */
export const task = z.object({
  id: z.string(),
  title: z.string(),
  category: taskCategory,
  status: taskStatus,
  impact: z.int().min(1).max(10),
  effort: z.int().min(1).max(10),
  priorityScore: z.int().min(1).max(100).describe('impact x (11 - effort); higher: do first'),
  autoResolved: z.boolean(),
  assigneeEmail: z.string().nullable(),
  createdAt: dateTime,
  updatedAt: dateTime,
});

const metric = z.object({ label: z.string(), value: z.string() });

export const taskEvidence = z.object({
  summary: z.string(),
  metrics: z.array(metric),
  /** What the finding rests on, with the newest few of the answers behind it. */
  items: z.array(
    z.object({
      text: z.string(),
      answerIds: z.array(z.string()),
      promptIds: z.array(z.string()),
      sourceIds: z.array(z.string()),
      sentences: z
        .array(
          z.object({
            answerId: z.string(),
            language: z.string(),
            text: z.string().describe('One sentence, without marks of emphasis; a long one is cut around its words'),
            words: z
              .array(z.object({ start: z.int(), end: z.int() }))
              .describe('What shows it: UTF-16 offsets into `text`; none where the answer names nobody'),
          }),
        )
        .describe('Of each answer that is still stored, the sentence that shows it'),
    }),
  ),
  deepLink: z.string(),
});

export const contentPlan = z.object({
  targetPage: z.string(),
  template: z.string(),
  prompts: z.array(z.string()),
  outline: z.array(z.string()),
});

export const TASK_EXPORTS = ['markdown', 'csv'] as const;

export const fullTask = task.extend({
  description: z.string(),
  steps: z.array(z.string()),
  evidence: taskEvidence,
  evidenceAnswers: z
    .array(z.object({ id: z.string(), model: engineField, answeredAt: dateTime, prompt: z.string() }))
    .describe('What the answers behind the evidence are: those that are still stored'),
  contentPlan: contentPlan.nullable(),
  exports: z.array(z.object({ format: z.enum(TASK_EXPORTS), label: z.string() })),
  autoResolvable: z.boolean().describe('False for what somebody made himself'),
  outreach: outreachWatch.nullable().describe('What came of it, of a task that was made to be named on a site'),
  resolvedAt: dateTime.nullable(),
  lastSeenAt: dateTime.describe('Last time that the evidence was seen'),
  /** What happened to the task, oldest first; `metrics` are the figures at that moment. */
  history: z.array(
    z.object({
      at: dateTime,
      kind: z.enum(['created', 'reopened', 'resolved', 'status', 'assigned']),
      from: taskStatus.nullable(),
      to: taskStatus.nullable(),
      assigneeEmail: z.string().nullable(),
      metrics: z.array(metric),
    }),
  ),
});

const counts = z.object({ open: z.int(), in_progress: z.int(), done: z.int(), dismissed: z.int() });
const taskParams = { projectId: projectIdParam, taskId: z.string() };
const language = z.enum(TASK_LANGUAGES).default('en').describe('Of its texts');

const taskFilters = {
  status: statusFilter.prefault('open').describe('Statuses, or all'),
  category: taskCategory.optional(),
  minImpact: wholeNumber(1, 10).optional(),
  page: pageFields.page,
  limit: wholeNumber(1, 200).default(50),
};

const taskPage = z.object({
  counts: counts.describe('Of all tasks of the project, whatever the filters'),
  total: z.int().describe('Tasks that match the filters'),
  page: z.int(),
  limit: z.int(),
  hasMore: z.boolean(),
  tasks: z.array(task),
});

export const taskOperations = {
  'tasks.list': operation({
    name: 'tasks.list',
    summary: 'List tasks, what to do first at the top',
    http: { method: 'GET', path: '/projects/{projectId}/tasks' },
    scope: 'read',
    reads: ['tasks'],
    params: { projectId: projectIdParam },
    query: { ...taskFilters, language },
    output: taskPage,
    errors: ['NOT_FOUND'],
  }),
  'tasks.get': operation({
    name: 'tasks.get',
    summary: 'One task with its evidence',
    http: { method: 'GET', path: '/projects/{projectId}/tasks/{taskId}' },
    scope: 'read',
    reads: ['tasks', 'answers'],
    params: taskParams,
    query: { language },
    output: fullTask,
    errors: ['NOT_FOUND'],
  }),
  'tasks.update': operation({
    name: 'tasks.update',
    summary: 'Change the status of a task or who works on it',
    http: 'specified',
    scope: null,
    changes: ['tasks'],
    params: taskParams,
    body: { status: taskStatus.optional(), assigneeEmail: emailField.nullable().optional() },
    output: fullTask,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  'tasks.export': operation({
    name: 'tasks.export',
    summary: 'A task as a text to save or paste',
    http: { method: 'GET', path: '/projects/{projectId}/tasks/{taskId}/file', sends: 'file' },
    scope: 'read',
    reads: 'snapshot',
    params: taskParams,
    query: { format: z.enum(TASK_EXPORTS).default('markdown'), language },
    output: z.object({ fileName: z.string(), mediaType: z.string(), text: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  'tasks.evaluate': operation({
    name: 'tasks.evaluate',
    summary: 'Look through the answers for tasks now',
    http: 'specified',
    scope: null,
    changes: ['tasks'],
    params: { projectId: projectIdParam },
    output: z.object({ evaluatedAt: dateTime, created: z.int(), reopened: z.int(), resolved: z.int(), counts }),
    errors: ['NOT_FOUND'],
  }),
};
