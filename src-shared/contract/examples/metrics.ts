/** Examples of figures: 120 answers to ten prompts, beside as many in the period before. */
import { type Examples, PROJECT_ID } from './example.ts';

export const metricExamples: Examples<
  'metrics.summary' | 'metrics.timeseries' | 'metrics.surfaces' | 'metrics.coverage'
> = {
  'metrics.summary': {
    input: { projectId: PROJECT_ID, timeframe: '30d', model: 'chatgpt' },
    output: {
      current: {
        totalResponses: 120,
        responseVisibilityRate: 55,
        mentionRate: 50,
        citationRate: 25,
        mentions: 60,
        cited: 30,
        visibilityRate: 80,
        visible: 8,
        notVisible: 2,
        position: 18.5,
        sentiment: 64,
        date: '2026-03-09',
        periodStart: '2026-02-08',
        periodEnd: '2026-03-09',
      },
      previous: {
        totalResponses: 120,
        responseVisibilityRate: 50,
        mentionRate: 45,
        citationRate: 20,
        mentions: 54,
        cited: 24,
        visibilityRate: 70,
        visible: 7,
        notVisible: 3,
        position: 21.5,
        sentiment: 61.5,
        date: '2026-02-07',
        periodStart: '2026-01-09',
        periodEnd: '2026-02-07',
      },
      changes: {
        visibleChange: 1,
        visibilityRateChange: 10,
        responseVisibilityRateChange: 5,
        mentionsChange: 6,
        positionChange: -3,
        sentimentChange: 2.5,
        mentionRateChange: 5,
        citationRateChange: 5,
        citedChange: 6,
      },
    },
  },
  'metrics.timeseries': {
    input: { projectId: PROJECT_ID, startDate: '2026-03-08', endDate: '2026-03-09' },
    output: {
      chartData: [
        {
          date: '2026-03-08',
          totalResults: 4,
          visible: 3,
          notVisible: 1,
          mentions: 2,
          cited: 2,
          mentionOrder: 1.5,
          position: 12,
          sentiment: 66,
          uniquePrompts: 2,
        },
        {
          date: '2026-03-09',
          totalResults: 0,
          visible: 0,
          notVisible: 0,
          mentions: 0,
          cited: 0,
          mentionOrder: null,
          position: null,
          sentiment: null,
          uniquePrompts: 0,
        },
      ],
      anchoredWindow: null,
    },
  },
  'metrics.surfaces': {
    input: { projectId: PROJECT_ID, timeframe: '30d', branded: false },
    output: {
      surfaces: [
        {
          surface: 'api',
          answers: 100,
          prompts: 10,
          visible: 50,
          visibilityRate: 50,
          visibilityInterval: { lowPercent: 40.38, highPercent: 59.62 },
          mentions: 50,
          mentionRate: 50,
          mentionInterval: { lowPercent: 40.38, highPercent: 59.62 },
          cited: 0,
          citationRate: 0,
          citationInterval: { lowPercent: 0, highPercent: 3.7 },
        },
      ],
      isMixed: false,
    },
  },
  'metrics.coverage': {
    input: { projectId: PROJECT_ID, timeframe: '7d' },
    output: {
      current: {
        periodStart: '2026-03-03',
        periodEnd: '2026-03-09',
        asked: 170,
        counted: 165,
        underWay: 0,
        excluded: [
          { reason: 'not_shown', count: 3 },
          { reason: 'timeout', count: 2 },
        ],
        byEngine: [
          {
            model: 'ai_overview',
            asked: 170,
            counted: 165,
            underWay: 0,
            excluded: [
              { reason: 'not_shown', count: 3 },
              { reason: 'timeout', count: 2 },
            ],
          },
        ],
        days: [
          { date: '2026-03-04', asked: 25, counted: 22, underWay: 0, excluded: [{ reason: 'not_shown', count: 3 }] },
          { date: '2026-03-07', asked: 24, counted: 22, underWay: 0, excluded: [{ reason: 'timeout', count: 2 }] },
        ],
        prompts: { counted: 25, archived: 1 },
        facts: [
          { kind: 'engine_missing', model: 'gemini', days: ['2026-03-05', '2026-03-06'], of: 7 },
          { kind: 'prompts_came', count: 1, prompts: [{ id: PROJECT_ID, prompt: 'Which planner suits a team?' }] },
        ],
      },
      previous: {
        periodStart: '2026-02-24',
        periodEnd: '2026-03-02',
        asked: 168,
        counted: 168,
        underWay: 0,
        excluded: [],
        byEngine: [{ model: 'ai_overview', asked: 168, counted: 168, underWay: 0, excluded: [] }],
        days: [],
        prompts: { counted: 24, archived: 1 },
        facts: [],
      },
    },
  },
};
