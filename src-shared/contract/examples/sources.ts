/** Examples of cited pages and of what engines searched for. */
import {
  ANSWER_ID,
  ANSWERED_AT,
  type Examples,
  PROJECT_ID,
  PROMPT_ID,
  PROMPT_TEXT,
  QUERY_TEXT,
  SOURCE_ID,
} from './example.ts';

export const sourceExamples: Examples<'sources.list' | 'sources.classify' | 'fanouts.list' | 'fanouts.details'> = {
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
