/** Reports: white-label files about a project, built now or by a schedule. They hold figures and no answers. */
import { z } from 'zod';

import {
  DATA_SECTIONS,
  MAX_LOGO_CHARACTERS,
  REPORT_FORMATS,
  REPORT_LANGUAGES,
  REPORT_PERIODS,
  REPORT_RHYTHMS,
  REPORT_SECTIONS,
} from '../vocabulary/reports.ts';
import {
  brandedFilter,
  calendarDate,
  characters,
  checkDates,
  dateTime,
  engineFilter,
  languageField,
  nameText,
  projectIdParam,
  shownDate,
  surfaceFilter,
  tagName,
  wholeNumber,
} from './fields.ts';
import { operation } from './operation.ts';

/** A picture that is in the file itself: nothing is fetched when the report is opened. */
const logo = z
  .string()
  .max(MAX_LOGO_CHARACTERS)
  .regex(/^data:image\/(?:png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/, 'must be a picture as a data address');

const sections = z
  .array(z.enum(REPORT_SECTIONS))
  .min(1)
  .transform((asked) => REPORT_SECTIONS.filter((section) => asked.includes(section)));

/** The filters of figures. They stand apart, because a report has a language of its own. */
const reportFilters = z.strictObject({
  model: engineFilter.optional(),
  language: languageField.optional(),
  surface: surfaceFilter,
  branded: brandedFilter,
  tags: z.array(tagName).max(100).optional().describe('Any of these tags'),
});

const definitionFields = {
  name: nameText(1, 200).describe('The title of the report'),
  language: z.enum(REPORT_LANGUAGES).default('en'),
  period: z.enum(REPORT_PERIODS).default('days_30'),
  startDate: calendarDate.optional().describe('First day of the period dates'),
  endDate: calendarDate.optional().describe('Last day of the period dates, inclusive'),
  filters: reportFilters.default({}).describe('Which answers the figures are about; empty: all of the period'),
  sections: sections.default([...REPORT_SECTIONS]),
  introduction: characters(0, 4000).default('').describe('Plain text; an empty line begins a paragraph'),
  preparedBy: nameText(0, 200).default('').describe('Whose report it is'),
  preparedFor: nameText(0, 200).default('').describe('Empty: the brand'),
  logo: logo.nullable().default(null),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour, for example #1f56d8')
    .default('#1f56d8'),
  namesProduct: z.boolean().default(false).describe('Whether the report says what it was made with'),
  rhythm: z.enum(REPORT_RHYTHMS).default('never'),
  weekday: wholeNumber(1, 7).default(1).describe('Of a weekly report, 1 (Monday) to 7'),
  dayOfMonth: wholeNumber(1, 28).default(1).describe('Of a monthly report'),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, for example 07:00')
    .default('07:00')
    .describe('Local time of day, HH:MM'),
} as const;

/** Dates belong to the period `dates` and nothing else. */
function checkPeriod<T extends z.ZodType>(input: T) {
  return checkDates(input).check((context) => {
    const { period, startDate } = context.value as { period?: string; startDate?: string };
    if ((period === 'dates') === (startDate !== undefined)) return;
    const message = period === 'dates' ? 'is needed for the period dates' : 'goes with the period dates only';
    context.issues.push({ code: 'custom', path: ['startDate'], message, input: context.value });
  });
}

export const reportDefinition = z.object(definitionFields);

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
    check: checkPeriod,
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
    check: checkPeriod,
    output: z.object({
      fileName: z.string(),
      html: z.string(),
      periodStart: shownDate,
      periodEnd: shownDate,
      answers: z.int().describe('In the period'),
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
    check: checkPeriod,
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
