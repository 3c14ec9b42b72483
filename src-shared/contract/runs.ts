/** Runs: one asking of a project's prompts, made of jobs (one per prompt, engine and sample). */
import { z } from 'zod';

import { LEFT_OUT_REASONS, MENDED_IN } from '../vocabulary/left-out.ts';
import { dateTime, engineField, projectIdParam } from './fields.ts';
import { operation } from './operation.ts';

export const RUN_STATES = ['running', 'paused', 'finished', 'cancelled'] as const;
export const RUN_CAUSES = ['new', 'schedule', 'manual', 'catch_up'] as const;

/**
 * Counts of a run's jobs, which add up: total = queued + running + done + failed + leftOut + cancelled, and
 * done = answered + notShown.
 */
export const jobCounts = z.object({
  total: z.int().describe('Questions that the run asks'),
  queued: z.int(),
  delayed: z.int().describe('Of those queued: their engine did not answer, and they are tried again'),
  running: z.int(),
  done: z.int(),
  answered: z.int(),
  notShown: z.int().describe('The surface showed nothing: a valid outcome, and no answer'),
  failed: z.int().describe('Asked without success, and not asked again by itself'),
  leftOut: z.int().describe('Nobody could be asked: no key, a refused key, an empty account, a cap'),
  waiting: z.int().describe('Of those left out: still asked on the day of the run, as soon as that is mended'),
  cancelled: z.int(),
});

const trouble = {
  engine: engineField,
  reason: z.string(),
  message: z.string(),
  jobs: z.int(),
};

export const run = z.object({
  id: z.string(),
  projectId: z.string(),
  cause: z.enum(RUN_CAUSES),
  state: z.enum(RUN_STATES),
  slot: z.string(),
  createdAt: dateTime,
  finishedAt: dateTime.nullable(),
  dayEndsAt: dateTime.describe('The end of its local day: what is left out or delayed is not asked after it'),
  jobs: jobCounts,
  /** Why jobs are left out, delayed or failed: one line for each engine and reason. */
  problems: z.array(
    z.object({
      ...trouble,
      kind: z.enum(['left_out', 'delayed', 'failed']),
      since: dateTime.nullable().describe('Since when the engine has not answered; null where that is not known'),
    }),
  ),
  /** What of `problems` the owner can fix, and where. */
  leftOut: z.array(
    z.object({
      ...trouble,
      reason: z.enum(LEFT_OUT_REASONS),
      isStillAsked: z.boolean().describe('As soon as it is mended, on the day of the run'),
      mendedIn: z.enum(MENDED_IN).describe('engines: keys and settings of engines; caps: the monthly caps'),
    }),
  ),
  summary: z.string().nullable().describe('What was left out, in words; null: nothing'),
});

/** The path names the project; a caller that knows only the run may leave it out. */
const runParams = { projectId: projectIdParam.optional(), runId: z.string() };

export const runOperations = {
  'runs.start': operation({
    name: 'runs.start',
    summary: 'Ask all active prompts of a project now; the schedule stays as it is',
    http: { method: 'POST', path: '/projects/{projectId}/runs' },
    scope: 'write',
    changes: ['prompts', 'runs'],
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
    reads: ['runs'],
    params: { projectId: projectIdParam },
    output: z.array(run),
    errors: ['NOT_FOUND'],
  }),
  'runs.get': operation({
    name: 'runs.get',
    summary: 'One run: its progress and what is wrong',
    http: { method: 'GET', path: '/projects/{projectId}/runs/{runId}' },
    closed: { screen: 'as runs.list' },
    scope: 'read',
    reads: ['runs'],
    params: runParams,
    output: run,
    errors: ['NOT_FOUND'],
  }),
  'runs.retry': operation({
    name: 'runs.retry',
    summary: 'Ask again what failed or waits in a run; each slot still gets one answer',
    http: { method: 'POST', path: '/projects/{projectId}/runs/{runId}/retry' },
    scope: 'write',
    changes: ['runs'],
    params: runParams,
    output: run,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  'runs.control': operation({
    name: 'runs.control',
    summary: 'Pause, resume or cancel a run',
    http: { method: 'POST', path: '/projects/{projectId}/runs/{runId}/{action}' },
    scope: 'write',
    changes: ['runs'],
    params: { ...runParams, action: z.enum(['pause', 'resume', 'cancel']) },
    output: run,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
};
