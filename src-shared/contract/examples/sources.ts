/** Examples of cited pages and of what engines searched for. */
import {
  ANSWER_ID,
  ANSWERED_AT,
  COMPETITOR_ID,
  type Examples,
  PROJECT_ID,
  PROMPT_ID,
  PROMPT_TEXT,
  QUERY_TEXT,
  SOURCE_ID,
} from './example.ts';

const boardWeekly = {
  domain: 'boardweekly.example',
  sourceType: 'editorial',
  citationCount: 18,
} as const;

export const sourceExamples: Examples<
  | 'sources.list'
  | 'sources.domains'
  | 'sources.movers'
  | 'sources.gaps'
  | 'sources.classify'
  | 'fanouts.list'
  | 'fanouts.words'
  | 'fanouts.details'
> = {
  'sources.domains': {
    input: { projectId: PROJECT_ID, timeframe: '30d', sortBy: 'change' },
    output: {
      domains: [{ ...boardWeekly, previousCount: 12, pageCount: 2, promptCount: 4, averagePosition: 1.5 }],
      pagination: { page: 1, limit: 50, total: 1, hasMore: false },
      meta: {
        totalResults: 120,
        previousResults: 120,
        citingResults: 96,
        types: [{ sourceType: 'editorial', citations: 22, pageCount: 2 }],
      },
    },
  },
  'sources.movers': {
    input: { projectId: PROJECT_ID, timeframe: '30d', by: 'page', limit: 10 },
    output: {
      movers: [
        {
          ...boardWeekly,
          previousCount: 12,
          id: SOURCE_ID,
          url: 'https://boardweekly.example/best-planning-boards',
          title: 'The best planning boards for small teams',
          move: 'rising',
        },
      ],
      meta: { totalResults: 120, previousResults: 120 },
    },
  },
  'sources.gaps': {
    input: { projectId: PROJECT_ID, timeframe: '30d' },
    output: {
      gaps: [
        {
          ...boardWeekly,
          id: SOURCE_ID,
          url: 'https://boardweekly.example/best-planning-boards',
          title: 'The best planning boards for small teams',
          gapCount: 9,
          promptCount: 3,
          competitors: [{ id: COMPETITOR_ID, name: 'Brimlane', answers: 8 }],
        },
      ],
      pagination: { page: 1, limit: 50, total: 1, hasMore: false },
      meta: { totalResults: 120, gapResults: 24 },
    },
  },
  'sources.list': {
    input: { projectId: PROJECT_ID, timeframe: '30d', search: 'boards', sortBy: 'citations' },
    output: {
      sources: [
        {
          id: SOURCE_ID,
          url: 'https://boardweekly.example/best-planning-boards',
          domain: 'boardweekly.example',
          title: 'The best planning boards for small teams',
          sourceType: 'editorial',
          urlType: 'listicle',
          citationCount: 18,
          promptCount: 4,
          averagePosition: 1.5,
        },
      ],
      pagination: { page: 1, limit: 50, total: 1, hasMore: false },
    },
  },
  'sources.classify': {
    input: { projectId: PROJECT_ID, domain: 'boardweekly.example', sourceType: 'editorial' },
    output: { domain: 'boardweekly.example', sourceType: 'editorial' },
  },
  'fanouts.list': {
    input: { projectId: PROJECT_ID, timeframe: '90d', tags: 'boards,pricing' },
    output: {
      fanouts: [
        {
          query: QUERY_TEXT,
          count: 24,
          promptCount: 2,
          models: ['chatgpt', 'perplexity'],
          lastSeen: ANSWERED_AT,
          samplePrompt: PROMPT_TEXT,
        },
      ],
      pagination: { page: 1, limit: 50, total: 1, hasMore: false },
      meta: { totalResults: 240, totalPrompts: 10, timeframeDays: 90 },
    },
  },
  'fanouts.words': {
    input: { projectId: PROJECT_ID, timeframe: '90d', limit: 10 },
    output: { words: [{ word: 'pricing', count: 12, queryCount: 3, promptCount: 2 }], searches: 240, isComplete: true },
  },
  'fanouts.details': {
    input: { projectId: PROJECT_ID, query: QUERY_TEXT, timeframe: 'all' },
    output: {
      query: QUERY_TEXT,
      totalOccurrences: 1,
      occurrences: [
        {
          resultId: ANSWER_ID,
          promptId: PROMPT_ID,
          promptText: PROMPT_TEXT,
          brandName: 'Kordiva',
          model: 'chatgpt',
          timestamp: ANSWERED_AT,
          visible: true,
          mentions: 2,
        },
      ],
    },
  },
};
