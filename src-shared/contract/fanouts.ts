/** Fan-outs: what engines searched for while they answered. */
import { z } from 'zod';

import {
  brandedFilter,
  calendarDate,
  checkDates,
  dateTime,
  engineField,
  engineFilter,
  intervalsField,
  languageField,
  openTimeframeField,
  pageFields,
  pagination,
  projectIdParam,
  surfaceFilter,
  tagsFilter,
  wholeNumber,
} from './fields.ts';
import { figureInterval } from './intervals.ts';
import { operation } from './operation.ts';
import { FIGURES } from './subjects.ts';

const fanoutFilters = {
  timeframe: openTimeframeField.default('90d').describe('Relative window ending yesterday, or all'),
  startDate: calendarDate.optional().describe('First day, inclusive; needs endDate'),
  endDate: calendarDate.optional().describe('Last day, inclusive; needs startDate'),
  model: engineFilter.optional(),
  language: languageField.optional(),
  surface: surfaceFilter,
  branded: brandedFilter,
  tags: tagsFilter.optional().describe('Any of these tags'),
} as const;

/** Of all answers of the window, as a share of them. */
export const searchedAnswers = z.object({
  answers: z.int().describe('Answers on the way to which it was searched for'),
  interval: figureInterval.describe('Of their share of all answers of the window, in percent'),
});

export const fanout = z.object({
  query: z.string().describe('The newest spelling'),
  count: z.int().describe('Occurrences'),
  promptCount: z.int(),
  models: z.array(engineField),
  lastSeen: dateTime,
  samplePrompt: z.string().describe('The prompt of the newest occurrence'),
  searched: searchedAnswers.optional().describe('Asked for by `intervals`'),
});

export const fanoutOccurrence = z.object({
  resultId: z.string(),
  promptId: z.string(),
  promptText: z.string(),
  brandName: z.string(),
  model: engineField,
  timestamp: dateTime,
  visible: z.boolean(),
  mentions: z.int().describe('Times that the own brand is named in that answer'),
});

export const fanoutWord = z.object({
  word: z.string(),
  count: z.int().describe('Searches with the word whose prompt does not have it'),
  queryCount: z.int().describe('Distinct searches among them'),
  promptCount: z.int().describe('Distinct prompts among them'),
});

const fanoutPage = {
  fanouts: z.array(fanout),
  pagination,
  meta: z.object({
    totalResults: z.int(),
    totalPrompts: z.int(),
    timeframeDays: z.int(),
    searched: searchedAnswers.optional().describe('Answers with any search; asked for by `intervals`'),
  }),
} as const;

const fanoutWords = z.object({
  words: z.array(fanoutWord),
  searches: z.int().describe('Searches that were looked at'),
  isComplete: z.boolean().describe('False where only the most frequent searches were looked at'),
});

export const fanoutOperations = {
  'fanouts.list': operation({
    name: 'fanouts.list',
    summary: 'List what engines searched for, most frequent first',
    http: { method: 'GET', path: '/projects/{projectId}/fanouts' },
    scope: 'read',
    reads: FIGURES,
    params: { projectId: projectIdParam },
    query: {
      ...fanoutFilters,
      search: z
        .string()
        .max(500)
        .optional()
        .describe('Words of the search, in any order; case and accents do not matter'),
      ...pageFields,
      intervals: intervalsField,
    },
    check: checkDates,
    output: z.object(fanoutPage),
    errors: ['NOT_FOUND'],
  }),
  'fanouts.words': operation({
    name: 'fanouts.words',
    summary: 'Words that engines add to the prompt when they search, most frequent first',
    http: { method: 'GET', path: '/projects/{projectId}/fanouts/words' },
    closed: { screen: 'as fanouts.table' },
    scope: 'read',
    reads: FIGURES,
    params: { projectId: projectIdParam },
    query: { ...fanoutFilters, limit: wholeNumber(1, 200).default(30) },
    check: checkDates,
    output: fanoutWords,
    errors: ['NOT_FOUND'],
  }),
  'fanouts.table': operation({
    name: 'fanouts.table',
    summary:
      'A page of what engines searched for; with the first one the words that they add to prompts, counted with it',
    http: 'as fanouts.list and fanouts.words',
    scope: 'read',
    reads: FIGURES,
    params: { projectId: projectIdParam },
    query: { ...fanoutFilters, ...pageFields, intervals: intervalsField },
    check: checkDates,
    output: z.object({ ...fanoutPage, added: fanoutWords.nullable().describe('Null on further pages') }),
    errors: ['NOT_FOUND'],
  }),
  'fanouts.details': operation({
    name: 'fanouts.details',
    summary: 'List the occurrences of one search, newest first',
    http: { method: 'GET', path: '/projects/{projectId}/fanouts/details' },
    scope: 'read',
    reads: [...FIGURES, 'brands'],
    params: { projectId: projectIdParam },
    query: {
      query: z.string().trim().min(1).describe('The text of the search; case and spacing do not matter'),
      ...fanoutFilters,
      page: pageFields.page,
      limit: wholeNumber(1, 500).optional().describe('Occurrences a page; all of them when it is left out'),
    },
    check: checkDates,
    output: z.object({
      query: z.string().describe('The newest spelling, or what was asked for when it never occurs'),
      totalOccurrences: z.int().describe('On all pages together'),
      occurrences: z.array(fanoutOccurrence),
    }),
    errors: ['NOT_FOUND'],
  }),
};
