/** Answers: listing them, one with everything that was counted in it, and moving them in and out as answers.ndjson. */
import { z } from 'zod';

import { OPINION_CLASSES } from '../vocabulary/opinions.ts';
import { answerMention, brandReference } from './answer-mention.ts';
import { damagedAnswers } from './damaged-answers.ts';
import {
  checkDates,
  dateTime,
  engineField,
  figureFilters,
  pageFields,
  pagination,
  projectIdParam,
  sourceTypeField,
  surfaceField,
  yesOrNo,
} from './fields.ts';
import { checkPrompt, manualAnswer } from './manual-answer.ts';
import { operation } from './operation.ts';
import { FIGURES } from './subjects.ts';

/** One answer as lists show it. What concerns a brand is about the own one. */
export const listedAnswer = z.object({
  id: z.string(),
  promptId: z.string(),
  prompt: z.string(),
  model: engineField,
  surface: surfaceField,
  language: z.string(),
  answeredAt: dateTime,
  words: z.int(),
  visible: z.boolean().describe('Named or cited'),
  mentioned: z.boolean(),
  cited: z.boolean(),
  mentionOrder: z.int().nullable().describe('Place among the tracked brands, 1 = named first; null when not named'),
  position: z.number().nullable().describe('Depth, 0 (very top) to 100; null when not named'),
  sentiment: z.number().nullable().describe('0-100, 50 is neutral; null when nothing is said about it'),
  refusal: z.boolean(),
  costUsd: z.number().nullable().describe('null: not known'),
});

export const fullAnswer = listedAnswer.extend({
  text: z.string().describe('Markdown, unchanged; empty when it is damaged'),
  damaged: z.boolean().describe('The stored text cannot be read any more; what was counted of it is still there'),
  hash: z.string().describe('SHA-256 of the text as it was stored, hexadecimal'),
  route: z.string(),
  engineVersion: z.string().nullable(),
  otherModel: z.boolean().describe('The model that the reply names is not known as one of the engine’s own house'),
  country: z
    .string()
    .nullable()
    .describe('The country that it was asked from; null: none, or the engine cannot be told one'),
  countryAsked: z
    .string()
    .nullable()
    .describe('The country that was asked for; where `country` is null it was not honoured'),
  app: z.string().nullable().describe('Of an answer added by hand: the app that it was seen in'),
  note: z.string().nullable(),
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
      sourceType: sourceTypeField,
    }),
  ),
  retrieved: z
    .array(z.object({ url: z.string(), title: z.string().nullable() }))
    .describe('Pages that the engine looked at and the answer does not cite, each once, as first written'),
  fanOutQueries: z.array(z.string()).nullable().describe('null: the engine does not tell'),
  mentions: z.array(answerMention).describe('Tracked brands in the order of naming'),
  citedBrands: z.array(z.object(brandReference)).describe('Tracked brands with a cited page'),
});

/** What leads from a figure to the answers behind it. An id that nobody knows leaves no answer. */
const drillDownFields = {
  mentioned: yesOrNo.optional().describe('Only answers that name (true) or do not name (false) the own brand'),
  cited: yesOrNo.optional().describe('Only answers that cite (true) or do not cite (false) a site of the own brand'),
  refusal: yesOrNo.optional().describe('Only answers in which the engine refused (true) or did not (false)'),
  opinion: z
    .enum([...OPINION_CLASSES, 'any'])
    .optional()
    .describe('Only answers that name the brand and say this about it: the own one, or that of `brandId`'),
  brandId: z.string().optional().describe('Only answers that name this tracked brand'),
  withoutBrandId: z.string().optional().describe('Only answers that do not name this tracked brand'),
  sourceId: z.string().optional().describe('Only answers that cite this page'),
  domain: z.string().trim().min(1).max(253).optional().describe('Only answers that cite a page of this domain'),
  fanOutQuery: z
    .string()
    .trim()
    .min(1)
    .max(2000)
    .optional()
    .describe('Only answers for which the engine searched this; case and spacing do not matter'),
  runId: z.string().optional().describe('Only answers of this run; of one over a month old, by their time'),
} as const;

export const rawReply = z.object({
  status: z.int(),
  headers: z.record(z.string(), z.string()).describe('Names in lower case'),
  receivedAt: dateTime,
  bytes: z.int(),
  encoding: z.enum(['utf8', 'base64']).describe('base64 where the bytes are no UTF-8 text'),
  body: z.string(),
});

export const answerOperations = {
  'answers.list': operation({
    name: 'answers.list',
    summary: 'List answers, newest first',
    http: { method: 'GET', path: '/projects/{projectId}/answers' },
    scope: 'read',
    reads: FIGURES,
    params: { projectId: projectIdParam },
    query: {
      ...figureFilters,
      promptId: z.string().optional().describe('Only answers to this prompt'),
      search: z
        .string()
        .max(500)
        .optional()
        .describe(
          'Words that the text of the answer has to say, all of them, each as a part of a word too; "in quotation marks" as they stand. Case and accents do not matter',
        ),
      promptSearch: z.string().max(500).optional().describe('Part of the prompt; case and accents do not matter'),
      visible: yesOrNo.optional().describe('Only answers in which the own brand is (true) or is not (false) visible'),
      ...drillDownFields,
      ...pageFields,
    },
    check: checkDates,
    output: z.object({
      answers: z.array(
        listedAnswer.extend({
          excerpt: z
            .object({
              text: z.string().describe('Some 240 characters, without marks of Markdown'),
              spans: z
                .array(z.object({ start: z.int(), end: z.int() }))
                .describe('What was found: UTF-16 offsets into `text`'),
            })
            .optional()
            .describe('Where `search` found something; only with it'),
        }),
      ),
      pagination,
      search: z
        .object({
          complete: z
            .boolean()
            .describe('false: looking stopped after a second or so; `total` counts what was found until then'),
          waiting: z
            .int()
            .describe('Answers, of all projects, that are not in the index yet; they are read one by one'),
          damaged: z
            .int()
            .describe('Answers that may say it and whose text is damaged: they are not among those found'),
        })
        .optional()
        .describe('How far `search` came; only with it'),
      filteredBy: z
        .object({
          brand: z.string().nullable().describe('Name of the brand of `brandId`'),
          withoutBrand: z.string().nullable().describe('Name of the brand of `withoutBrandId`'),
          source: z.string().nullable().describe('Address of `sourceId`'),
          runStartedAt: dateTime.nullable().describe('When the run of `runId` started'),
        })
        .describe('What the ids among the filters stand for; null where none was sent or it is not known'),
    }),
    errors: ['NOT_FOUND'],
  }),
  'answers.get': operation({
    name: 'answers.get',
    summary: 'One answer: text, sources, and every mention with its offsets',
    http: { method: 'GET', path: '/projects/{projectId}/answers/{answerId}' },
    scope: 'read',
    reads: [...FIGURES, 'brands'],
    params: { projectId: projectIdParam, answerId: z.string() },
    output: fullAnswer,
    errors: ['NOT_FOUND'],
  }),
  'answers.raw': operation({
    name: 'answers.raw',
    summary: 'What the server sent for an answer, byte for byte',
    http: { method: 'GET', path: '/projects/{projectId}/answers/{answerId}/raw' },
    scope: 'read',
    reads: ['answers', 'storage'],
    params: { projectId: projectIdParam, answerId: z.string() },
    output: z.object({
      replies: z.array(rawReply).describe('In the order in which they came; empty when none is kept'),
      damaged: z.boolean().describe('Replies are kept and cannot be read any more'),
    }),
    errors: ['NOT_FOUND'],
  }),
  'answers.add': operation({
    name: 'answers.add',
    summary: 'Add an answer that was seen elsewhere; it is measured as any other, on the surface import',
    http: { method: 'POST', path: '/projects/{projectId}/answers' },
    scope: 'write',
    changes: ['answers', 'prompts'],
    params: { projectId: projectIdParam },
    body: manualAnswer,
    check: checkPrompt,
    output: fullAnswer.extend({
      created: z.boolean().describe('false: the same answer was there already, and is given back'),
      createdPrompt: z.boolean(),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  'answers.reread': operation({
    name: 'answers.reread',
    summary: 'Read kept replies again that could not be read; they become answers of the moment at which they came',
    http: { method: 'POST', path: '/projects/{projectId}/answers/reread' },
    closed: { screen: 'as engines.reread' },
    scope: 'write',
    changes: ['answers', 'health', 'runs', 'spend'],
    params: { projectId: projectIdParam },
    output: z.object({
      read: z.int().describe('Replies that were read now'),
      unreadable: z.int().describe('Replies that still cannot be read; they stay'),
    }),
    errors: ['NOT_FOUND'],
  }),
  'answers.import': operation({
    name: 'answers.import',
    summary: 'Read answers from an answers.ndjson file',
    http: 'file',
    scope: null,
    changes: ['answers', 'prompts'],
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
    http: 'file',
    closed: { screen: 'scripts' },
    scope: null,
    changes: [],
    params: { projectId: projectIdParam },
    body: { path: z.string().min(1) },
    output: z.object({ exported: z.int(), path: z.string(), damagedAnswers }),
    errors: ['NOT_FOUND'],
  }),
};
