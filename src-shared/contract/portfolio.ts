/** The portfolio: every project beside the others, as somebody with many clients looks at them on a Monday. */
import { z } from 'zod';

import { PORTFOLIO_KINDS, PORTFOLIO_SORTS, PORTFOLIO_TROUBLES } from '../vocabulary/portfolio.ts';
import { REPORT_FILE_FORMATS, REPORT_LANGUAGES } from '../vocabulary/reports.ts';
import { ENVIRONMENTS } from './account.ts';
import {
  calendarDate,
  checkDates,
  dateTime,
  engineField,
  listField,
  pageFields,
  pagination,
  shownDate,
  tagName,
  timeframeField,
  wholeNumber,
  yesOrNo,
} from './fields.ts';
import { changeVerdict, figureInterval } from './intervals.ts';
import { operation } from './operation.ts';
import { project } from './projects.ts';

/** An engine that a project asks and that does not answer as it should. */
const portfolioTrouble = z.object({
  model: engineField,
  kind: z.enum(PORTFOLIO_TROUBLES),
  severity: z.enum(['error', 'warning']),
  reason: z.string().describe('Why: of a notice its kind, else why questions of the newest run brought no answer'),
  message: z.string(),
  noticeId: z.string().nullable().describe('The notice that tells it; null: the newest run does'),
  questions: z.int().nullable().describe('Of the newest run; null where a notice tells it'),
  since: dateTime.nullable(),
});

const portfolioVisibility = z.object({
  rate: z.number().nullable().describe('% of answers in which the brand is named or cited; null without answers'),
  interval: figureInterval,
  previous: z.number().nullable(),
  change: z.number().nullable().describe('Percentage points; null where either period has no answers'),
  verdict: changeVerdict,
  days: z.array(z.number().nullable()).describe('The same rate, day by day; null on a day without answers'),
});

const portfolioSpend = z.object({
  usedUsd: z.number().describe('What counts against caps in this month of the owner'),
  underWayUsd: z.number(),
  monthlyCapUsd: z.number().nullable().describe('null: the project has no cap of its own'),
  leftUsd: z.number().nullable(),
  waitingJobs: z.int().describe('Questions that wait for money'),
});

const dayZero = z.object({
  baselineId: z.string(),
  name: z.string(),
  periodStart: shownDate,
  periodEnd: shownDate,
});

export const portfolioProject = project.extend({
  labels: z.array(z.string()).describe('What the owner groups projects by'),
  createdAt: dateTime,
  pitchEndsAt: dateTime.nullable().describe('When the window of a pitch closes; null for clients'),
  pitchDaysLeft: z.int().nullable().describe('Begun days until then, 0 once it is closed; null for clients'),
  answers: z.int().describe('In the period'),
  prompts: z.int().describe('Prompts with an answer in the period'),
  comparedStart: shownDate.nullable().describe('What the period is compared with; null: there is nothing'),
  comparedEnd: shownDate.nullable(),
  visibility: portfolioVisibility,
  troubles: z.array(portfolioTrouble).describe('One for each engine at most, the worst'),
  spend: portfolioSpend.nullable().describe('null for test projects, which cost nothing'),
  tasks: z.object({ open: z.int(), inProgress: z.int() }),
  nextRunAt: dateTime.nullable(),
  nextReport: z.object({ at: dateTime, name: z.string() }).nullable().describe('The next that a schedule builds'),
  dayZero: dayZero.nullable().describe('The first figures of a pitch, or of the client that it became'),
});

export const portfolioSums = z
  .object({
    clients: z.int(),
    pitches: z.int(),
    answers: z.int(),
    inTrouble: z.int().describe('Projects with an engine that does not answer as it should'),
    openTasks: z.int().describe('Open or in progress'),
    usedUsd: z.number(),
  })
  .describe('Over all projects that match, beyond the page; live and test projects are never added together');

const choices = {
  timeframe: timeframeField.default('30d'),
  startDate: calendarDate.optional(),
  endDate: calendarDate.optional(),
  compare: z
    .enum(['previous', 'day_zero'])
    .default('previous')
    .describe('previous: the equally long period directly before; day_zero: the first figures of each pitch'),
  kind: z.enum(PORTFOLIO_KINDS).default('all'),
  environment: z.enum(ENVIRONMENTS).optional().describe('A key sees those of its own alone'),
  labels: listField(z.array(tagName).max(100)).optional().describe('Any of these labels'),
  search: z.string().max(200).optional().describe('Part of a name, a domain or a label'),
  inTrouble: yesOrNo.optional().describe('Only projects with, or without, an engine in trouble'),
  sortBy: z.enum(PORTFOLIO_SORTS).default('name'),
  sortDir: z.enum(['asc', 'desc']).default('asc'),
};

export const portfolioOperations = {
  'portfolio.list': operation({
    name: 'portfolio.list',
    summary: 'Every project beside the others: visibility, change, troubles, spend, tasks, next report, pitch',
    http: { method: 'GET', path: '/portfolio' },
    scope: 'read',
    reads: [
      'answers',
      'baselines',
      'engines',
      'health',
      'network',
      'prices',
      'projects',
      'prompts',
      'reports',
      'runs',
      'spend',
      'tasks',
    ],
    query: {
      ...choices,
      page: pageFields.page,
      limit: wholeNumber(1, 1000).default(250),
    },
    check: checkDates,
    output: z.object({
      periodStart: shownDate,
      periodEnd: shownDate,
      month: z.string().describe('The month of spend, YYYY-MM, in the time zone of the account'),
      projects: z.array(portfolioProject),
      labels: z.array(z.object({ label: z.string(), projects: z.int() })).describe('Of all projects that may be seen'),
      sums: z.object({ live: portfolioSums, test: portfolioSums }),
      pagination,
    }),
  }),
  'portfolio.export': operation({
    name: 'portfolio.export',
    summary: 'The portfolio as a report file',
    http: { method: 'GET', path: '/portfolio/report', sends: 'file' },
    scope: 'read',
    reads: 'snapshot',
    query: {
      ...choices,
      format: z.enum(REPORT_FILE_FORMATS).default('html'),
      reportLanguage: z.enum(REPORT_LANGUAGES).default('en').describe('Of its labels'),
    },
    check: checkDates,
    output: z.object({
      fileName: z.string(),
      mediaType: z.string(),
      base64: z.string().describe('The bytes of the file'),
      missing: z.array(z.string()).describe('What the file lacks on this machine, a sentence each'),
    }),
    errors: ['CONFLICT'],
  }),
};
