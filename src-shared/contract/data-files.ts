/** Data files: answers and figures as Parquet, CSV or NDJSON in a folder, for other programs. */
import { z } from 'zod';

import { isMonthText } from '../time/month-text.ts';
import { DATA_FORMATS, TABLE_NAMES } from '../vocabulary/data-tables.ts';
import { operation } from './operation.ts';

const token = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .describe('Of the caller: by it the export is told about and can be stopped');

const writtenFile = z.object({
  table: z.enum(TABLE_NAMES),
  month: z.string().describe('As in 2026-11'),
  path: z.string().describe('Below `path`'),
  rows: z.int(),
  bytes: z.int(),
});

export const dataFileOperations = {
  'dataFiles.export': operation({
    name: 'dataFiles.export',
    summary: 'Write what has changed as data files to a folder',
    http: 'file',
    scope: null,
    changes: [],
    body: {
      to: z.string().min(1).describe('A folder of this machine; sightline/v1 is made in it'),
      projectIds: z.array(z.string()).min(1).optional().describe('All but the sample if left out'),
      tables: z.array(z.enum(TABLE_NAMES)).min(1).optional().describe('All if left out'),
      format: z.enum(DATA_FORMATS).optional().describe('Parquet if left out'),
      from: z
        .string()
        .refine(isMonthText, 'must be a month such as 2026-01')
        .optional()
        .describe('The first month; older ones stay as they are'),
      withText: z.boolean().optional().describe('The texts of answers too'),
      token: token.optional(),
    },
    output: z.object({
      folder: z.string().describe('The name of this data folder in what it writes'),
      path: z.string(),
      manifest: z.string(),
      written: z.int().describe('Files'),
      unchanged: z.int().describe('Files that were as they should be'),
      removed: z.int().describe('Files whose rows are no longer there'),
      rows: z.int().describe('Of the files that were written'),
      bytes: z.int().describe('Of the files that were written'),
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
};
