/** Files of reports: built now in one of the formats, read again, deleted. */
import { z } from 'zod';

import { REPORT_LANGUAGES } from '../vocabulary/reports.ts';
import { calendarDate, checkDates, projectIdParam, shownDate, wholeNumber } from './fields.ts';
import { operation } from './operation.ts';
import { fileFormat, reportFile } from './report-build.ts';
import { checkDefinition, definitionFields } from './report-definition.ts';

/** What a caller may choose in place of what the report says. */
const choices = {
  startDate: calendarDate.optional().describe('First day, in place of the period of the report'),
  endDate: calendarDate.optional().describe('Last day, inclusive'),
  days: wholeNumber(1, 3660).optional().describe('So many days that end today, in place of the period of the report'),
  language: z.enum(REPORT_LANGUAGES).optional().describe('In place of that of the report'),
  template: z.string().optional().describe('Name or id of a template, in place of what the report holds'),
};

function checkChoices<T extends z.ZodType>(input: T) {
  return checkDates(input).check((context) => {
    const { days, startDate } = context.value as { days?: number; startDate?: string };
    if (days === undefined || startDate === undefined) return;
    const message = 'cannot go with startDate and endDate';
    context.issues.push({ code: 'custom', path: ['days'], message, input: context.value });
  });
}

const REPORT_ID = z.string().describe('Id of a report; `standard`: the usual one, which nobody saved');
const params = { projectId: projectIdParam, reportId: REPORT_ID };
const fileParams = { ...params, fileId: z.string() };

/** The bytes of a file, as text where a transport carries JSON. */
export const fileContent = z.object({
  fileName: z.string(),
  mediaType: z.string(),
  base64: z.string(),
});

const missing = z
  .array(z.string())
  .describe('What the file lacks on this machine, a sentence each: fonts of a script, for example');

export const reportFileOperations = {
  'reports.buildFile': operation({
    name: 'reports.buildFile',
    summary: 'Build a report as a file and keep it; the same one of the same days takes the place of the one before',
    http: { method: 'POST', path: '/projects/{projectId}/reports/{reportId}/build' },
    closed: { screen: 'as reports.export' },
    scope: 'write',
    changes: ['reports'],
    params,
    body: { format: fileFormat, ...choices },
    check: checkChoices,
    output: reportFile.extend({ missing }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  'reports.file': operation({
    name: 'reports.file',
    summary: 'A file that was built, itself',
    http: { method: 'GET', path: '/projects/{projectId}/reports/{reportId}/files/{fileId}', sends: 'file' },
    scope: 'read',
    reads: 'snapshot',
    params: fileParams,
    output: fileContent,
    errors: ['NOT_FOUND'],
  }),
  'reports.removeFile': operation({
    name: 'reports.removeFile',
    summary: 'Delete a file that was built',
    http: { method: 'DELETE', path: '/projects/{projectId}/reports/{reportId}/files/{fileId}' },
    scope: 'write',
    changes: ['reports'],
    params: fileParams,
    output: z.object({ id: z.string(), removed: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
  'reports.export': operation({
    name: 'reports.export',
    summary: 'A report as a file that is not kept: one that is being set up, a saved one, a template, or the usual one',
    http: 'as reports.buildFile',
    scope: null,
    reads: 'snapshot',
    params: { projectId: projectIdParam },
    body: {
      format: fileFormat,
      draft: checkDefinition(z.strictObject(definitionFields)).optional(),
      reportId: REPORT_ID.optional(),
      ...choices,
    },
    check: checkChoices,
    output: fileContent.extend({ periodStart: shownDate, periodEnd: shownDate, answers: z.int(), missing }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  'reports.deliver': operation({
    name: 'reports.deliver',
    summary: 'Build a report of a project in several formats and put the files into a folder',
    http: 'file',
    scope: null,
    changes: ['reports'],
    params: { projectId: projectIdParam },
    body: {
      formats: z.array(fileFormat).min(1),
      folder: z.string().max(4000).default('').describe('Empty: the folder of reports in the data folder'),
      reportId: REPORT_ID.optional(),
      ...choices,
    },
    check: checkChoices,
    output: z.object({
      files: z.array(reportFile),
      failed: z.array(z.object({ format: fileFormat, said: z.string() })).describe('What could not be built, and why'),
      missing,
    }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
};
