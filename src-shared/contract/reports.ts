/** Reports: white-label files about a project, built now or by a schedule. They hold figures and no answers. */
import { z } from 'zod';

import { DATA_SECTIONS, REPORT_FORMATS } from '../vocabulary/reports.ts';
import { dateTime, projectIdParam, shownDate } from './fields.ts';
import { operation } from './operation.ts';
import { checkDefinition, definitionFields, reportDefinition } from './report-definition.ts';

export const savedReport = reportDefinition.extend({
  id: z.string(),
  createdAt: dateTime,
  updatedAt: dateTime,
  nextBuildAt: dateTime.nullable().describe('null: only when asked'),
});

export const reportFile = z.object({
  id: z.string(),
  reportId: z.string().nullable().describe('null: its definition is gone'),
  name: z.string(),
  fileName: z.string(),
  path: z.string(),
  periodStart: shownDate,
  periodEnd: shownDate,
  builtAt: dateTime,
  bytes: z.int(),
  isMissing: z.boolean().describe('Somebody took the file away'),
});

/** The summary as it is made from the figures, for an owner who wants to write it in other words. */
export const reportSummary = z.object({
  sentences: z.array(z.string()),
  fingerprint: z.string().describe('Of these sentences; kept with a text that replaces them'),
  isOutdated: z.boolean().describe('The text of the owner was written for other sentences'),
});

const params = { projectId: projectIdParam };
const reportParams = { ...params, reportId: z.string() };
const fileParams = { ...params, fileId: z.string() };

export const reportOperations = {
  'reports.list': operation({
    name: 'reports.list',
    summary: 'The report definitions of a project, and the files that its schedules built, newest first',
    scope: null,
    reads: ['reports'],
    params,
    output: z.object({ reports: z.array(savedReport), files: z.array(reportFile), folder: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  'reports.save': operation({
    name: 'reports.save',
    summary: 'Keep a report definition; with an id, in place of the one there',
    scope: null,
    changes: ['reports'],
    params: { ...params, reportId: z.string().optional() },
    body: definitionFields,
    check: checkDefinition,
    output: savedReport,
    errors: ['NOT_FOUND'],
  }),
  'reports.remove': operation({
    name: 'reports.remove',
    summary: 'Forget a report definition; files that were built stay',
    scope: null,
    changes: ['reports'],
    params: reportParams,
    output: z.object({ id: z.string(), removed: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
  'reports.build': operation({
    name: 'reports.build',
    summary: 'Build a report as one HTML file that holds everything it shows',
    scope: null,
    reads: 'snapshot',
    params,
    body: definitionFields,
    check: checkDefinition,
    output: z.object({
      fileName: z.string(),
      html: z.string(),
      periodStart: shownDate,
      periodEnd: shownDate,
      answers: z.int().describe('In the period'),
      summary: reportSummary,
    }),
    errors: ['NOT_FOUND'],
  }),
  'reports.data': operation({
    name: 'reports.data',
    summary: 'The figures of one section of a report as a file for a spreadsheet or a program',
    scope: null,
    reads: 'snapshot',
    params,
    body: { ...definitionFields, section: z.enum(DATA_SECTIONS), format: z.enum(REPORT_FORMATS) },
    check: checkDefinition,
    output: z.object({ fileName: z.string(), mediaType: z.string(), text: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  'reports.open': operation({
    name: 'reports.open',
    summary: 'A file that a schedule built',
    scope: null,
    reads: 'snapshot',
    params: fileParams,
    output: z.object({ fileName: z.string(), html: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  'reports.removeFile': operation({
    name: 'reports.removeFile',
    summary: 'Delete a file that a schedule built',
    scope: null,
    changes: ['reports'],
    params: fileParams,
    output: z.object({ id: z.string(), removed: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
};
