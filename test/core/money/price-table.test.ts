import { describe, expect, it } from 'vitest';
import type { CallUsage } from '#main/core/engines/engine-route.ts';
import { ENGINE_ROUTES } from '#main/core/engines/registry.ts';
import { findPrice, type Price, priceBill, toPriceTable } from '#main/core/money/price-table.ts';
import { fromDate } from '#shared/time/day.ts';

const NOTHING: CallUsage = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, searches: 0, requests: 1 };
const SEEDS = toPriceTable([]);
const DAY = fromDate('2026-12-01');
const estimate = (model: string | null, usage: Partial<CallUsage>, route = 'openai-responses') =>
  priceBill({ reportedUsd: null, usage: { ...NOTHING, ...usage } }, { route, model, day: DAY }, SEEDS);
const own = (price: Partial<Price>): Price => ({
  route: 'openai-responses',
  model: 'gpt-5.1',
  effectiveDay: DAY,
  inputUsd: 7,
  cachedInputUsd: 0,
  outputUsd: 0,
  searchUsd: 0,
  requestUsd: 0,
  source: 'owner',
  ...price,
});
const priceOn = (day: string, prices: Price[], model = 'gpt-5.1') =>
  findPrice({ route: 'openai-responses', model, day: fromDate(day) }, toPriceTable(prices))?.inputUsd;

describe('the seeds', () => {
  it('have a price for what every route asks for by itself, but for those that report their costs', () => {
    const unpriced = ENGINE_ROUTES.filter(
      ({ id: route, defaults }) => findPrice({ route, model: defaults.model, day: DAY }, SEEDS) === null,
    );
    expect(unpriced.map((route) => route.id)).toEqual(['openrouter-responses', 'simulated']);
  });
});

describe('what a bill comes to', () => {
  it('adds fresh input, cached input, output and searches', () => {
    // 8000 x 1.25 + 4000 x 0.125 + 800 x 10 = 10000 + 500 + 8000 = 18500 per million; two searches = 0.02
    const usage = { inputTokens: 12_000, cachedInputTokens: 4000, outputTokens: 800, searches: 2 };
    expect(estimate('gpt-5.1-2025-11-13', usage).costUsd).toBeCloseTo(0.0385, 12);
  });

  it('never mistakes a smaller model for its family', () => {
    expect(estimate('gpt-5-mini', { inputTokens: 1e6 }).costUsd).toBe(0.25);
    expect(estimate('gpt-5', { inputTokens: 1e6 })).toEqual({ costUsd: 1.25, costBasis: 'estimated' });
    expect(estimate('gpt-5-mini-2025-08-07', { inputTokens: 1e6 }).costUsd).toBe(0.25);
    expect(estimate('gpt-5-pro', { inputTokens: 1e6 }).costUsd).toBeNull();
  });

  it('knows a family under the names that vendors give its builds', () => {
    const million = { inputTokens: 1e6 };
    expect(estimate('claude-sonnet-4-5-20250929', million, 'anthropic-messages').costUsd).toBe(3);
    expect(estimate('gemini-2.5-flash-preview-09-2025', million, 'gemini-generate').costUsd).toBe(0.3);
    expect(estimate('gemini-flash-latest', million, 'gemini-generate').costUsd).toBe(0.75);
    expect(estimate('grok-4-0709', million, 'xai-responses').costUsd).toBe(3);
    expect(estimate('mistral-medium-latest', million, 'mistral-conversations').costUsd).toBe(1.5);
    expect(estimate('mistral-medium-2508', million, 'mistral-conversations').costUsd).toBe(0.4);
  });

  it('charges by the request where that is what is billed, whatever the model', () => {
    for (const route of ['serpapi-ai-overview', 'serpapi-ai-mode', 'serpapi-copilot']) {
      expect(estimate(null, {}, route)).toEqual({ costUsd: 0.015, costBasis: 'estimated' });
    }
    // A million tokens at 1 and the fee of one request.
    expect(estimate('sonar', { inputTokens: 1e6 }, 'perplexity-chat').costUsd).toBeCloseTo(1.008, 12);
  });

  it('is zero for a local server and unknown for a route that reports its costs itself', () => {
    expect(estimate('llama3.2', { inputTokens: 1e6 }, 'openai-compatible').costUsd).toBe(0);
    const call = { route: 'openai-compatible', model: null, day: DAY };
    expect(priceBill({ reportedUsd: null, usage: null }, call, SEEDS).costUsd).toBe(0);
    expect(estimate('gpt-5.1', { inputTokens: 1e6 }, 'openrouter-responses').costUsd).toBeNull();
  });

  it('is null, not zero, for a model without a price and for a reply without usage', () => {
    const unknown = { costUsd: null, costBasis: null };
    for (const model of ['gpt-99', '', 'constructor', '__proto__', null]) {
      expect(estimate(model, { inputTokens: 1 })).toEqual(unknown);
    }
    const call = { route: 'openai-responses', model: 'gpt-5', day: DAY };
    expect(priceBill({ reportedUsd: null, usage: null }, call, SEEDS)).toEqual(unknown);
  });

  it('never counts more cached than input tokens', () => {
    expect(estimate('gpt-5.1', { inputTokens: 1e6, cachedInputTokens: 5e6 }).costUsd).toBe(0.125);
  });

  it('believes a sum that the server reported, zero included, but none that cannot be one', () => {
    const call = { route: 'openai-responses', model: 'gpt-5', day: DAY };
    const usage = { ...NOTHING, inputTokens: 1e6 };
    expect(priceBill({ reportedUsd: 0, usage }, call, SEEDS)).toEqual({ costUsd: 0, costBasis: 'reported' });
    for (const reportedUsd of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(priceBill({ reportedUsd, usage }, call, SEEDS)).toEqual({ costUsd: 1.25, costBasis: 'estimated' });
    }
  });
});

describe('which price counts', () => {
  it("the owner's from its day on, the seed before", () => {
    const prices = [own({ effectiveDay: fromDate('2026-12-10') })];
    expect(priceOn('2026-12-09', prices)).toBe(1.25);
    expect(priceOn('2026-12-10', prices)).toBe(7);
  });

  it('the latest begun one of the owner, and of the same day the last word', () => {
    const later = own({ effectiveDay: fromDate('2026-12-20'), inputUsd: 9 });
    expect(priceOn('2026-12-25', [later, own({})])).toBe(9);
    expect(priceOn('2026-12-15', [later, own({})])).toBe(7);
    expect(priceOn('2026-12-15', [own({}), own({ inputUsd: 8 })])).toBe(8);
  });

  it('the one of the most exact model, then of the longest route', () => {
    const any = own({ model: '*', inputUsd: 1 });
    expect(priceOn('2026-12-15', [any])).toBe(1.25);
    expect(priceOn('2026-12-15', [any], 'gpt-99')).toBe(1);
    const call = { route: 'serpapi-copilot', model: null, day: DAY };
    const copilot = own({ route: 'serpapi-copilot', model: '*', requestUsd: 0.02 });
    expect(findPrice(call, toPriceTable([copilot]))?.requestUsd).toBe(0.02);
    expect(findPrice({ ...call, route: 'serpapi-ai-mode' }, toPriceTable([copilot]))?.requestUsd).toBe(0.015);
  });

  it('has another version with every price of the owner', () => {
    expect(SEEDS.version).toBe('2026-11-22+0');
    expect(toPriceTable([own({}), own({})]).version).toBe('2026-11-22+2');
  });
});
