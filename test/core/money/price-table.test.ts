import { describe, expect, it } from 'vitest';
import type { CallUsage } from '#main/core/engines/engine-route.ts';
import { ENGINE_ROUTES } from '#main/core/engines/registry.ts';
import { nameSeeds, PRICE_SEEDS, SEED_VERSION } from '#main/core/money/price-seeds.ts';
import { findPrice, type Price, priceBill, toPriceTable } from '#main/core/money/price-table.ts';
import { fromDate, startOfDay } from '#shared/time/day.ts';

const NOTHING: CallUsage = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, searches: 0, requests: 1 };
const SEEDS = toPriceTable([]);
const DAY = fromDate('2026-12-01');
/** A Tuesday, at an hour at which nobody asks more. */
const AT_MS = Date.parse('2026-12-01T12:00:00Z');
const estimate = (model: string | null, usage: Partial<CallUsage>, route = 'openai-responses') =>
  priceBill({ reportedUsd: null, usage: { ...NOTHING, ...usage } }, { route, model, atMs: AT_MS }, SEEDS);
const own = (price: Partial<Price>): Price => ({
  route: 'openai-responses',
  model: 'gpt-5.1',
  effectiveDay: DAY,
  hours: null,
  inputUsd: 7,
  cachedInputUsd: 0,
  outputUsd: 0,
  searchUsd: 0,
  searchUnit: 'search',
  requestUsd: 0,
  source: 'owner',
  ...price,
});
const priceOn = (day: string, prices: Price[], model = 'gpt-5.1') =>
  findPrice({ route: 'openai-responses', model, atMs: startOfDay(fromDate(day)) }, toPriceTable(prices))?.inputUsd;

describe('the seeds', () => {
  it('have a price for what every route asks for by itself, but for those that report their costs', () => {
    const unpriced = ENGINE_ROUTES.filter(
      ({ id: route, defaults }) => findPrice({ route, model: defaults.model, atMs: AT_MS }, SEEDS) === null,
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
    const call = { route: 'openai-compatible', model: null, atMs: AT_MS };
    expect(priceBill({ reportedUsd: null, usage: null }, call, SEEDS).costUsd).toBe(0);
    expect(estimate('gpt-5.1', { inputTokens: 1e6 }, 'openrouter-responses').costUsd).toBeNull();
  });

  it('is null, not zero, for a model without a price and for a reply without usage', () => {
    const unknown = { costUsd: null, costBasis: null };
    for (const model of ['gpt-99', '', 'constructor', '__proto__', null]) {
      expect(estimate(model, { inputTokens: 1 })).toEqual(unknown);
    }
    const call = { route: 'openai-responses', model: 'gpt-5', atMs: AT_MS };
    expect(priceBill({ reportedUsd: null, usage: null }, call, SEEDS)).toEqual(unknown);
  });

  it('never counts more cached than input tokens', () => {
    expect(estimate('gpt-5.1', { inputTokens: 1e6, cachedInputTokens: 5e6 }).costUsd).toBe(0.125);
  });

  it('believes a sum that the server reported, zero included, but none that cannot be one', () => {
    const call = { route: 'openai-responses', model: 'gpt-5', atMs: AT_MS };
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
    const call = { route: 'serpapi-copilot', model: null, atMs: AT_MS };
    const copilot = own({ route: 'serpapi-copilot', model: '*', requestUsd: 0.02 });
    expect(findPrice(call, toPriceTable([copilot]))?.requestUsd).toBe(0.02);
    expect(findPrice({ ...call, route: 'serpapi-ai-mode' }, toPriceTable([copilot]))?.requestUsd).toBe(0.015);
  });

  it('has another version with every price of the owner', () => {
    expect(SEEDS.version).toBe(`${SEED_VERSION}+0`);
    expect(toPriceTable([own({}), own({})]).version).toBe(`${SEED_VERSION}+2`);
  });

  it('has another version with any change to a price of the catalogue', () => {
    const [seed, ...others] = PRICE_SEEDS;
    if (!seed) throw new Error('There are no seeds.');
    const changed = [
      { ...seed, outputUsd: seed.outputUsd + 0.01 },
      { ...seed, effectiveDay: seed.effectiveDay + 1 },
      { ...seed, model: `${seed.model}-next` },
      { ...seed, hours: { spans: [[1, 4]] as const } },
    ].map((each) => nameSeeds([each, ...others]));
    expect(new Set([SEED_VERSION, nameSeeds(others), ...changed]).size).toBe(6);
    expect(SEED_VERSION).toMatch(/^\d{4}-\d{2}-\d{2}\.[0-9a-f]{6}$/);
  });
});

/** What a usage costs at a moment, by the catalogue alone. */
const costAt = (moment: string, route: string, model: string, usage: Partial<CallUsage>) =>
  priceBill({ reportedUsd: null, usage: { ...NOTHING, ...usage } }, { route, model, atMs: Date.parse(moment) }, SEEDS)
    .costUsd;

describe('prices that change on a day', () => {
  it('count for the call that began on either side of it', () => {
    // 100 000 in at 0.75, 20 000 of them cached at 0.075, 4 000 out at 3.75, two searches at 0.014; all tokens twice as dear in 2027.
    const usage = { inputTokens: 100_000, cachedInputTokens: 20_000, outputTokens: 4_000, searches: 2 };
    const gemini = (moment: string) => costAt(moment, 'gemini-generate', 'gemini-3.8-flash', usage);
    expect(gemini('2026-12-31T23:59:59.999Z')).toBeCloseTo(0.06 + 0.0015 + 0.015 + 0.028, 12);
    expect(gemini('2027-01-01T00:00:00Z')).toBeCloseTo(0.12 + 0.003 + 0.03 + 0.028, 12);
    const latest = (moment: string) => costAt(moment, 'gemini-generate', 'gemini-flash-latest', usage);
    expect(latest('2026-12-31T23:59:59Z')).toBeCloseTo(0.1045, 12);
    expect(latest('2027-01-01T00:00:00Z')).toBeCloseTo(0.181, 12);
  });

  it('charge a question to a model of 2.5 once, however often it searched, and not at all without a search', () => {
    const cost = (searches: number) =>
      costAt('2026-11-22T00:00:00Z', 'gemini-generate', 'gemini-2.5-flash', { searches });
    expect([0, 1, 7].map(cost)).toEqual([0, 0.035, 0.035]);
    expect(costAt('2026-11-22T00:00:00Z', 'gemini-generate', 'gemini-3.8-flash', { searches: 7 })).toBeCloseTo(
      0.098,
      12,
    );
  });
});

describe('prices that change by the hour', () => {
  // A million tokens in and a million out: 0.15 + 0.6 = 0.75 at any hour, 1.5 at a peak.
  const deepseek = (moment: string) =>
    costAt(moment, 'deepseek-messages', 'deepseek-flash', { inputTokens: 1e6, outputTokens: 1e6 });

  it.each([
    ['2026-11-23T00:59:59.999Z', 0.75],
    ['2026-11-23T01:00:00Z', 1.5],
    ['2026-11-23T03:59:59.999Z', 1.5],
    ['2026-11-23T04:00:00Z', 0.75],
    ['2026-11-23T05:59:59Z', 0.75],
    ['2026-11-23T06:00:00Z', 1.5],
    ['2026-11-23T09:59:59Z', 1.5],
    ['2026-11-23T10:00:00Z', 0.75],
    // A Friday, the weekend after it, and Monday again.
    ['2026-11-27T09:00:00Z', 1.5],
    ['2026-11-28T02:00:00Z', 0.75],
    ['2026-11-29T09:00:00Z', 0.75],
    ['2026-11-30T02:00:00Z', 1.5],
  ])('at %s', (moment, costUsd) => {
    expect(deepseek(moment)).toBeCloseTo(costUsd, 12);
  });

  it('and on a day give way to both of its prices', () => {
    // 0.14 + 0.28, then 0.22 + 0.66 and twice that, since October 0.15 + 0.6 and twice that.
    const old = (moment: string) =>
      costAt(moment, 'deepseek-messages', 'deepseek-v4-flash', { inputTokens: 1e6, outputTokens: 1e6 });
    expect(old('2026-08-14T02:00:00Z')).toBeCloseTo(0.42, 12);
    expect(old('2026-08-17T00:00:00Z')).toBeCloseTo(0.88, 12);
    expect(old('2026-08-17T02:00:00Z')).toBeCloseTo(1.76, 12);
    expect(old('2026-10-01T02:00:00Z')).toBeCloseTo(1.5, 12);
  });

  it('are those of the owner at every hour once there is one', () => {
    const own7 = toPriceTable([
      own({ route: 'deepseek', model: 'deepseek-flash', effectiveDay: fromDate('2026-11-01') }),
    ]);
    const call = { route: 'deepseek-messages', model: 'deepseek-flash', atMs: Date.parse('2026-11-23T02:00:00Z') };
    expect(findPrice(call, own7)?.inputUsd).toBe(7);
  });
});
