import { describe, expect, it } from 'vitest';

import { planChanges } from '#main/core/figures/query/coverage/model-changes.ts';
import { fromDate } from '#shared/time/day.ts';

const named = (...days: [string, string][]) => days.map(([date, version]) => ({ day: fromDate(date), version }));

describe('planChanges', () => {
  it('names the first day with another model, and both models', () => {
    const days = named(
      ['2026-11-01', 'gpt-5.1'],
      ['2026-11-02', 'gpt-5.1'],
      ['2026-11-05', 'gpt-6.1-sol'],
      ['2026-11-06', 'gpt-6.1-sol'],
    );
    expect(planChanges('chatgpt', days)).toEqual([
      { kind: 'model_changed', model: 'chatgpt', since: '2026-11-05', from: 'gpt-5.1', to: 'gpt-6.1-sol' },
    ]);
  });

  it('tells a model that comes back, and nothing of one that stays', () => {
    const days = named(['2026-11-01', 'a'], ['2026-11-02', 'b'], ['2026-11-03', 'a']);
    expect(planChanges('grok', days).map(({ from, to }) => `${from} ${to}`)).toEqual(['a b', 'b a']);
    expect(planChanges('grok', named(['2026-11-01', 'a'], ['2026-11-09', 'a']))).toEqual([]);
    expect(planChanges('grok', [])).toEqual([]);
  });
});
