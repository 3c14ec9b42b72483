/** Money: prices, caps, forecasts, and what was spent. Amounts are US dollars; months are those of the account's time zone. */
import { z } from 'zod';

import { isMonthText } from '../time/month-text.ts';
import { isCurrency } from '../vocabulary/currencies.ts';
import { REASONING_EFFORTS, SEARCH_DEPTHS, SERPAPI_PLAN_NAMES } from '../vocabulary/route-options.ts';
import {
  calendarDate,
  dateTime,
  engineField,
  listField,
  pageFields,
  pagination,
  projectIdParam,
  shownDate,
  wholeNumber,
} from './fields.ts';
import { operation } from './operation.ts';
import { enteredUsd, rates, terms, usd } from './prices.ts';

const monthField = z.string().refine(isMonthText, 'must be a month, YYYY-MM').meta({ pattern: '^\\d{4}-\\d{2}$' });

export const priceTable = z.object({
  version: z
    .string()
    .describe('Names this state of the table; every ledger entry carries the one that it was priced by'),
  note: z.string(),
  serpApiPlan: z
    .enum(SERPAPI_PLAN_NAMES)
    .nullable()
    .describe('The plan by which searches of result pages are priced; null: none was chosen, or another price was set'),
  prices: z.array(
    z.object({
      route: z.string().describe('Id of a route, or what it begins with before a hyphen'),
      model: z.string().describe('Family of models; * is any'),
      effectiveFrom: shownDate,
      source: z.enum(['seed', 'owner']).describe('seed: comes with the app, unverified'),
      ...rates,
      ...terms,
    }),
  ),
});

export const cap = z.object({
  monthlyCapUsd: usd,
  usedUsd: usd.describe('Of this month; a call of unknown cost counts with the most that it may have cost'),
  underWayUsd: usd.describe('Kept back for calls under way'),
  leftUsd: usd,
});

export const caps = z.object({
  account: cap.nullable().describe('null: no cap, or not for this key to see'),
  project: cap.nullable().describe('null: no cap'),
});

const capState = z.object({
  cap: cap.nullable().describe('null: no cap'),
  usedUsd: usd.describe('Of this month, counted as a cap counts it, whether there is one or not'),
  underWayUsd: usd,
  waitingJobs: z.int().describe('Jobs that wait because of a cap, its own or that of the account'),
});

const capList = z.object({
  month: z.string().describe('YYYY-MM, in the time zone of the account'),
  timeZone: z.string().describe('IANA name of that time zone'),
  endsAt: dateTime.describe('When the month is over and the caps begin anew'),
  account: capState,
  projects: z.array(capState.extend({ projectId: z.string(), projectName: z.string() })).describe('Live projects'),
});

export const currencyRate = z.object({ code: z.string(), perUsd: z.number(), setAt: dateTime });

const currency = currencyRate
  .nullable()
  .describe("The account's currency, if its owner entered a rate; null: US dollars only");

const range = { expectedUsd: usd, lowUsd: usd, highUsd: usd };
const fits = z.enum(['yes', 'perhaps', 'no']).describe('Whether it stays under the caps');
const halfWidthPoints = z
  .number()
  .nullable()
  .describe('Visibility will be known to plus or minus so many points (95 %); null without answers');

export const forecast = z.object({
  prompts: z.int(),
  samples: z.int(),
  calls: z.int().describe('Calls that would go out'),
  waitingCalls: z.int().describe('Calls of engines that cannot be asked now'),
  byEngine: z.array(
    z.object({
      model: engineField,
      route: z.string().nullable(),
      engineModel: z.string().nullable().describe('What the route is asked for'),
      waiting: z.string().nullable(),
      calls: z.int(),
      ...range,
      basis: z.enum(['seen', 'price_table', 'assumed', 'free']).describe('What the amounts stand on'),
      seenCalls: z.int().describe('Past calls of known cost behind it, at most 200'),
      maxOutputTokens: z.int().nullable().describe('Limit of one answer in its request; null: none'),
      maxSearches: z.int().nullable().describe('Most searches that its request allows; null: nothing is said'),
      reasoningEffort: z.enum(REASONING_EFFORTS).nullable(),
      searchDepth: z.enum(SEARCH_DEPTHS).nullable(),
      ceilingUsd: usd.describe('The most that one answer is taken to cost; a cap holds so much back for a call'),
    }),
  ),
  run: z.object({ ...range, fits, halfWidthPoints }),
  monthly: z
    .object({ runs: z.number(), calls: z.number(), ...range, fits, halfWidthPoints })
    .describe('By the schedule, 30 days'),
  visibility: z.object({
    ratePercent: z.number().nullable().describe('Of the last 30 days; null without answers, 50 is assumed then'),
    answers: z.int(),
  }),
  caps,
  currency,
  inCurrency: z.object({ expected: usd, low: usd, high: usd }).nullable().describe('The run in that currency'),
});

const spent = {
  calls: z.int(),
  costUsd: usd.describe('Reported and estimated'),
  reportedUsd: usd,
  reportedCalls: z.int(),
  estimatedUsd: usd,
  estimatedCalls: z.int(),
  unknownCalls: z.int().describe('May have been paid; not in costUsd'),
  unknownUpToUsd: usd.describe('The most that those are taken to have cost'),
  underWayCalls: z.int(),
};

export const spend = z.object({
  firstMonth: z.string(),
  lastMonth: z.string(),
  totals: z.object(spent),
  rows: z
    .array(
      z.object({
        month: z.string(),
        projectId: z.string().describe('engine-tests: calls that only test an engine'),
        projectName: z.string().nullable().describe('null: the project is gone'),
        model: engineField,
        route: z.string(),
        ...spent,
      }),
    )
    .describe('By month, project, engine and route'),
  caps,
  currency,
});

const billed = {
  calls: z.int(),
  costUsd: usd,
  estimatedUsd: usd.describe('The part of the cost that is an estimate'),
  unknownCalls: z.int(),
  billedUsd: usd.describe('Whole cents; the total is the sum of the rows'),
};

export const rebill = z.object({
  month: z.string(),
  projectName: z.string(),
  markupPercent: z.number(),
  rows: z.array(z.object({ model: engineField, route: z.string(), ...billed })),
  total: z.object(billed),
  fileName: z.string(),
  csv: z.string().describe('The same as a file for a spreadsheet'),
});

export const ledgerEntry = z.object({
  id: z.string(),
  startedAt: dateTime,
  promptId: z.string(),
  answerId: z.string().nullable(),
  model: engineField,
  route: z.string(),
  engineModel: z.string(),
  outcome: z.string().nullable().describe('null: under way'),
  basis: z.enum(['open', 'reported', 'estimated', 'unknown']),
  costUsd: usd.nullable().describe('null: not known, or not yet'),
  priceVersion: z.string().nullable(),
});

const params = { projectId: projectIdParam };
const months = {
  firstMonth: monthField.optional().describe('YYYY-MM; this month when left out'),
  lastMonth: monthField.optional().describe('YYYY-MM, inclusive; this month when left out'),
};

export const moneyOperations = {
  'money.prices': operation({
    name: 'money.prices',
    summary: 'The price table: what estimates are made with',
    http: { method: 'GET', path: '/prices' },
    scope: 'read',
    output: priceTable,
  }),
  'money.setPrice': operation({
    name: 'money.setPrice',
    summary: "Add a price of the owner's, from a day on; what was priced already stays as it is",
    scope: null,
    body: {
      route: z
        .string()
        .trim()
        .regex(/^[a-z0-9-]{1,60}$/, 'must be the id of a route'),
      model: z.string().trim().toLowerCase().min(1).max(200).describe('Family of models; * is any'),
      effectiveFrom: calendarDate.optional().describe('UTC day; today when left out'),
      ...rates,
    },
    output: priceTable,
  }),
  'money.choosePlan': operation({
    name: 'money.choosePlan',
    summary: 'Price searches of result pages by a plan of SerpApi, from today on',
    scope: null,
    body: { plan: z.enum(SERPAPI_PLAN_NAMES) },
    output: priceTable,
  }),
  'money.setCap': operation({
    name: 'money.setCap',
    summary: 'Set the monthly cap of the account or of a project; null takes it away',
    scope: null,
    params: { projectId: projectIdParam.optional().describe('Left out: the account') },
    body: { monthlyCapUsd: enteredUsd.nullable() },
    output: caps,
    errors: ['NOT_FOUND'],
  }),
  'money.caps': operation({
    name: 'money.caps',
    summary: 'The caps of the account and of every live project, and what counts against them this month',
    scope: null,
    output: capList,
  }),
  'money.setRate': operation({
    name: 'money.setRate',
    summary: "Choose the account's currency and what a US dollar is worth in it; null takes the rate away",
    scope: null,
    body: {
      currency: z
        .string()
        .transform((code) => code.toUpperCase())
        .refine(isCurrency, 'must be an ISO 4217 currency code, for example EUR'),
      perUsd: z.number().positive().max(1e9).nullable(),
    },
    output: z.object({ currency }),
  }),
  'money.forecast': operation({
    name: 'money.forecast',
    summary: 'What a run would cost, how precise it would make visibility, and what is left under the caps',
    http: { method: 'GET', path: '/projects/{projectId}/forecast' },
    scope: 'read',
    params,
    query: {
      promptIds: listField(z.array(z.string()).min(1).max(500)).optional().describe('Only these prompts'),
      models: listField(z.array(engineField).min(1).max(10)).optional().describe('Only these engines'),
      samples: wholeNumber(1, 100).optional().describe('Samples of each prompt and engine; else as the project is set'),
    },
    output: forecast,
    errors: ['NOT_FOUND'],
  }),
  'money.spend': operation({
    name: 'money.spend',
    summary: 'What was spent, by month, engine and route',
    http: { method: 'GET', path: '/projects/{projectId}/spend' },
    scope: 'read',
    params: { projectId: projectIdParam.optional() },
    query: months,
    output: spend,
    errors: ['NOT_FOUND'],
  }),
  'money.ledger': operation({
    name: 'money.ledger',
    summary: 'Every call of a month that was paid or may have been, newest first',
    http: { method: 'GET', path: '/projects/{projectId}/ledger' },
    scope: 'read',
    params,
    query: { month: monthField.optional().describe('YYYY-MM; this month when left out'), ...pageFields },
    output: z.object({ entries: z.array(ledgerEntry), pagination }),
    errors: ['NOT_FOUND'],
  }),
  'money.rebill': operation({
    name: 'money.rebill',
    summary: 'A sheet that passes the costs of a project and month on, with a markup',
    http: { method: 'GET', path: '/projects/{projectId}/rebill' },
    scope: 'read',
    params,
    query: {
      month: monthField.optional().describe('YYYY-MM; this month when left out'),
      markupPercent: z
        .preprocess(
          (value) => (typeof value === 'string' && /^\d{1,4}(\.\d{1,4})?$/.test(value) ? Number(value) : value),
          z.number().min(0).max(1000),
        )
        .default(0)
        .meta({ type: 'number', minimum: 0, maximum: 1000 }),
    },
    output: rebill,
    errors: ['NOT_FOUND'],
  }),
};
