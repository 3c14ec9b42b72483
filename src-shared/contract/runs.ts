/** Runs: one asking of a project's prompts, made of jobs (one per prompt, engine and sample). */
import { z } from 'zod';

import { dateTime, engineField, projectIdParam } from './fields.ts';
import { operation } from './operation.ts';

export const RUN_STATES = ['running', 'paused', 'finished', 'cancelled'] as const;
export const RUN_CAUSES = ['new', 'schedule', 'manual', 'catch_up'] as const;

/** Counts of a run's jobs. `waiting` jobs have no engine key yet; they start as soon as there is one. */
export const jobCounts = z.object({
  total: z.int(),
  queued: z.int(),
  running: z.int(),
  waiting: z.int(),
  done: z.int(),
  failed: z.int(),
  cancelled: z.int(),
});

export const run = z.object({
  id: z.string(),
  projectId: z.string(),
  cause: z.enum(RUN_CAUSES),
  state: z.enum(RUN_STATES),
  slot: z.string(),
  createdAt: dateTime,
  finishedAt: dateTime.nullable(),
  jobs: jobCounts,
  /** Why jobs wait or failed, one line an engine. */
  problems: z.array(
    z.object({
      engine: engineField,
      reason: z.string(),
      message: z.string(),
      jobs: z.int(),
    }),
  ),
});

/** The path names the project; a caller that knows only the run may leave it out. */
const runParams = { projectId: projectIdParam.optional(), runId: z.string() };

export const runOperations = {
  'runs.start': operation({
    name: 'runs.start',
    summary: 'Ask all active prompts of a project now; the schedule stays as it is',
    http: { method: 'POST', path: '/projects/{projectId}/runs' },
    scope: 'write',
    params: { projectId: projectIdParam },
    body: {
      promptIds: z.array(z.string()).min(1).max(10_000).optional().describe('Only these prompts; else all active ones'),
    },
    output: run,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  'runs.list': operation({
    name: 'runs.list',
    summary: 'The 30 newest runs of a project',
    http: { method: 'GET', path: '/projects/{projectId}/runs' },
    scope: 'read',
    params: { projectId: projectIdParam },
    output: z.array(run),
    errors: ['NOT_FOUND'],
  }),
  'runs.get': operation({
    name: 'runs.get',
    summary: 'One run: its progress and what is wrong',
    http: { method: 'GET', path: '/projects/{projectId}/runs/{runId}' },
    scope: 'read',
    params: runParams,
    output: run,
    errors: ['NOT_FOUND'],
  }),
  'runs.retry': operation({
    name: 'runs.retry',
    summary: 'Ask again what failed or waits in a run; each slot still gets one answer',
    http: { method: 'POST', path: '/projects/{projectId}/runs/{runId}/retry' },
    scope: 'write',
    params: runParams,
    output: run,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  'runs.control': operation({
    name: 'runs.control',
    summary: 'Pause, resume or cancel a run',
    http: { method: 'POST', path: '/projects/{projectId}/runs/{runId}/{action}' },
    scope: 'write',
    params: { ...runParams, action: z.enum(['pause', 'resume', 'cancel']) },
    output: run,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
};
