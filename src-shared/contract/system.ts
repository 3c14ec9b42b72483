/** The installation itself: what it is doing, whether its data is sound, and its backups. */
import { z } from 'zod';

import { engineState } from './engines.ts';
import { dateTime } from './fields.ts';
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

export const systemOperations = {
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
