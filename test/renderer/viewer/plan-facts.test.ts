import { describe, expect, it } from 'vitest';

import { planFacts, planWarnings } from '../../../src-renderer/viewer/plan-facts.ts';
import { toWebAddress } from '../../../src-renderer/viewer/web-address.ts';

type Told = Parameters<typeof planFacts>[0];

const answer: Told = {
  model: 'chatgpt',
  answeredAt: '2026-03-09T06:00:12.000Z',
  surface: 'api',
  route: 'openai-responses',
  engineVersion: null,
  language: 'EN',
  country: 'DE',
  countryAsked: 'DE',
  words: 16,
  costUsd: 0.012,
  costBasis: 'estimated',
  app: null,
  note: null,
  externalId: null,
};
const fact = (changes: Partial<Told>, name: string) =>
  planFacts({ ...answer, ...changes }).find((known) => known.name === name);

describe('the facts of an answer', () => {
  it('say whether the country that was asked for was honoured', () => {
    expect(fact({ country: 'DE', countryAsked: 'DE' }, 'Country')?.value).toBe('Germany');
    expect(fact({ country: null, countryAsked: 'DE' }, 'Country')?.value).toBe(
      'Germany was asked for, but the engine takes no country',
    );
    expect(fact({ country: 'AT', countryAsked: 'DE' }, 'Country')?.value).toBe('Austria; Germany was asked for');
    expect(fact({ country: null, countryAsked: null }, 'Country')).toBeUndefined();
  });

  it('say what it cost and by whose word; a cost that is not known is a dash', () => {
    expect(fact({ costUsd: 0.0123, costBasis: 'reported' }, 'Cost')).toEqual({
      name: 'Cost',
      value: '$0.01',
      note: 'reported by the engine',
    });
    expect(fact({ costUsd: null, costBasis: null }, 'Cost')).toEqual({ name: 'Cost', value: '–' });
    expect(fact({ surface: 'simulated', costUsd: 0, costBasis: 'reported' }, 'Cost')).toEqual({
      name: 'Cost',
      value: 'simulated, costs nothing',
    });
  });

  it('leave out what is not known', () => {
    expect(fact({ app: null }, 'Seen in')).toBeUndefined();
    expect(fact({ app: 'A phone' }, 'Seen in')?.value).toBe('A phone');
  });

  it('warn of refusals and of answers that were cut short', () => {
    const whole = {
      refusal: false,
      incomplete: false,
      otherModel: false,
      model: 'perplexity',
      engineVersion: 'x',
    } as const;
    expect(planWarnings(whole)).toEqual([]);
    expect(planWarnings({ ...whole, refusal: true, incomplete: true })).toHaveLength(2);
    expect(planWarnings({ ...whole, otherModel: true, engineVersion: 'openai/gpt-6-luna' })).toEqual([
      'Answered by openai/gpt-6-luna, which is not known to be a model of Perplexity',
    ]);
  });
});

describe('an address', () => {
  it.each([
    ['https://a.example/x y', 'https://a.example/x%20y'],
    ['HTTP://A.Example', 'http://a.example/'],
    ['javascript:alert(1)', null],
    ['//a.example', null],
    ['/settings', null],
    ['data:text/html,x', null],
    ['', null],
  ])('is opened only when it is a whole one of the web: %s', (text, expected) => {
    expect(toWebAddress(text)).toBe(expected);
  });
});
