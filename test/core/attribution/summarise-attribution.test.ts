import { describe, expect, it } from 'vitest';
import {
  type AttributionCell,
  addIntervals,
  planAttributionSummary,
} from '#main/core/attribution/summarise-attribution.ts';

function cell(channelId: string, count: number, rest: Partial<AttributionCell> = {}): AttributionCell {
  return { channelId, source: 'api', currency: 'USD', count, deals: 0, value: 0, ...rest };
}

describe('the attribution summary', () => {
  it('adds up counts, revenue and shares by category, the most frequent first', () => {
    // 4 responses: 3 AI search (ChatGPT 2, generic 1), 1 referral. Shares: 3/4 = 75 %, 1/4 = 25 %.
    const summary = planAttributionSummary(
      [
        cell('referral', 1, { source: 'crm_a', deals: 1, value: 400 }),
        cell('ai_chatgpt', 2, { deals: 2, value: 1500.5 }),
        cell('ai_search', 1, { deals: 1, value: 99.5 }),
      ],
      'USD',
    );
    expect(summary).toEqual({
      total: 4,
      totalRevenue: 2000,
      aiSearchPercentage: 75,
      byCategory: [
        { category: 'ai_search', count: 3, revenue: 1600, percentage: 75 },
        { category: 'referral', count: 1, revenue: 400, percentage: 25 },
      ],
      bySource: [
        { source: 'api', count: 3 },
        { source: 'crm_a', count: 1 },
      ],
      currency: 'USD',
      revenueByCurrency: {},
    });
  });

  it('has the interval of each share where it is asked for', () => {
    const summary = addIntervals(planAttributionSummary([cell('ai_search', 3), cell('referral', 1)], 'USD'));
    // Wilson, 3 of 4: (0.75 + 0.4802 -+ 0.6408) / 1.9604.
    const [low, high] = summary.aiSearchInterval!;
    expect(low).toBeCloseTo(30.06, 2);
    expect(high).toBeCloseTo(95.44, 2);
    expect(summary.byCategory[0]!.interval).toEqual([low, high]);
    expect(summary.byCategory[1]!.interval![0]).toBeCloseTo(100 - high, 9);
    expect(addIntervals(planAttributionSummary([], 'USD')).aiSearchInterval).toBeNull();
  });

  it('keeps other currencies apart and never adds them up', () => {
    const summary = planAttributionSummary(
      [
        cell('content', 1, { deals: 1, value: 10 }),
        cell('content', 1, { currency: 'JPY', deals: 1, value: 5000 }),
        cell('content', 2, { currency: 'EUR', deals: 1, value: 20 }),
        cell('content', 1, { currency: 'GBP' }),
      ],
      'USD',
    );
    expect(summary.totalRevenue).toBe(10);
    expect(summary.byCategory[0]?.revenue).toBe(10);
    expect(summary.revenueByCurrency).toEqual({ EUR: 20, JPY: 5000 });
  });

  it('adds decimal amounts without binary dust', () => {
    const cells = [cell('content', 1, { deals: 1, value: 0.1 }), cell('referral', 1, { deals: 1, value: 0.2 })];
    expect(planAttributionSummary(cells, 'USD').totalRevenue).toBe(0.3);
  });

  it('is all zeros and empty lists without responses', () => {
    expect(planAttributionSummary([], 'EUR')).toEqual({
      total: 0,
      totalRevenue: 0,
      aiSearchPercentage: 0,
      byCategory: [],
      bySource: [],
      currency: 'EUR',
      revenueByCurrency: {},
    });
  });

  it('puts equally frequent categories in the order of the vocabulary', () => {
    const cells = [cell('my podcast', 1), cell('paid_ads', 1), cell('google_search', 1)];
    const categories = planAttributionSummary(cells, 'USD').byCategory.map((row) => row.category);
    expect(categories).toEqual(['organic_search', 'paid', 'other']);
  });
});
