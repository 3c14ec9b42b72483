/** Reports: white-label files about a project, built now or by a schedule. They hold figures and no answers. */
import { z } from 'zod';

import { DATA_SECTIONS, REPORT_FORMATS, REPORT_SECTIONS } from '../vocabulary/reports.ts';
import { checkDates, dateTime, engineField, languageField, projectIdParam, shownDate, surfaceField } from './fields.ts';
import { operation } from './operation.ts';
import { reportFile } from './report-build.ts';
import { checkDefinition, definitionFields, reportDefinition } from './report-definition.ts';

/** As they are kept: a reply has no other way to write them. */
const keptFilters = z.object({
  model: z.array(engineField).optional(),
  language: languageField.optional(),
  surface: surfaceField.optional(),
  branded: z.boolean().optional(),
  tags: z.array(z.string()).optional(),
});

export const savedReport = reportDefinition.extend({
  sections: z.array(z.enum(REPORT_SECTIONS)),
  filters: keptFilters,
  id: z.string(),
  createdAt: dateTime,
  updatedAt: dateTime,
});

/** The summary as it is made from the figures, for an owner who wants to write it in other words. */
export const reportSummary = z.object({
  sentences: z
    .array(z.object({ text: z.string(), section: z.enum(REPORT_SECTIONS) }))
    .describe('Each with the section whose figures it tells'),
  fingerprint: z.string().describe('Of these sentences; kept with a text that replaces them'),
  isOutdated: z.boolean().describe('The text of the owner was written for other sentences'),
});

const params = { projectId: projectIdParam };
const reportParams = { ...params, reportId: z.string() };

/** A change says what changes; a default would put back what was chosen before. */
type Left<F extends Readonly<Record<string, z.ZodType>>> = {
  [K in keyof F & string]: z.ZodOptional<F[K] extends z.ZodDefault<infer I> ? I : F[K]>;
};

function toOptional<F extends Readonly<Record<string, z.ZodType>>>(fields: F): Left<F> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    (field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field).optional().meta(field.meta() ?? {}),
  ]);
  return Object.fromEntries(entries) as Left<F>;
}

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

export const reportOperations = {
  'reports.list': operation({
    name: 'reports.list',
    summary: 'The reports of a project, and the newest 500 files that were built of it, newest first',
    http: { method: 'GET', path: '/projects/{projectId}/reports' },
    scope: 'read',
    reads: ['reports'],
    params,
    output: z.object({
      reports: z.array(savedReport),
      files: z.array(reportFile),
      folder: z.string().describe('Where files go that are sent nowhere else'),
    }),
    errors: ['NOT_FOUND'],
  }),
  'reports.create': operation({
    name: 'reports.create',
    summary: 'Keep a report: what it holds and how it looks. Its figures are counted when it is built',
    http: { method: 'POST', path: '/projects/{projectId}/reports' },
    scope: 'write',
    changes: ['reports'],
    params,
    body: definitionFields,
    check: checkDefinition,
    output: savedReport,
    errors: ['NOT_FOUND'],
  }),
  'reports.update': operation({
    name: 'reports.update',
    summary: 'Change a report; what is left out stays',
    http: { method: 'PUT', path: '/projects/{projectId}/reports/{reportId}' },
    scope: 'write',
    changes: ['reports'],
    params: reportParams,
    body: toOptional(definitionFields),
    check: checkDates,
    output: savedReport,
    errors: ['NOT_FOUND'],
  }),
  'reports.remove': operation({
    name: 'reports.remove',
    summary: 'Forget a report and its schedules; files that were built stay',
    http: { method: 'DELETE', path: '/projects/{projectId}/reports/{reportId}' },
    scope: 'write',
    changes: ['reports'],
    params: reportParams,
    output: z.object({ id: z.string(), removed: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
  'reports.build': operation({
    name: 'reports.build',
    summary: 'Build a report that is being set up, as one HTML file that holds everything it shows',
    http: 'as reports.buildFile',
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
    http: 'as reports.buildFile',
    scope: null,
    reads: 'snapshot',
    params,
    body: {
      ...definitionFields,
      section: z.enum(DATA_SECTIONS),
      format: z.enum(REPORT_FORMATS),
      locale: z
        .string()
        .max(35)
        .refine(isLocale, { error: 'must be a locale, for example de-DE' })
        .optional()
        .describe('Of a CSV file: as Excel opens it where numbers are written so; left out: for programs'),
    },
    check: checkDefinition,
    output: z.object({ fileName: z.string(), mediaType: z.string(), text: z.string() }),
    errors: ['NOT_FOUND'],
  }),
};
