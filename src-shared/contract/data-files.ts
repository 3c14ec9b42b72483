/** Data files: answers and figures as Parquet, CSV or NDJSON in a folder, for other programs. */
import { z } from 'zod';

import { isMonthText } from '../time/month-text.ts';
import { DATA_FORMATS, EXPORT_RHYTHMS, TABLE_NAMES } from '../vocabulary/data-tables.ts';
import { callToken, dateTime, slotFields } from './fields.ts';
import { operation } from './operation.ts';

const token = callToken.describe('Of the caller: by it the export is told about and can be stopped');

const writtenFile = z.object({
  table: z.enum(TABLE_NAMES),
  month: z.string().describe('As in 2026-11'),
  path: z.string().describe('Below `path`'),
  rows: z.int(),
  bytes: z.int(),
});

const wishFields = {
  to: z.string().min(1).describe('A folder of this machine; sightline/v1 is made in it'),
  projectIds: z.array(z.string()).min(1).optional().describe('All but the sample if left out'),
  tables: z.array(z.enum(TABLE_NAMES)).min(1).optional().describe('All if left out'),
  format: z.enum(DATA_FORMATS).optional().describe('Parquet if left out'),
  from: z
    .string()
    .refine(isMonthText, 'must be a month such as 2026-01')
    .optional()
    .describe(
      'The first month; older ones stay as they are, but for prompts, tags and brands, which other tables refer to',
    ),
  withText: z.boolean().optional().describe('The texts of answers too'),
};

/** What is written, and where to. */
export type DataWish = z.output<z.ZodObject<typeof wishFields>>;

const timing = { rhythm: z.enum(EXPORT_RHYTHMS).default('daily'), ...slotFields };

const counts = {
  written: z.int().describe('Files'),
  unchanged: z.int().describe('Files that were as they should be'),
  removed: z.int().describe('Files whose rows are no longer there'),
  rows: z.int().describe('Of the files that were written'),
  bytes: z.int().describe('Of the files that were written'),
};

const outcome = z.object({
  ...counts,
  missingProjectIds: z.array(z.string()).describe('Chosen projects that are gone, and were left out'),
  months: z.array(z.string()).describe('That were written'),
  durationMs: z.int(),
});

const schedule = z.object({
  id: z.string(),
  ...wishFields,
  ...timing,
  nextAt: dateTime,
  writtenAt: dateTime.nullable().describe('When it was written last'),
  outcome: outcome.nullable().describe('Of that time'),
  failure: z
    .object({ failures: z.int(), failedAt: dateTime, said: z.string() })
    .nullable()
    .describe('Tries since then that failed; it is tried again every ten minutes'),
  tries: z
    .array(
      z.object({
        at: dateTime,
        outcome: outcome.nullable().describe('null: it failed'),
        said: z.string().nullable().describe('Why it failed'),
      }),
    )
    .describe('The newest fifty, the newest first'),
});

export const dataFileOperations = {
  'dataFiles.export': operation({
    name: 'dataFiles.export',
    summary: 'Write what has changed as data files to a folder',
    http: 'file',
    scope: null,
    changes: [],
    body: {
      ...wishFields,
      token: token.optional(),
    },
    output: z.object({
      folder: z.string().describe('The name of this data folder in what it writes'),
      path: z.string(),
      manifest: z.string(),
      ...counts,
      missingProjectIds: z.array(z.string()).describe('None: a project that is gone is an error here'),
      files: z.array(writtenFile),
    }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  'dataFiles.stop': operation({
    name: 'dataFiles.stop',
    summary: 'Stop an export of data files',
    http: 'file',
    closed: { cli: 'window' },
    scope: null,
    changes: [],
    body: { token },
    output: z.object({ token: z.string() }),
  }),
  'dataFiles.schedules': operation({
    name: 'dataFiles.schedules',
    summary: 'Schedules of data files, the oldest first, with what came of each',
    http: 'file',
    scope: null,
    reads: ['storage'],
    output: z.object({ schedules: z.array(schedule) }),
  }),
  'dataFiles.saveSchedule': operation({
    name: 'dataFiles.saveSchedule',
    summary: 'Keep a schedule of data files; with an id, in place of the one there',
    http: 'file',
    scope: null,
    changes: ['storage'],
    params: { scheduleId: z.string().optional() },
    body: { ...wishFields, ...timing },
    output: schedule,
    errors: ['NOT_FOUND'],
  }),
  'dataFiles.removeSchedule': operation({
    name: 'dataFiles.removeSchedule',
    summary: 'Forget a schedule of data files; files that were written stay',
    http: 'file',
    scope: null,
    changes: ['storage'],
    params: { scheduleId: z.string() },
    output: z.object({ id: z.string(), removed: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
};
