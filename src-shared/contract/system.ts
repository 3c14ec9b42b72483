/** The installation itself: what it is doing, whether its data is sound, and its backups. */
import { z } from 'zod';

import { engineState } from './engines.ts';
import { dateTime, wholeNumber } from './fields.ts';
import { operation } from './operation.ts';
import { jobCounts } from './runs.ts';

export const status = z.object({
  version: z.string(),
  dataDir: z.string(),
  apiAddress: z.string().nullable(),
  isExecutorRunning: z.boolean().describe('Some app or server is working the queue of this folder'),
  projects: z.int(),
  answers: z.int(),
  jobs: jobCounts,
  nextRunAt: dateTime.nullable(),
  /** Whether the process that works the queue is offline; prompts wait then. */
  network: z.object({ isOffline: z.boolean(), offlineSince: dateTime.nullable() }),
  engines: z.array(engineState),
});

export const doctorReport = z.object({
  ok: z.boolean(),
  checks: z.array(z.object({ name: z.string(), ok: z.boolean(), message: z.string() })),
});

/** How long what servers sent is kept beside the answers that were read from it. */
export const retention = z.object({
  rawReplyDays: z.int().nullable().describe('Days after the answer; null: for ever'),
});

export const systemOperations = {
  'retention.get': operation({
    name: 'retention.get',
    summary: 'How long raw replies are kept',
    scope: null,
    output: retention,
  }),
  'retention.set': operation({
    name: 'retention.set',
    summary: 'Say how long raw replies are kept; older ones are deleted from then on, answers never',
    scope: null,
    body: { rawReplyDays: wholeNumber(1, 36_500).nullable() },
    output: retention,
  }),
  'system.status': operation({
    name: 'system.status',
    summary: 'What is queued, running, failed and waiting',
    scope: null,
    output: status,
  }),
  'system.doctor': operation({
    name: 'system.doctor',
    summary: 'Check the data folder; recount the rollups, and repair them when asked',
    scope: null,
    body: { repair: z.boolean().optional() },
    output: doctorReport,
  }),
  'system.backup': operation({
    name: 'system.backup',
    summary: 'Write a backup of the whole data folder to a file',
    scope: null,
    body: { path: z.string().min(1) },
    output: z.object({ path: z.string(), bytes: z.int() }),
  }),
};
