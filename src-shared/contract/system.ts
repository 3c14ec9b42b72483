/** The installation itself: what it is doing, whether its data is sound, and its backups. */
import { z } from 'zod';

import { engineState } from './engines.ts';
import { dateTime, engineField, wholeNumber } from './fields.ts';
import { notice } from './health.ts';
import { operation } from './operation.ts';
import { erasing } from './projects.ts';
import { jobCounts } from './runs.ts';
import { SUBJECTS } from './subjects.ts';

export const status = z.object({
  version: z.string(),
  dataDir: z.string(),
  apiAddress: z.string().nullable(),
  isExecutorRunning: z.boolean().describe('Some app or server is working the queue of this folder'),
  projects: z.int(),
  answers: z.int(),
  setAside: z.int().describe('Answers that doctor set aside because they are damaged; no figure counts them'),
  erasing: z
    .array(erasing.extend({ id: z.string(), name: z.string(), answers: z.int() }))
    .describe('Projects that are being deleted for good, with the answers that they still have'),
  jobs: jobCounts.describe('Of runs of the newest seven days; older ones are over, whatever failed in them'),
  waiting: z
    .array(
      z.object({
        projectId: z.string(),
        projectName: z.string(),
        engine: engineField,
        reason: z.string(),
        message: z.string(),
        jobs: z.int(),
        since: dateTime.describe('When the oldest run of these began'),
      }),
    )
    .describe('Questions that wait, by project, engine and reason'),
  notices: z.array(notice).describe('What is wrong now, as `health.notices` tells it'),
  nextRunAt: dateTime.nullable(),
  /** Whether the process that works the queue is offline; prompts wait then. */
  network: z.object({ isOffline: z.boolean(), offlineSince: dateTime.nullable() }),
  engines: z.array(engineState),
});

const namedAnswer = z.object({
  answerId: z.string().nullable().describe('Null for a reply that has not become an answer'),
  projectId: z.string(),
  promptId: z.string(),
  prompt: z.string(),
  answeredAt: dateTime,
  part: z
    .enum(['text', 'replies', 'place', 'counted'])
    .nullable()
    .describe('What is damaged: its text, its raw reply, where it lies, what is counted of it; null: it was set aside'),
});

const slowestCommands = z
  .array(
    z.object({
      command: z.string(),
      thread: z
        .enum(['reader', 'writer', 'job'])
        .describe('job: jobs and long texts, which are slow from 30 s on; others from 200 ms on'),
      ms: z.int().describe('The longest time, on its thread'),
      times: z.int().describe('How often it was slow'),
      lastAt: dateTime,
    }),
  )
  .describe('From the log: the ten slowest that somebody waits for, then the ten slowest jobs');

export const doctorReport = z.object({
  ok: z.boolean(),
  checks: z.array(
    z.object({
      name: z.string(),
      ok: z.boolean(),
      message: z.string(),
      answers: z.array(namedAnswer).optional().describe('Those that the message speaks of, the first thousand'),
    }),
  ),
  slowest: slowestCommands,
});

const backupKind = z
  .enum(['automatic', 'migration', 'replaced', 'own'])
  .describe('Made every day, before a change of the schema, by a restore of what it replaced, or by the owner');

const backupFile = z.object({ path: z.string(), kind: backupKind, bytes: z.int(), savedAt: dateTime });

/** What there is in a database, as one tells two of them apart. */
const contents = z.object({
  projects: z.array(z.string()).describe('Names of the projects that are not archived'),
  answers: z.int(),
  lastAnswerAt: dateTime.nullable().describe('Null without an answer'),
});

/** A file to restore; absent: the newest good backup of the data folder. */
const restorable = {
  path: z.string().trim().min(1).optional(),
  acceptDamaged: z.boolean().optional().describe('Also a backup in which some texts are damaged'),
};

export const backups = z.object({
  folder: z.string(),
  automatic: z.boolean().describe('A backup is made every day on which the app or server runs'),
  daily: z.int().describe('Days of which the newest automatic backup is kept'),
  weekly: z.int().describe('Weeks of which the newest automatic backup is kept'),
  skipped: z
    .object({ at: dateTime, reason: z.string() })
    .nullable()
    .describe('The automatic backup that was due last and could not be made; null when it was made'),
  backups: z.array(backupFile).describe('Newest first'),
});

/** How long what servers sent is kept beside the answers that were read from it. */
export const retention = z.object({
  rawReplyDays: z.int().nullable().describe('Days after the answer; null: for ever'),
});

/** What figures and behaviour may differ by between two machines. */
export const versions = z.object({
  app: z.string(),
  node: z.string(),
  electron: z.string().nullable().describe('Null where Node alone runs the service'),
  chrome: z.string().nullable(),
  icu: z.string().describe('Word boundaries depend on it'),
  unicode: z.string(),
  sqlite: z.string(),
  platform: z.string(),
  arch: z.string(),
});

export const systemOperations = {
  'retention.get': operation({
    name: 'retention.get',
    summary: 'How long raw replies are kept',
    http: 'machine',
    scope: null,
    reads: ['storage'],
    output: retention,
  }),
  'retention.set': operation({
    name: 'retention.set',
    summary: 'Say how long raw replies are kept; older ones are deleted from then on, answers never',
    http: 'machine',
    scope: null,
    changes: ['storage'],
    body: { rawReplyDays: wholeNumber(1, 36_500).nullable() },
    output: retention,
  }),
  'system.status': operation({
    name: 'system.status',
    summary: 'What is queued, running, failed and waiting',
    http: 'machine',
    scope: null,
    reads: ['account', 'answers', 'engines', 'health', 'prices', 'projects', 'runs', 'storage'],
    output: status,
  }),
  'system.versions': operation({
    name: 'system.versions',
    summary: 'The versions of the app and of what it runs on',
    http: 'machine',
    closed: { screen: 'scripts' },
    scope: null,
    reads: 'snapshot',
    output: versions,
  }),
  'system.signIn': operation({
    name: 'system.signIn',
    summary: 'A link that signs one browser in as the owner; it works once',
    http: 'secret',
    scope: null,
    changes: [],
    output: z.object({ url: z.string(), expiresAt: dateTime }),
    errors: ['CONFLICT'],
  }),
  'system.doctor': operation({
    name: 'system.doctor',
    summary:
      'Check the data folder; recount figures and money; asked to repair, build counts anew and set aside what is damaged',
    http: 'machine',
    scope: null,
    changes: ['answers', 'health', 'prompts', 'runs', 'spend', 'storage'],
    body: { repair: z.boolean().optional() },
    output: doctorReport,
  }),
  'system.slowest': operation({
    name: 'system.slowest',
    summary: 'The storage commands that took longest, as the log tells; looks at no data',
    http: 'machine',
    closed: { screen: 'scripts' },
    scope: null,
    reads: 'snapshot',
    output: z.object({ slowest: slowestCommands }),
  }),
  'system.backup': operation({
    name: 'system.backup',
    summary: 'Write a backup of the whole data folder to a file',
    http: 'machine',
    scope: null,
    changes: ['storage'],
    body: {
      path: z.string().min(1),
      replace: z.boolean().optional().describe('A file that is there goes; without it that is CONFLICT'),
    },
    output: z.object({
      path: z.string(),
      bytes: z.int(),
      replaced: z.boolean().describe('Whether another file was there'),
    }),
    errors: ['CONFLICT'],
  }),
  'system.inspectBackup': operation({
    name: 'system.inspectBackup',
    summary: 'Whether a file can be restored, and what it holds; CONFLICT says why it cannot',
    http: 'machine',
    scope: null,
    reads: 'snapshot',
    body: restorable,
    output: backupFile.extend(contents.shape),
    errors: ['CONFLICT'],
  }),
  'system.restore': operation({
    name: 'system.restore',
    summary: 'Put a backup in place of the data; what was there is kept, and questions under way are asked again',
    http: 'machine',
    scope: null,
    changes: SUBJECTS,
    body: restorable,
    output: z.object({
      path: z.string(),
      previous: z.string().nullable().describe('Where the data that was there is kept; null when there was none'),
      now: contents,
      before: contents.nullable().describe('Null when there was none that can be read'),
    }),
    errors: ['CONFLICT'],
  }),
  'system.backups': operation({
    name: 'system.backups',
    summary: 'The backups in the data folder, and how automatic ones are kept',
    http: 'machine',
    scope: null,
    reads: ['storage'],
    output: backups,
  }),
  'system.configureBackups': operation({
    name: 'system.configureBackups',
    summary: 'Switch automatic backups on or off, and say how many are kept',
    http: 'machine',
    scope: null,
    changes: ['storage'],
    body: {
      automatic: z.boolean().optional(),
      daily: z.int().min(1).max(366).optional(),
      weekly: z.int().min(0).max(520).optional(),
    },
    output: backups,
  }),
};
