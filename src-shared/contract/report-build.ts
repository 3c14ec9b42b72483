/** One build of a report: its file, or why there is none yet. */
import { z } from 'zod';

import { BUILD_FAULTS, REPORT_FILE_FORMATS } from '../vocabulary/reports.ts';
import { dateTime, shownDate } from './fields.ts';

export const fileFormat = z.enum(REPORT_FILE_FORMATS);

const buildFields = {
  id: z.string(),
  reportId: z.string().nullable().describe('null: of a template or the usual report, or its report is gone'),
  scheduleId: z.string().nullable().describe('null: somebody asked for it, or its schedule is gone'),
  name: z.string(),
  format: fileFormat,
  periodStart: shownDate,
  periodEnd: shownDate,
};

export const reportFile = z.object({
  ...buildFields,
  fileName: z.string(),
  path: z.string(),
  builtAt: dateTime,
  bytes: z.int(),
  isMissing: z.boolean().describe('Somebody took the file away'),
});

/** A line of the log. */
export const reportBuild = z.object({
  ...buildFields,
  project: z.object({ id: z.string(), name: z.string() }),
  folder: z.string(),
  path: z.string().nullable().describe('null: not built so far'),
  builtAt: dateTime.nullable().describe('null: not built so far'),
  bytes: z.int().nullable(),
  failures: z.int().describe('How often it failed before'),
  failedAt: dateTime.nullable(),
  fault: z.enum(BUILD_FAULTS).nullable().describe('Of the newest failure'),
  said: z.string().nullable().describe('That failure in a sentence'),
  retryUntil: dateTime.nullable().describe('null: it is built'),
});
