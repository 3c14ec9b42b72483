/** Examples of what customers say led them here. */
import { ATTRIBUTION_ID, type Examples, PROJECT_ID } from './example.ts';

const created = {
  id: ATTRIBUTION_ID,
  channel_id: 'ai_chatgpt',
  channel_label: 'ChatGPT',
  channel_category: 'ai_search',
  respondent_email: 'buyer@veltaro.example',
  deal_value: 1200,
  source: 'api',
  created_at: '2026-03-09T14:20:00.000Z',
} as const;

export const attributionExamples: Examples<
  | 'attribution.create'
  | 'attribution.createBulk'
  | 'attribution.list'
  | 'attribution.summary'
  | 'attribution.timeseries'
> = {
  'attribution.create': {
    input: {
      projectId: PROJECT_ID,
      channelId: 'ai_chatgpt',
      respondentEmail: 'buyer@veltaro.example',
      dealValue: 1200,
      dealCurrency: 'USD',
      pageUrl: 'https://kordiva.example/thanks',
      metadata: { plan: 'team' },
    },
    output: created,
  },
  'attribution.createBulk': {
    input: {
      projectId: PROJECT_ID,
      responses: [{ channelId: 'ai_search' }, { channelId: 'referral', dealValue: 300 }],
    },
    output: { imported: 2 },
  },
  'attribution.list': {
    input: { projectId: PROJECT_ID, days: 30, category: 'ai_search', page: 1, limit: 50 },
    output: {
      responses: [
        {
          ...created,
          respondent_name: null,
          deal_currency: 'USD',
          page_url: 'https://kordiva.example/thanks',
          form_id: null,
        },
      ],
      meta: { page: 1, limit: 50, total: 1, hasMore: false },
    },
  },
  'attribution.timeseries': {
    input: { projectId: PROJECT_ID, days: 30 },
    output: { days: [{ date: '2026-03-09', category: 'ai_search', count: 3, revenue: 1200 }], currency: 'USD' },
  },
  'attribution.summary': {
    input: { projectId: PROJECT_ID, days: 30 },
    output: {
      total: 4,
      totalRevenue: 1500,
      aiSearchPercentage: 75,
      byCategory: [
        { category: 'ai_search', count: 3, revenue: 1200, percentage: 75 },
        { category: 'referral', count: 1, revenue: 300, percentage: 25 },
      ],
      bySource: [
        { source: 'api', count: 2 },
        { source: 'api_bulk', count: 2 },
      ],
      currency: 'USD',
      revenueByCurrency: { EUR: 450 },
    },
  },
};
