/** Schedules of reports: what is built for whom, when, in which formats and where to, and the log of what came of it. */
import { z } from 'zod';

import { REPORT_RHYTHMS } from '../vocabulary/reports.ts';
import { dateTime, nameText, slotFields, wholeNumber } from './fields.ts';
import { operation } from './operation.ts';
import { fileFormat, reportBuild } from './report-build.ts';

const MOST_CLIENTS = 1000;

const timing = { rhythm: z.enum(REPORT_RHYTHMS).default('weekly'), ...slotFields };

const chosen = {
  name: nameText(0, 200).default('').describe('Empty: that of what it builds'),
  reportId: z.string().nullable().default(null).describe('A report of the one project that it is for'),
  templateId: z.string().nullable().default(null).describe('With neither: the usual report'),
  projectIds: z.array(z.string()).min(1).max(MOST_CLIENTS).describe('The projects that it is for'),
  formats: z.array(fileFormat).min(1).default(['html']),
  folder: z
    .string()
    .max(4000)
    .default('')
    .describe('Where the files go; empty: the folder of reports in the data folder'),
};

export const reportSchedule = z.object({
  id: z.string(),
  ...timing,
  ...chosen,
  projectIds: z.array(z.string()).describe('Without those that were removed'),
  nextBuildAt: dateTime,
  failing: z.int().describe('Files that could not be built so far and are tried again'),
  createdAt: dateTime,
  updatedAt: dateTime,
});

const params = { scheduleId: z.string() };

export const reportScheduleOperations = {
  'reportSchedules.list': operation({
    name: 'reportSchedules.list',
    summary: 'The schedules of reports, oldest first; of one project, those that are for it',
    http: 'shared',
    scope: null,
    reads: ['projects', 'reports'],
    query: { projectId: z.string().optional() },
    output: z.object({ schedules: z.array(reportSchedule), folder: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  'reportSchedules.save': operation({
    name: 'reportSchedules.save',
    summary: 'Keep a schedule of reports; with an id, in place of the one there',
    http: 'shared',
    scope: null,
    changes: ['reports'],
    params: { scheduleId: z.string().optional() },
    body: { ...timing, ...chosen },
    output: reportSchedule,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  'reportSchedules.remove': operation({
    name: 'reportSchedules.remove',
    summary: 'Forget a schedule; files that were built stay',
    http: 'shared',
    scope: null,
    changes: ['reports'],
    params,
    output: z.object({ id: z.string(), removed: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
  'reportSchedules.log': operation({
    name: 'reportSchedules.log',
    summary: 'What was built when, where to and how large, and what failed why; newest first',
    http: 'shared',
    scope: null,
    reads: ['projects', 'reports'],
    query: {
      projectId: z.string().optional().describe('Of this project; else of all'),
      limit: wholeNumber(1, 1000).default(200),
    },
    output: z.object({ builds: z.array(reportBuild) }),
    errors: ['NOT_FOUND'],
  }),
};
