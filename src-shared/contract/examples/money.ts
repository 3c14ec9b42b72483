/** Examples of money. */
import { ANSWER_ID, ANSWERED_AT, type Examples, PROJECT_ID, PROMPT_ID } from './example.ts';

const caps = {
  account: { monthlyCapUsd: 50, usedUsd: 12.4, underWayUsd: 0.28, leftUsd: 37.32 },
  project: null,
};
const currency = { code: 'EUR', perUsd: 0.9, setAt: '2026-03-01T09:00:00.000Z' };
const route = 'openai-responses';
const month = '2026-03';

const spent = {
  calls: 31,
  costUsd: 1.24,
  reportedUsd: 0,
  reportedCalls: 0,
  estimatedUsd: 1.24,
  estimatedCalls: 30,
  unknownCalls: 1,
  unknownUpToUsd: 0.28,
  underWayCalls: 0,
};

const billed = { calls: 31, costUsd: 1.24, estimatedUsd: 1.24, unknownCalls: 1, billedUsd: 1.49 };

export const moneyExamples: Examples<
  'money.prices' | 'money.forecast' | 'money.spend' | 'money.ledger' | 'money.rebill'
> = {
  'money.prices': {
    input: {},
    output: {
      version: '2026-11-22+1',
      note: 'List prices that come with the app are unverified.',
      serpApiPlan: null,
      prices: [
        {
          route,
          model: 'gpt-5.1',
          effectiveFrom: '2026-01-01',
          source: 'seed',
          inputUsd: 1.25,
          cachedInputUsd: 0.125,
          outputUsd: 10,
          searchUsd: 0.01,
          requestUsd: 0,
          searchUnit: 'search',
          hours: null,
        },
      ],
    },
  },
  'money.forecast': {
    input: { projectId: PROJECT_ID, models: 'chatgpt', samples: 3 },
    output: {
      prompts: 10,
      samples: 3,
      calls: 30,
      waitingCalls: 0,
      byEngine: [
        {
          model: 'chatgpt',
          route,
          engineModel: 'gpt-5.1',
          waiting: null,
          calls: 30,
          expectedUsd: 1.2,
          lowUsd: 1.1,
          highUsd: 1.3,
          basis: 'seen',
          seenCalls: 120,
          maxOutputTokens: 16_000,
          maxSearches: null,
          reasoningEffort: null,
          searchDepth: null,
          ceilingUsd: 0.34,
        },
      ],
      run: { expectedUsd: 1.2, lowUsd: 1.1, highUsd: 1.3, fits: 'yes', halfWidthPoints: 16.8 },
      monthly: {
        runs: 30,
        calls: 900,
        expectedUsd: 36,
        lowUsd: 31,
        highUsd: 41,
        fits: 'yes',
        halfWidthPoints: 3.3,
      },
      visibility: { ratePercent: 50, answers: 120 },
      caps,
      currency,
      inCurrency: { expected: 1.08, low: 0.99, high: 1.17 },
    },
  },
  'money.spend': {
    input: { projectId: PROJECT_ID, firstMonth: month, lastMonth: month },
    output: {
      firstMonth: month,
      lastMonth: month,
      totals: spent,
      rows: [{ month, projectId: PROJECT_ID, projectName: 'Kordiva', model: 'chatgpt', route, ...spent }],
      caps,
      currency,
    },
  },
  'money.ledger': {
    input: { projectId: PROJECT_ID, month },
    output: {
      entries: [
        {
          id: '31',
          startedAt: ANSWERED_AT,
          promptId: PROMPT_ID,
          answerId: ANSWER_ID,
          model: 'chatgpt',
          route,
          engineModel: 'gpt-5.1-2025-11-13',
          outcome: 'answer',
          basis: 'estimated',
          costUsd: 0.0412,
          priceVersion: '2026-11-01+1',
        },
      ],
      pagination: { page: 1, limit: 50, total: 31, hasMore: false },
    },
  },
  'money.rebill': {
    input: { projectId: PROJECT_ID, month, markupPercent: 20 },
    output: {
      month,
      projectName: 'Kordiva',
      markupPercent: 20,
      rows: [{ model: 'chatgpt', route, ...billed }],
      total: billed,
      fileName: 'Kordiva-2026-03-costs.csv',
      csv: 'Month,Project,Engine,Route,Calls,Cost (USD),Estimated part (USD),Calls of unknown cost,Markup (%),Billed (USD)\r\n',
    },
  },
};
