/** What replies about money are made of: prices, caps, forecasts, what was spent. Amounts are US dollars. */
import { z } from 'zod';

import { REASONING_EFFORTS, SEARCH_DEPTHS, SERPAPI_PLAN_NAMES } from '../vocabulary/route-options.ts';
import { dateTime, engineField, shownDate } from './fields.ts';
import { rates, terms, usd } from './prices.ts';

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

export const capList = z.object({
  month: z.string().describe('YYYY-MM, in the time zone of the account'),
  timeZone: z.string().describe('IANA name of that time zone'),
  endsAt: dateTime.describe('When the month is over and the caps begin anew'),
  account: capState,
  projects: z.array(capState.extend({ projectId: z.string(), projectName: z.string() })).describe('Live projects'),
});

export const currencyRate = z.object({ code: z.string(), perUsd: z.number(), setAt: dateTime });

export const currency = currencyRate
  .nullable()
  .describe("The account's currency, if its owner entered a rate; null: US dollars only");

const range = { expectedUsd: usd, lowUsd: usd, highUsd: usd };
const fits = z.enum(['yes', 'perhaps', 'no']).describe('Whether it stays under the caps');
const halfWidthPoints = z
  .number()
  .nullable()
  .describe('Half of the repeat interval of visibility, in points, at best; null without answers');

export const forecastFigures = z.object({ ...range, fits, halfWidthPoints });

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
  run: forecastFigures,
  monthly: forecastFigures.extend({ runs: z.number(), calls: z.number() }).describe('By the schedule, 30 days'),
  visibility: z.object({
    ratePercent: z.number().nullable().describe('Of the last 30 days; null without answers, 50 is assumed then'),
    answers: z.int(),
  }),
  caps,
  currency,
  inCurrency: z.object({ expected: usd, low: usd, high: usd }).nullable().describe('The run in that currency'),
});

/** Calls and what they cost. */
export const spendFigures = z.object({
  calls: z.int(),
  costUsd: usd.describe('Reported and estimated'),
  reportedUsd: usd,
  reportedCalls: z.int(),
  estimatedUsd: usd,
  estimatedCalls: z.int(),
  unknownCalls: z.int().describe('May have been paid; not in costUsd'),
  unknownUpToUsd: usd.describe('The most that those are taken to have cost'),
  underWayCalls: z.int(),
});

export const spend = z.object({
  firstMonth: z.string(),
  lastMonth: z.string(),
  totals: spendFigures,
  rows: z
    .array(
      z.object({
        month: z.string(),
        projectId: z.string().describe('engine-tests: calls that only test an engine'),
        projectName: z.string().nullable().describe('null: the project is gone'),
        model: engineField,
        route: z.string(),
        ...spendFigures.shape,
      }),
    )
    .describe('By month, project, engine and route'),
  caps,
  currency,
});

export const rebillFigures = z.object({
  calls: z.int(),
  costUsd: usd,
  estimatedUsd: usd.describe('The part of the cost that is an estimate'),
  unknownCalls: z.int(),
  billedUsd: usd.describe('Whole cents; the total is the sum of the rows'),
});

export const rebill = z.object({
  month: z.string(),
  projectName: z.string(),
  markupPercent: z.number(),
  rows: z.array(z.object({ model: engineField, route: z.string(), ...rebillFigures.shape })),
  total: rebillFigures,
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
