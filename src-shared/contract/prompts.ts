/** Prompts: the questions that a project asks the engines. */
import { z } from 'zod';

import {
  characters,
  checkDates,
  comparedFilters,
  countryField,
  dateTime,
  engineField,
  enginesField,
  figureFilters,
  intervalsField,
  languageField,
  pageFields,
  pagination,
  projectIdParam,
  tagName,
} from './fields.ts';
import { figureIntervals } from './intervals.ts';
import { timeseriesDay } from './metrics.ts';
import { operation } from './operation.ts';
import { meteredNotice } from './projects.ts';
import { SENTIMENT_CATEGORIES, sentimentFields } from './sentiment-shares.ts';
import { FIGURES } from './subjects.ts';

export const PROMPT_STATES = ['queued', 'active', 'paused', 'archived'] as const;

/** Engines that cannot be told a country are asked without one; `engines.list` says which those are. */
const shownCountry = z.string().nullable().describe('Country that it is asked from; null: none');

/** What is asked, of whom and for which brand. */
export const promptIdentity = z.object({
  id: z.string(),
  prompt: z.string(),
  domain: z.string(),
  brandName: z.string(),
  language: z.string(),
  tags: z.array(z.string()),
  models: z.array(engineField),
});

export const prompt = promptIdentity.extend({
  intentScores: z.record(z.string(), z.number()),
  searchIntents: z.array(z.string()),
  isVisible: z.boolean(),
  mentions: z.int(),
  mentionRate: z.number(),
  citationRate: z.number(),
  averagePosition: z.number().nullable(),
  sentimentScore: z
    .number()
    .nullable()
    .describe('0-1; 0.5 where the brand is named and nothing is said about it, null where it is not named'),
  sentimentCategory: z.enum(SENTIMENT_CATEGORIES).nullable(),
  ...sentimentFields,
  competitorCount: z.int(),
  sourceCount: z.int(),
  createdAt: dateTime,
  state: z.enum(PROMPT_STATES),
  country: shownCountry,
  intervals: figureIntervals.optional().describe('Asked for by `intervals`; one prompt has no brand interval'),
});

/** What a table of all prompts shows; other brands and sources, which take most of the time, are left to the list. */
const tabledPrompt = prompt
  .pick({
    id: true,
    prompt: true,
    language: true,
    tags: true,
    models: true,
    createdAt: true,
    state: true,
    country: true,
  })
  .extend({
    answers: z.int(),
    visible: z.int(),
    intervals: figureIntervals.optional().describe('Asked for by `intervals`; one prompt has no brand interval'),
    ...prompt.pick({ mentionRate: true, citationRate: true, averagePosition: true }).shape,
    sentimentScore: z.number().nullable().describe('0-1; null where nothing is said about the brand'),
    ...sentimentFields,
  });

/** Counts of answers about the own brand; means are null where it was not named. */
export const promptEngine = z.object({
  model: engineField,
  answers: z.int(),
  visible: z.int(),
  mentions: z.int(),
  cited: z.int(),
  mentionOrder: z.number().nullable().describe('Mean place among the tracked brands of an answer'),
  position: z.number().nullable().describe('Mean depth, 0 (very top) to 100'),
  sentiment: z.number().nullable().describe('0-100, 50 is neutral; null where nothing is said about it'),
  ...sentimentFields,
  intervals: figureIntervals.optional().describe('Asked for by `intervals`; one prompt has no brand interval'),
});

/** States that a caller may ask for; a prompt that has no answer yet shows as queued instead of active. */
const CHOSEN_PROMPT_STATES = ['active', 'paused', 'archived'] as const;

const promptUpdate = operation({
  name: 'prompts.update',
  summary: 'Pause, resume or archive a prompt; replace its tags, models or country',
  http: { method: 'PUT', path: '/projects/{projectId}/prompts/{promptId}' },
  scope: 'write',
  changes: ['prompts', 'runs'],
  params: { projectId: projectIdParam, promptId: z.string() },
  body: {
    state: z
      .enum(CHOSEN_PROMPT_STATES)
      .optional()
      .describe('archived: out of lists and never asked; its answers stay in the figures of the project'),
    tags: z.array(tagName).max(100).optional().describe('Replaces all tags'),
    models: enginesField.optional().describe("Replaces the models; a subset of the project's"),
    country: countryField.nullable().optional().describe('Country to ask from, from the next call on; null: none'),
  },
  output: z.object({
    id: z.string(),
    prompt: z.string(),
    language: z.string(),
    models: z.array(engineField),
    tags: z.array(z.string()),
    state: z.enum(PROMPT_STATES),
    country: shownCountry,
    updated: z.literal(true),
    meteredNotice: meteredNotice.optional(),
  }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'model_not_enabled'],
});

export const promptOperations = {
  'prompts.list': operation({
    name: 'prompts.list',
    summary: 'List prompts with their figures',
    http: { method: 'GET', path: '/projects/{projectId}/prompts' },
    scope: 'read',
    reads: [...FIGURES, 'brands'],
    params: { projectId: projectIdParam },
    query: {
      ...comparedFilters,
      search: z.string().max(500).optional().describe('Part of the text; case and accents do not matter'),
      intervals: intervalsField,
      ...pageFields,
    },
    check: checkDates,
    output: z.object({ prompts: z.array(prompt), pagination }),
    errors: ['NOT_FOUND'],
  }),
  'prompts.table': operation({
    name: 'prompts.table',
    summary: 'All prompts with the figures of the own brand',
    http: 'as prompts.list',
    scope: 'read',
    reads: FIGURES,
    params: { projectId: projectIdParam },
    query: { ...comparedFilters, intervals: intervalsField },
    check: checkDates,
    output: z.object({ prompts: z.array(tabledPrompt).describe('Prompts that are not archived, newest first') }),
    errors: ['NOT_FOUND'],
  }),
  'prompts.engines': operation({
    name: 'prompts.engines',
    summary: 'Figures of every prompt by engine',
    http: { method: 'GET', path: '/projects/{projectId}/prompts/engines' },
    scope: 'read',
    reads: FIGURES,
    params: { projectId: projectIdParam },
    query: { ...comparedFilters, intervals: intervalsField },
    check: checkDates,
    output: z.object({
      prompts: z
        .array(z.object({ promptId: z.string(), engines: z.array(promptEngine) }))
        .describe('Prompts that are not archived, newest first; engines that answered in the window'),
    }),
    errors: ['NOT_FOUND'],
  }),
  'prompts.timeseries': operation({
    name: 'prompts.timeseries',
    summary: 'Figures of one prompt for each calendar day of a window',
    http: { method: 'GET', path: '/projects/{projectId}/prompts/{promptId}/timeseries' },
    scope: 'read',
    reads: FIGURES,
    params: { projectId: projectIdParam, promptId: z.string() },
    query: { ...figureFilters, intervals: intervalsField },
    check: checkDates,
    output: z.object({ chartData: z.array(timeseriesDay) }),
    errors: ['NOT_FOUND'],
  }),
  'prompts.create': operation({
    name: 'prompts.create',
    summary: 'Add a prompt; it is asked at once, then on the schedule',
    http: { method: 'POST', path: '/projects/{projectId}/prompts' },
    scope: 'write',
    changes: ['prompts', 'runs'],
    params: { projectId: projectIdParam },
    body: {
      prompt: characters(1, 500),
      models: enginesField.optional(),
      language: languageField.optional(),
      tags: z.array(tagName).max(100).optional(),
      country: countryField.nullable().optional().describe('Country to ask from; null: none'),
    },
    output: promptIdentity.extend({
      country: z.string().optional().describe('Only of a prompt that has one'),
      created: z.boolean(),
      enqueued: z.boolean(),
      meteredNotice: meteredNotice.optional(),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'model_not_enabled', 'website_url_required'],
  }),
  'prompts.update': promptUpdate,
};

export const tagOperations = {
  'tags.list': operation({
    name: 'tags.list',
    summary: 'List the tags of active prompts',
    http: { method: 'GET', path: '/projects/{projectId}/tags' },
    scope: 'read',
    reads: ['prompts'],
    params: { projectId: projectIdParam },
    output: z.array(z.string()),
    errors: ['NOT_FOUND'],
  }),
  'tags.apply': operation({
    name: 'tags.apply',
    summary: 'Add a tag to prompts',
    http: { method: 'POST', path: '/projects/{projectId}/tags' },
    scope: 'write',
    changes: ['prompts'],
    params: { projectId: projectIdParam },
    body: { name: tagName, promptIds: z.array(z.uuid()).min(1).max(10_000) },
    output: z.object({ tag: z.string(), appliedTo: z.int() }),
    errors: ['NOT_FOUND'],
  }),
};
