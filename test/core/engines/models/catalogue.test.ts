/** The catalogue of models: every line says where it comes from, and what routes ask by themselves is there to stay. */
import { describe, expect, it } from 'vitest';

import { CATALOGUE, CATALOGUE_DATE, findModel } from '#main/core/engines/models/catalogue.ts';
import { listModels } from '#main/core/engines/models/list-models.ts';
import { planRetirement, WARNING_DAYS } from '#main/core/engines/models/plan-retirement.ts';
import { ENGINE_ROUTES } from '#main/core/engines/registry.ts';
import { findPrice, priceUsage, toPriceTable } from '#main/core/money/price-table.ts';
import { fromDate, isCalendarDate, startOfDay } from '#shared/time/day.ts';

const TODAY = fromDate(CATALOGUE_DATE);
const OWN_SERVICES = ENGINE_ROUTES.filter(({ surface, id }) => surface === 'api' && !id.startsWith('openrouter'));

describe('the catalogue', () => {
  it.each(CATALOGUE.map((line) => [`${line.route} ${line.model}`, line] as const))(
    '%s has days and a source',
    (_, line) => {
      const days = [line.since, line.retiresOn, line.verifiedOn, ...line.prices.map(({ from }) => from)];
      for (const day of days) expect(day === null || isCalendarDate(day)).toBe(true);
      expect(line.source).toMatch(/^https:\/\/|^a server of your own$/);
      for (const price of line.prices) expect(price.source).toMatch(/^https:\/\/|^free$/);
      if (line.since !== null && line.retiresOn !== null) expect(line.since < line.retiresOn).toBe(true);
    },
  );

  it('names no model of a route twice', () => {
    const names = CATALOGUE.map(({ route, model }) => `${route} ${model}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(OWN_SERVICES.map((route) => [route.id, route] as const))(
    '%s asks a current model that it can pay for',
    (id, route) => {
      const { model } = route.defaults;
      const line = findModel(id, model);
      expect(line?.isDefault).toBe(true);
      expect(planRetirement(line, model, TODAY)).toBeNull();
      // A question a day with search: 12 000 tokens in, 1 000 out and two searches stay below ten cents.
      const price = findPrice({ route: id, model, atMs: startOfDay(TODAY) }, toPriceTable([]));
      const usage = { inputTokens: 12_000, cachedInputTokens: 0, outputTokens: 1_000, searches: 2, requests: 1 };
      expect(price && priceUsage(usage, price)).toBeLessThan(0.1);
    },
  );

  it('sends nobody to a model that is over or about to be', () => {
    for (const { route, instead } of CATALOGUE) {
      const line = instead === null ? null : CATALOGUE.find(({ model }) => model === instead);
      expect(instead === null || line || route, `${route} ${instead}`).toBeTruthy();
      expect(planRetirement(line ?? null, instead ?? '', TODAY), `${route} ${instead}`).toBeNull();
    }
  });
});

describe('findModel', () => {
  it.each([
    ['openai-responses', 'gpt-5-2025-08-07', 'gpt-5'],
    ['openai-responses', 'GPT-5.1', 'gpt-5.1'],
    ['anthropic-messages', 'claude-sonnet-4-20250514', 'claude-sonnet-4'],
    ['gemini-generate', 'gemini-flash-latest', 'gemini-flash-latest'],
    ['openrouter-responses', 'openai/gpt-5.1', 'gpt-5.1'],
    ['openrouter-responses', 'anthropic/claude-sonnet-4.5', 'claude-sonnet-4-5'],
  ])('over %s finds %s as %s', (route, model, found) => {
    expect(findModel(route, model)?.model).toBe(found);
  });

  it.each([
    ['openai-responses', 'gpt-99'],
    ['openai-responses', 'gpt-5-pro'],
    ['openai-compatible', 'llama3.2'],
    ['anthropic-messages', 'gpt-5.1'],
    ['serpapi-copilot', 'bing_copilot'],
  ])('over %s knows no %s', (route, model) => {
    expect(findModel(route, model)).toBeNull();
  });
});

describe('planRetirement', () => {
  const line = findModel('openai-responses', 'gpt-5.1');
  const on = (date: string) => planRetirement(line, 'gpt-5.1', fromDate(date));

  it('warns from the 120th day before on, and goes on once it is over', () => {
    // 2027-04-01 less 120 days is 2026-12-02.
    expect(WARNING_DAYS).toBe(120);
    expect(on('2026-12-01')).toBeNull();
    expect(on('2026-12-02')).toEqual({
      model: 'gpt-5.1',
      retiresOn: '2027-04-01',
      daysLeft: 120,
      instead: 'gpt-6.1-sol',
    });
    expect(on('2027-04-01')?.daysLeft).toBe(0);
    expect(on('2027-05-01')?.daysLeft).toBe(-30);
  });

  it('says nothing of what is not announced or not known', () => {
    expect(planRetirement(findModel('openai-responses', 'gpt-6-sol'), 'gpt-6-sol', TODAY)).toBeNull();
    expect(planRetirement(null, 'gpt-99', TODAY)).toBeNull();
  });
});

describe('listModels', () => {
  const catalogue = CATALOGUE.map((line) => ({ ...line, isOwn: false }));
  const list = (parts: Partial<Parameters<typeof listModels>[0]> = {}) =>
    listModels({ route: 'openai-responses', asked: 'gpt-5.1', catalogue, served: null, today: TODAY, ...parts });

  it('has the catalogue without what is over, the newest first', () => {
    const names = list().map(({ model }) => model);
    expect(names[0]).toBe('gpt-6.1-sol');
    expect(names).toContain('gpt-5');
    expect(names).not.toContain('o4-mini');
    expect(list({ asked: 'o4-mini' }).find(({ isAsked }) => isAsked)).toMatchObject({
      model: 'o4-mini',
      isServed: null,
    });
  });

  it("has the service's own list instead, with its days, and what is asked even where it is missing there", () => {
    const served = [
      { model: 'gpt-6-luna', retiresOn: null, contextTokens: 7 },
      { model: 'gpt-99', retiresOn: '2027-02-03', contextTokens: null },
    ];
    const found = list({ served });
    expect(found.map(({ model }) => model).sort()).toEqual(['gpt-5.1', 'gpt-6-luna', 'gpt-99']);
    expect(found.find(({ model }) => model === 'gpt-99')).toMatchObject({
      line: null,
      retiresOn: '2027-02-03',
      isServed: true,
    });
    expect(found.find(({ model }) => model === 'gpt-6-luna')).toMatchObject({ contextTokens: 7, isServed: true });
    expect(found.find(({ model }) => model === 'gpt-5.1')).toMatchObject({ isServed: false, retiresOn: '2027-04-01' });
  });
});
