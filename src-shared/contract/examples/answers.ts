/** Examples of answers, one by one and in the export. */
import type { OperationOutput } from '../index.ts';
import {
  ANSWER_ID,
  ANSWERED_AT,
  BRAND_ID,
  COMPETITOR_ID,
  type Examples,
  PROJECT_ID,
  PROMPT_ID,
  PROMPT_TEXT,
  QUERY_TEXT,
  SOURCE_ID,
} from './example.ts';

const own = { brandId: BRAND_ID, name: 'Kordiva', isUserBrand: true };
const rival = { brandId: COMPETITOR_ID, name: 'Brimlane', isUserBrand: false };

const listed = {
  id: ANSWER_ID,
  promptId: PROMPT_ID,
  prompt: PROMPT_TEXT,
  model: 'chatgpt',
  surface: 'api',
  language: 'EN',
  answeredAt: ANSWERED_AT,
  words: 16,
  visible: true,
  mentioned: true,
  cited: true,
  mentionOrder: 1,
  position: 25,
  sentiment: 70,
  refusal: false,
  costUsd: 0.012,
} as const;

const LIST_TEXT = 'For a small team, **Kordiva** is easy to start with. Brimlane offers more detailed monthly reports.';

const LIST_LINE = LIST_TEXT.replaceAll('**', '');

const full = {
  ...listed,
  text: LIST_TEXT,
  damaged: false,
  hash: '165e00f414d01a23e7f07ba4d4b9eb76c4169f97b22ee1d82e5cc8842b0d37ba',
  route: 'openai-responses',
  engineVersion: null,
  otherModel: false,
  country: 'DE',
  countryAsked: 'DE',
  app: null,
  note: null,
  externalId: null,
  grounded: true,
  incomplete: false,
  costBasis: 'estimated',
  hasRawReply: true,
  sources: [
    {
      id: SOURCE_ID,
      place: 1,
      url: 'https://kordiva.example/teams',
      domain: 'kordiva.example',
      sourceType: 'own',
      title: 'Kordiva for teams',
    },
  ],
  retrieved: [{ url: 'https://boardweekly.example/best-planning-boards', title: null }],
  fanOutQueries: [QUERY_TEXT],
  mentions: [
    {
      ...own,
      mentionOrder: 1,
      listNumber: null,
      position: 25,
      sentiment: 70,
      occurrences: 1,
      spans: [{ start: 20, end: 27 }],
    },
    {
      ...rival,
      mentionOrder: 2,
      listNumber: null,
      position: 62.5,
      sentiment: 60,
      occurrences: 1,
      spans: [{ start: 53, end: 61 }],
    },
  ],
  citedBrands: [own],
} satisfies OperationOutput<'answers.get'>;

const RAW_BODY = '{"id":"resp_1","status":"completed"}';

export const answerExamples: Examples<
  'answers.list' | 'answers.get' | 'answers.raw' | 'answers.add' | 'answers.reread' | 'export.get'
> = {
  'answers.list': {
    input: { projectId: PROJECT_ID, promptId: PROMPT_ID, visible: true, search: 'small', timeframe: '30d' },
    output: {
      answers: [{ ...listed, excerpt: { text: LIST_LINE, spans: [{ start: 6, end: 11 }] } }],
      pagination: { page: 1, limit: 50, total: 1, hasMore: false },
      search: { complete: true, waiting: 0, damaged: 0 },
      filteredBy: { brand: null, withoutBrand: null, source: null, runStartedAt: null },
    },
  },
  'answers.get': {
    input: { projectId: PROJECT_ID, answerId: ANSWER_ID },
    output: full,
  },
  'answers.raw': {
    input: { projectId: PROJECT_ID, answerId: ANSWER_ID },
    output: {
      damaged: false,
      replies: [
        {
          status: 200,
          headers: { 'content-type': 'application/json' },
          receivedAt: ANSWERED_AT,
          bytes: RAW_BODY.length,
          encoding: 'utf8',
          body: RAW_BODY,
        },
      ],
    },
  },
  'answers.add': {
    input: {
      projectId: PROJECT_ID,
      promptId: PROMPT_ID,
      model: 'chatgpt',
      text: LIST_TEXT,
      sources: [{ url: 'https://kordiva.example/teams', title: 'Kordiva for teams' }],
      fanOutQueries: [QUERY_TEXT],
      answeredAt: ANSWERED_AT,
      country: 'DE',
      app: 'An app on a phone',
    },
    output: {
      ...full,
      surface: 'import',
      route: 'manual',
      costUsd: null,
      costBasis: null,
      hasRawReply: false,
      app: 'An app on a phone',
      retrieved: [],
      created: true,
      createdPrompt: false,
    },
  },
  'answers.reread': { input: { projectId: PROJECT_ID }, output: { read: 3, unreadable: 0 } },
  'export.get': {
    input: { projectId: PROJECT_ID, timeframe: '30d', model: 'chatgpt' },
    output: {
      exportedAt: '2026-03-10T12:00:00.000Z',
      timeframeDays: 30,
      prompts: [
        {
          id: PROMPT_ID,
          prompt: PROMPT_TEXT,
          domain: 'kordiva.example',
          brandName: 'Kordiva',
          language: 'EN',
          tags: ['boards'],
          models: ['chatgpt', 'perplexity'],
          resultCount: 1,
          results: [
            {
              id: ANSWER_ID,
              model: 'chatgpt',
              visible: true,
              mentions: 1,
              position: 25,
              percentageRank: 100,
              timestamp: ANSWERED_AT,
              fanOutQueries: [QUERY_TEXT],
            },
          ],
        },
      ],
    },
  },
};
