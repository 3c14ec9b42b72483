/** Examples of prompts and their tags. */
import { type Examples, OTHER_PROMPT_ID, PROJECT_ID, PROMPT_ID, PROMPT_TEXT } from './example.ts';

export const promptExamples: Examples<
  | 'prompts.list'
  | 'prompts.engines'
  | 'prompts.timeseries'
  | 'prompts.create'
  | 'prompts.update'
  | 'tags.list'
  | 'tags.apply'
> = {
  'prompts.list': {
    input: { projectId: PROJECT_ID, timeframe: '30d', search: 'board', page: 1, limit: 50 },
    output: {
      prompts: [
        {
          id: PROMPT_ID,
          prompt: PROMPT_TEXT,
          domain: 'kordiva.example',
          brandName: 'Kordiva',
          language: 'EN',
          tags: ['boards'],
          models: ['chatgpt', 'perplexity'],
          intentScores: { commercial: 0.72, informational: 0 },
          searchIntents: ['commercial'],
          isVisible: true,
          mentions: 30,
          mentionRate: 50,
          citationRate: 25,
          averagePosition: 18.5,
          sentimentScore: 0.64,
          sentimentCategory: 'positive',
          competitorCount: 2,
          sourceCount: 14,
          createdAt: '2026-01-05T09:05:00.000Z',
          state: 'active',
          country: 'DE',
        },
      ],
      pagination: { page: 1, limit: 50, total: 1, hasMore: false },
    },
  },
  'prompts.engines': {
    input: { projectId: PROJECT_ID, timeframe: '30d' },
    output: {
      prompts: [
        {
          promptId: PROMPT_ID,
          engines: [
            {
              model: 'chatgpt',
              answers: 30,
              visible: 16,
              mentions: 15,
              cited: 6,
              mentionOrder: 2.2,
              position: 18.5,
              sentiment: 64,
            },
          ],
        },
      ],
    },
  },
  'prompts.timeseries': {
    input: { projectId: PROJECT_ID, promptId: PROMPT_ID, startDate: '2026-03-09', endDate: '2026-03-09' },
    output: {
      chartData: [
        {
          date: '2026-03-09',
          totalResults: 2,
          visible: 1,
          notVisible: 1,
          mentions: 1,
          cited: 0,
          mentionOrder: 2,
          position: 18.5,
          sentiment: 64,
          uniquePrompts: 1,
        },
      ],
    },
  },
  'prompts.create': {
    input: {
      projectId: PROJECT_ID,
      prompt: PROMPT_TEXT,
      models: ['chatgpt', 'perplexity'],
      tags: ['boards'],
      country: 'DE',
    },
    output: {
      id: PROMPT_ID,
      prompt: PROMPT_TEXT,
      domain: 'kordiva.example',
      brandName: 'Kordiva',
      language: 'EN',
      models: ['chatgpt', 'perplexity'],
      tags: ['boards'],
      country: 'DE',
      created: true,
      enqueued: true,
    },
  },
  'prompts.update': {
    input: { projectId: PROJECT_ID, promptId: PROMPT_ID, state: 'paused' },
    output: {
      id: PROMPT_ID,
      prompt: PROMPT_TEXT,
      language: 'EN',
      models: ['chatgpt', 'perplexity'],
      tags: ['boards'],
      state: 'paused',
      country: null,
      updated: true,
    },
  },
  'tags.list': { input: { projectId: PROJECT_ID }, output: ['boards', 'pricing'] },
  'tags.apply': {
    input: { projectId: PROJECT_ID, name: 'pricing', promptIds: [PROMPT_ID, OTHER_PROMPT_ID] },
    output: { tag: 'pricing', appliedTo: 2 },
  },
};
