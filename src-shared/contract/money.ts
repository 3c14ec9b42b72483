/** Money: prices, caps, forecasts, and what was spent. Months are those of the account's time zone. */
import { z } from 'zod';

import { isMonthText } from '../time/month-text.ts';
import { isCurrency } from '../vocabulary/currencies.ts';
import { SERPAPI_PLAN_NAMES } from '../vocabulary/route-options.ts';
import { calendarDate, engineField, listField, pageFields, pagination, projectIdParam, wholeNumber } from './fields.ts';
import { capList, caps, currency, forecast, ledgerEntry, priceTable, rebill, spend } from './money-schemas.ts';
import { operation } from './operation.ts';
import { enteredUsd, rates } from './prices.ts';

const monthField = z.string().refine(isMonthText, 'must be a month, YYYY-MM').meta({ pattern: '^\\d{4}-\\d{2}$' });

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
    reads: ['prices'],
    output: priceTable,
  }),
  'money.setPrice': operation({
    name: 'money.setPrice',
    summary: "Add a price of the owner's, from a day on; what was priced already stays as it is",
    http: 'guard',
    scope: null,
    changes: ['prices'],
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
    http: 'guard',
    scope: null,
    changes: ['prices'],
    body: { plan: z.enum(SERPAPI_PLAN_NAMES) },
    output: priceTable,
  }),
  'money.setCap': operation({
    name: 'money.setCap',
    summary: 'Set the monthly cap of the account or of a project; null takes it away',
    http: 'guard',
    scope: null,
    changes: ['prices'],
    params: { projectId: projectIdParam.optional().describe('Left out: the account') },
    body: { monthlyCapUsd: enteredUsd.nullable() },
    output: caps,
    errors: ['NOT_FOUND'],
  }),
  'money.caps': operation({
    name: 'money.caps',
    summary: 'The caps of the account and of every live project, and what counts against them this month',
    http: 'as money.forecast',
    scope: null,
    reads: ['account', 'prices', 'projects', 'spend'],
    output: capList,
  }),
  'money.setRate': operation({
    name: 'money.setRate',
    summary: "Choose the account's currency and what a US dollar is worth in it; null takes the rate away",
    http: 'guard',
    scope: null,
    changes: ['prices'],
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
    reads: ['account', 'engines', 'prices', 'projects', 'prompts', 'spend'],
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
    reads: ['prices', 'projects', 'spend'],
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
    reads: ['projects', 'prompts', 'spend'],
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
    reads: ['prices', 'projects', 'spend'],
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
