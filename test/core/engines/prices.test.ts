import { describe, expect, it } from 'vitest';
import type { CallUsage } from '#main/core/engines/engine-route.ts';
import { priceBill } from '#main/core/engines/prices.ts';

const NOTHING: CallUsage = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, searches: 0, requests: 1 };
const estimate = (model: string | null, usage: Partial<CallUsage>) =>
  priceBill({ reportedUsd: null, usage: { ...NOTHING, ...usage } }, model);

describe('priceBill', () => {
  it('adds fresh input, cached input, output and searches', () => {
    // 8000 x 1.25 + 4000 x 0.125 + 800 x 10 = 10000 + 500 + 8000 = 18500 per million; two searches = 0.02
    const usage = { inputTokens: 12_000, cachedInputTokens: 4000, outputTokens: 800, searches: 2 };
    expect(estimate('gpt-5.1-2025-11-13', usage).costUsd).toBeCloseTo(0.0385, 12);
  });

  it('never mistakes a smaller model for its family', () => {
    expect(estimate('gpt-5-mini', { inputTokens: 1e6 }).costUsd).toBe(0.25);
    expect(estimate('gpt-5', { inputTokens: 1e6 })).toEqual({ costUsd: 1.25, costBasis: 'estimated' });
    expect(estimate('gpt-5-mini-2025-08-07', { inputTokens: 1e6 }).costUsd).toBe(0.25);
  });

  it('is null, not zero, for a model without a price and for a reply without usage', () => {
    const unknown = { costUsd: null, costBasis: null };
    for (const model of ['gpt-99', '', 'constructor', '__proto__', null]) {
      expect(estimate(model, { inputTokens: 1 })).toEqual(unknown);
    }
    expect(priceBill({ reportedUsd: null, usage: null }, 'gpt-5')).toEqual(unknown);
  });

  it('never counts more cached than input tokens', () => {
    expect(estimate('gpt-5.1', { inputTokens: 1e6, cachedInputTokens: 5e6 }).costUsd).toBe(0.125);
  });

  it('believes a sum that the server reported, zero included', () => {
    expect(priceBill({ reportedUsd: 0, usage: { ...NOTHING, inputTokens: 1e6 } }, 'gpt-5')).toEqual({
      costUsd: 0,
      costBasis: 'reported',
    });
  });
});
