/** Answers: listing them, one with everything that was counted in it, and moving them in and out as answers.ndjson. */
import { z } from 'zod';

import { SURFACES } from '../vocabulary/surfaces.ts';
import {
  checkDates,
  dateTime,
  engineField,
  figureFilters,
  pageFields,
  pagination,
  projectIdParam,
  yesOrNo,
} from './fields.ts';
import { operation } from './operation.ts';

/** One answer as lists show it. What concerns a brand is about the own one. */
export const listedAnswer = z.object({
  id: z.string(),
  promptId: z.string(),
  prompt: z.string(),
  model: engineField,
  surface: z.enum(SURFACES),
  language: z.string(),
  answeredAt: dateTime,
  words: z.int(),
  visible: z.boolean().describe('Named or cited'),
  mentioned: z.boolean(),
  cited: z.boolean(),
  mentionOrder: z.int().nullable().describe('1 = named first; null when not named'),
  position: z.number().nullable().describe('Depth, 0 (very top) to 100; null when not named'),
  sentiment: z.number().nullable().describe('0-100, 50 is neutral; null when not named'),
  refusal: z.boolean(),
  costUsd: z.number().nullable().describe('null: not known'),
});

const brandReference = { brandId: z.string(), name: z.string(), isUserBrand: z.boolean() };

export const answerMention = z.object({
  ...brandReference,
  mentionOrder: z.int(),
  position: z.number(),
  sentiment: z.number(),
  occurrences: z.int(),
  spans: z
    .array(z.object({ start: z.int(), end: z.int() }))
    .describe('UTF-16 offsets into `text`; marks of emphasis may lie inside'),
});

export const fullAnswer = listedAnswer.extend({
  text: z.string().describe('Markdown, unchanged'),
  hash: z.string().describe('SHA-256 of `text`, hexadecimal'),
  route: z.string(),
  engineVersion: z.string().nullable(),
  country: z.string().nullable(),
  externalId: z.string().nullable(),
  grounded: z.boolean(),
  incomplete: z.boolean(),
  costBasis: z.enum(['reported', 'estimated']).nullable(),
  hasRawReply: z.boolean(),
  sources: z.array(
    z.object({
      id: z.string(),
      place: z.int().describe('1-based, in the list of the answer'),
      url: z.string().describe('Normalised, as it is counted'),
      domain: z.string(),
      title: z.string().nullable(),
    }),
  ),
  retrieved: z.array(z.object({ url: z.string(), title: z.string().nullable() })),
  fanOutQueries: z.array(z.string()).nullable().describe('null: the engine does not tell'),
  mentions: z.array(answerMention).describe('Tracked brands in the order of naming'),
  citedBrands: z.array(z.object(brandReference)).describe('Tracked brands with a cited page'),
});

export const answerOperations = {
  'answers.list': operation({
    name: 'answers.list',
    summary: 'List answers, newest first',
    http: { method: 'GET', path: '/projects/{projectId}/answers' },
    scope: 'read',
    params: { projectId: projectIdParam },
    query: {
      ...figureFilters,
      promptId: z.string().optional().describe('Only answers to this prompt'),
      search: z.string().max(500).optional().describe('Part of the prompt, not of the answer; in any case'),
      visible: yesOrNo.optional().describe('Only answers in which the own brand is (true) or is not (false) visible'),
      ...pageFields,
    },
    check: checkDates,
    output: z.object({ answers: z.array(listedAnswer), pagination }),
    errors: ['NOT_FOUND'],
  }),
  'answers.get': operation({
    name: 'answers.get',
    summary: 'One answer: text, sources, and every mention with its offsets',
    http: { method: 'GET', path: '/projects/{projectId}/answers/{answerId}' },
    scope: 'read',
    params: { projectId: projectIdParam, answerId: z.string() },
    output: fullAnswer,
    errors: ['NOT_FOUND'],
  }),
  'answers.import': operation({
    name: 'answers.import',
    summary: 'Read answers from an answers.ndjson file',
    scope: null,
    params: { projectId: projectIdParam },
    body: { path: z.string().min(1), skipInvalid: z.boolean().optional() },
    output: z.object({
      imported: z.int(),
      duplicates: z.int().describe('Lines that were there already'),
      createdPrompts: z.int(),
      skipped: z.array(z.object({ line: z.int(), message: z.string() })).describe('The first thousand of them'),
      skippedCount: z.int(),
    }),
    errors: ['NOT_FOUND'],
  }),
  'answers.export': operation({
    name: 'answers.export',
    summary: 'Write answers to an answers.ndjson file',
    scope: null,
    params: { projectId: projectIdParam },
    body: { path: z.string().min(1) },
    output: z.object({ exported: z.int(), path: z.string() }),
    errors: ['NOT_FOUND'],
  }),
};
