/** Attribution: what customers themselves say led them here. The wire writes the answers of this resource in snake_case. */
import { z } from 'zod';

import { ATTRIBUTION_SOURCES, CHANNEL_CATEGORIES, IMPORT_SOURCES } from '../vocabulary/channels.ts';
import { DEFAULT_CURRENCY, isCurrency } from '../vocabulary/currencies.ts';
import {
  dateTime,
  emailField,
  intervalsField,
  nameText,
  pageFields,
  pagination,
  projectIdParam,
  shownDate,
  wholeNumber,
} from './fields.ts';
import { rangeField } from './intervals.ts';
import { metadataField } from './metadata.ts';
import { operation } from './operation.ts';

const BULK_LIMIT = 1000;

/** Beyond this a number cannot tell one unit from the next. */
const moneyField = z.number().min(0).max(Number.MAX_SAFE_INTEGER);

export const channelCategoryField = z.enum(CHANNEL_CATEGORIES);
export const attributionSourceField = z.enum(ATTRIBUTION_SOURCES);

const currencyField = z
  .string()
  .transform((code) => code.toUpperCase())
  .refine(isCurrency, 'must be an ISO 4217 currency code, for example EUR')
  .meta({ minLength: 3, maxLength: 3 });

/** What a caller tells of one response; a file of responses is held to the same rules. */
export const attributionFields = {
  channelId: nameText(1, 100).describe('A standard channel id or any text of your own'),
  respondentEmail: emailField.optional(),
  respondentName: nameText(0, 200).optional(),
  respondentExternalId: nameText(0, 200).optional(),
  dealValue: moneyField.optional().describe('Revenue attributed'),
  dealCurrency: currencyField.default(DEFAULT_CURRENCY).describe(`ISO 4217; ${DEFAULT_CURRENCY} when left out`),
  formId: nameText(0, 200).optional(),
  pageUrl: nameText(0, 2000).optional(),
};

export const attributionInput = z.strictObject({ ...attributionFields, metadata: metadataField.optional() });

/** What storing a response tells of it. */
export const storedAttribution = z.object({
  id: z.string(),
  channel_id: z.string(),
  channel_label: z.string(),
  channel_category: channelCategoryField,
  respondent_email: z.string().nullable(),
  deal_value: z.number().nullable(),
  source: attributionSourceField,
  created_at: dateTime,
});

export const attributionResponse = storedAttribution.extend({
  respondent_name: z.string().nullable(),
  deal_currency: z.string(),
  page_url: z.string().nullable(),
  form_id: z.string().nullable(),
});

const shareInterval = rangeField
  .nullable()
  .optional()
  .describe('What people like these would say, in percent; null without responses. Asked for by `intervals`');

const days = wholeNumber(1, 3660).default(30).describe('Counted back from now');

export const attributionSummary = z.object({
  total: z.int(),
  totalRevenue: z.number().describe('In the currency of the account; other currencies are never added to it'),
  aiSearchPercentage: z.number(),
  aiSearchInterval: shareInterval,
  byCategory: z
    .array(
      z.object({
        category: channelCategoryField,
        count: z.int(),
        revenue: z.number(),
        percentage: z.number(),
        interval: shareInterval,
      }),
    )
    .describe('Categories that occur, the most frequent first'),
  bySource: z
    .array(z.object({ source: attributionSourceField, count: z.int() }))
    .describe('Sources that occur, the most frequent first'),
  currency: z.string().describe('The currency of the account'),
  revenueByCurrency: z
    .record(z.string(), z.number())
    .describe('Revenue in every other currency, by its code: { "EUR": 1200 }'),
});

const column = z.string().trim().min(1).max(500);

/** Which column of a file holds which field; a field that is not named is looked for under its usual headings. */
export const columnMapping = z.strictObject({
  channelId: column.optional(),
  respondentEmail: column.optional(),
  respondentName: column.optional(),
  respondentExternalId: column.optional(),
  dealValue: column.optional(),
  dealCurrency: column.optional(),
  formId: column.optional(),
  pageUrl: column.optional(),
  createdAt: column.optional(),
});

export const attributionOperations = {
  'attribution.create': operation({
    name: 'attribution.create',
    summary: 'Store one attribution response',
    http: { method: 'POST', path: '/projects/{projectId}/attribution' },
    closed: { screen: 'as imports.run' },
    scope: 'write',
    changes: ['attribution'],
    params: { projectId: projectIdParam },
    body: attributionInput.shape,
    output: storedAttribution,
    errors: ['NOT_FOUND'],
  }),
  'attribution.createBulk': operation({
    name: 'attribution.createBulk',
    summary: 'Store up to 1000 attribution responses, all of them or none',
    http: { method: 'POST', path: '/projects/{projectId}/attribution/bulk' },
    closed: { screen: 'as imports.run' },
    scope: 'write',
    changes: ['attribution'],
    params: { projectId: projectIdParam },
    body: {
      responses: z.array(attributionInput).max(BULK_LIMIT),
    },
    output: z.object({ imported: z.int() }),
    errors: ['NOT_FOUND'],
  }),
  'attribution.list': operation({
    name: 'attribution.list',
    summary: 'List attribution responses, newest first',
    http: { method: 'GET', path: '/projects/{projectId}/attribution' },
    scope: 'read',
    reads: ['attribution'],
    params: { projectId: projectIdParam },
    query: {
      days,
      category: channelCategoryField.optional(),
      source: attributionSourceField.optional(),
      ...pageFields,
    },
    output: z.object({ responses: z.array(attributionResponse), meta: pagination }),
    errors: ['NOT_FOUND'],
  }),
  'attribution.summary': operation({
    name: 'attribution.summary',
    summary: 'Attribution by channel category and source, with revenue',
    http: { method: 'GET', path: '/projects/{projectId}/attribution/summary' },
    scope: 'read',
    reads: ['attribution', 'prices'],
    params: { projectId: projectIdParam },
    query: { days, intervals: intervalsField },
    output: attributionSummary,
    errors: ['NOT_FOUND'],
  }),
  'attribution.timeseries': operation({
    name: 'attribution.timeseries',
    summary: 'Attribution by day and channel category',
    http: { method: 'GET', path: '/projects/{projectId}/attribution/timeseries' },
    scope: 'read',
    reads: ['attribution', 'prices'],
    params: { projectId: projectIdParam },
    query: { days },
    output: z.object({
      days: z
        .array(
          z.object({
            date: shownDate,
            category: channelCategoryField,
            count: z.int(),
            revenue: z.number().describe('In the currency of the account'),
          }),
        )
        .describe('Days and categories that occur, oldest first'),
      currency: z.string(),
    }),
    errors: ['NOT_FOUND'],
  }),
  'attribution.importCsv': operation({
    name: 'attribution.importCsv',
    summary: 'Read responses from a CSV export of a form tool or a customer database, all of them or none',
    http: 'as attribution.createBulk',
    closed: { screen: 'as imports.run' },
    scope: null,
    changes: ['attribution'],
    params: { projectId: projectIdParam },
    body: {
      path: z.string().min(1).optional().describe('A file of this machine; or send `content`'),
      content: z.string().min(1).max(4_000_000).optional().describe('The CSV file itself'),
      source: z.enum(IMPORT_SOURCES),
      mapping: columnMapping.optional(),
    },
    check: (input) =>
      input.check((context) => {
        const { path, content } = context.value as { path?: string; content?: string };
        if ((path === undefined) !== (content === undefined)) return;
        const message = 'either path or content must be sent';
        context.issues.push({ code: 'custom', path: ['path'], message, input: context.value });
      }),
    output: z.object({ imported: z.int(), duplicates: z.int().describe('Rows that were there already') }),
    errors: ['NOT_FOUND'],
  }),
};
