/** Finding prompts: suggestions with their reasons, lists from files, and adding those that were chosen. Nothing here asks an engine by itself. */
import { z } from 'zod';

import { LANGUAGES } from '../vocabulary/languages.ts';
import {
  characters,
  engineField,
  enginesField,
  languageField,
  projectIdParam,
  tagName,
  wholeNumber,
} from './fields.ts';
import { operation } from './operation.ts';
import { meteredNotice } from './projects.ts';
import { FIGURES } from './subjects.ts';

export const SUGGESTION_SOURCES = ['search', 'gap', 'competitor', 'intent'] as const;
export const IMPORT_FATES = ['new', 'duplicate', 'too_long', 'empty', 'off_topic'] as const;
const MOST_AT_ONCE = 1000;

const suggestion = z.object({
  prompt: z.string(),
  language: z.string(),
  source: z
    .enum(SUGGESTION_SOURCES)
    .describe(
      'search: engines searched for it; gap: they did and never cited the own site; competitor: asks about one; intent: no prompt of the language wants that',
    ),
  reason: z.string().describe('Why, in English'),
  searches: z.int().describe('How often engines searched for it, or for the competitor'),
  answers: z.int().describe('Answers behind those searches, or that name the competitor'),
  cited: z.int().nullable().describe('Of these answers, those that cite the own site; null where it does not matter'),
  models: z.array(engineField).describe('Engines of these answers'),
  samplePrompt: z.string().nullable().describe('The prompt that led to the search most often'),
  competitor: z.string().nullable(),
  intents: z.array(z.string()),
  missingIntent: z.string().nullable().describe('An intent of it that no prompt of its language has'),
});

const listFields = z.strictObject({
  prompt: z.string().optional(),
  language: z.string().optional(),
  tags: z.string().optional(),
  clicks: z.string().optional(),
  impressions: z.string().optional(),
});

const chosenState = z
  .enum(['active', 'paused'])
  .describe('active: asked at once, then on the schedule; paused: not before somebody resumes it');

const importRow = z.object({
  line: z.int().describe('Of the file, from 1'),
  prompt: z.string(),
  language: z.string(),
  tags: z.array(z.string()),
  clicks: z.int().nullable(),
  impressions: z.int().nullable(),
  fate: z
    .enum(IMPORT_FATES)
    .describe(
      'duplicate: asked already, here or earlier in the file; off_topic: shares no word with what the project asks, nor with its names and tags',
    ),
  of: z.string().nullable().describe('The prompt that asks the same'),
});

export const researchOperations = {
  'prompts.suggest': operation({
    name: 'prompts.suggest',
    summary:
      'Prompts that nobody asks yet: from searches of engines, gaps, competitors and intents, each with its reason',
    http: { method: 'GET', path: '/projects/{projectId}/prompts/suggestions' },
    scope: 'read',
    reads: [...FIGURES, 'brands'],
    params: { projectId: projectIdParam },
    query: {
      days: wholeNumber(1, 365).default(90).describe('Whose searches are looked at, today included'),
      language: languageField.optional().describe('Absent: all languages of the project'),
      limit: wholeNumber(1, 1000).default(60),
    },
    output: z.object({
      suggestions: z.array(suggestion),
      total: z.int(),
      duplicates: z.int().describe('Left out because a prompt asks the same already'),
    }),
    errors: ['NOT_FOUND'],
  }),
  'prompts.createMany': operation({
    name: 'prompts.createMany',
    summary: 'Add several prompts at once, active or paused, all of them or none',
    http: { method: 'POST', path: '/projects/{projectId}/prompts/bulk' },
    scope: 'write',
    changes: ['prompts', 'runs'],
    params: { projectId: projectIdParam },
    body: {
      prompts: z
        .array(
          z.strictObject({
            prompt: characters(1, 500),
            language: languageField.optional(),
            tags: z.array(tagName).max(100).optional(),
          }),
        )
        .min(1)
        .max(MOST_AT_ONCE),
      state: chosenState,
      models: enginesField.optional(),
      tags: z.array(tagName).max(100).optional().describe('Of all of them, beside their own'),
    },
    output: z.object({
      created: z.int(),
      prompts: z.array(z.object({ id: z.string(), prompt: z.string(), language: z.string(), created: z.boolean() })),
      meteredNotice: meteredNotice.optional(),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'model_not_enabled', 'website_url_required'],
  }),
  'prompts.import': operation({
    name: 'prompts.import',
    summary: 'Read prompts from a CSV list or a Search Console export: the fate of every row, then the new ones',
    http: { method: 'POST', path: '/projects/{projectId}/prompts/import' },
    closed: { screen: 'scripts' },
    scope: 'write',
    changes: ['prompts', 'runs'],
    params: { projectId: projectIdParam },
    body: {
      file: z
        .base64()
        .min(1)
        .max(8_000_000)
        .describe('The file, base64: UTF-8, UTF-16 or Windows-1252, parted by comma, semicolon or tab'),
      preview: z.boolean().optional().describe('Tells the fates and writes nothing'),
      map: listFields.optional().describe('Names of columns; found by their heads when left out'),
      separator: z.enum([',', ';', '\t']).optional(),
      language: z.enum(LANGUAGES).optional().describe('Of rows that say none; that of the project when left out'),
      state: chosenState.optional().describe('paused where left out'),
      tags: z.array(tagName).max(100).optional(),
      takes: z
        .array(z.enum(['new', 'off_topic']))
        .optional()
        .describe('Fates whose rows become prompts: new where left out'),
    },
    output: z.object({
      encoding: z.string(),
      separator: z.string(),
      heads: z.array(z.string()),
      columns: z.record(z.string(), z.string().nullable()).describe('The head of each field; null without heads'),
      counts: z.object({ new: z.int(), duplicate: z.int(), too_long: z.int(), empty: z.int(), off_topic: z.int() }),
      rows: z.array(importRow),
      created: z.int(),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'model_not_enabled', 'website_url_required'],
  }),
};
