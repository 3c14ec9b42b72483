import { describe, expect, it } from 'vitest';
import { estimateOpenAiCostUsd } from '#main/core/engines/prices.ts';

describe('estimateOpenAiCostUsd', () => {
  it('adds fresh input, cached input, output and searches', () => {
    // 8000 x 1.25 + 4000 x 0.125 + 800 x 10 = 10000 + 500 + 8000 = 18500 per million; two searches = 0.02
    const tokens = { inputTokens: 12_000, cachedInputTokens: 4000, outputTokens: 800 };
    expect(estimateOpenAiCostUsd('gpt-5.1-2025-11-13', tokens, 2)).toBeCloseTo(0.0385, 12);
  });

  it('never mistakes a smaller model for its family', () => {
    const tokens = { inputTokens: 1e6, cachedInputTokens: 0, outputTokens: 0 };
    expect(estimateOpenAiCostUsd('gpt-5-mini', tokens, 0)).toBe(0.25);
    expect(estimateOpenAiCostUsd('gpt-5', tokens, 0)).toBe(1.25);
    expect(estimateOpenAiCostUsd('gpt-5-mini-2025-08-07', tokens, 0)).toBe(0.25);
  });

  it('is null, not zero, for a model without a price', () => {
    for (const model of ['gpt-99', '', 'constructor', '__proto__']) {
      expect(estimateOpenAiCostUsd(model, { inputTokens: 1, cachedInputTokens: 0, outputTokens: 1 }, 1)).toBeNull();
    }
  });

  it('never counts more cached than input tokens', () => {
    const tokens = { inputTokens: 1e6, cachedInputTokens: 5e6, outputTokens: 0 };
    expect(estimateOpenAiCostUsd('gpt-5.1', tokens, 0)).toBe(0.125);
  });
});
