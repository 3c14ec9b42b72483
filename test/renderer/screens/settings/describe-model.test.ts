import { describe, expect, it } from 'vitest';

import { describeModel, type Model } from '../../../../src-renderer/screens/settings/describe-model.ts';

const PRICE: NonNullable<Model['price']> = {
  ...{ effectiveFrom: '2026-09-02', inputUsd: 0.75, cachedInputUsd: 0.075, outputUsd: 3.75, searchUsd: 0.014 },
  ...{ requestUsd: 0, hours: null },
  searchUnit: 'search',
};
const MODEL: Model = {
  ...{ model: 'gemini-3.8-flash', isKnown: true, isOwn: false, isServed: null, isAsked: true, isDefault: false },
  ...{ since: '2026-09-02', retiresOn: null, daysLeft: null, instead: null, contextTokens: null, efforts: null },
  ...{ price: PRICE, nextPrice: null, source: null, verifiedOn: null },
};

describe('describeModel', () => {
  it('says what it costs, now and from a later day on', () => {
    expect(describeModel(MODEL)).toBe('$0.75 in, $3.75 out per million tokens, $0.014 per search');
    const nextPrice = { ...PRICE, effectiveFrom: '2027-01-01', inputUsd: 1.5, outputUsd: 7.5 };
    expect(describeModel({ ...MODEL, nextPrice })).toMatch(
      / · from .*2027: \$1\.50 in, \$7\.50 out per million tokens, \$0\.014 per search$/,
    );
    const byPrompt: typeof PRICE = { ...PRICE, searchUsd: 0.035, searchUnit: 'prompt' };
    expect(describeModel({ ...MODEL, price: byPrompt })).toContain('$0.035 per question with a search');
  });

  it('says when it ends and what to take, and what nobody knows', () => {
    const ending = { ...MODEL, retiresOn: '2026-12-11', daysLeft: 19, instead: 'gpt-6.1-sol' };
    expect(describeModel(ending)).toMatch(/ · switched off on .*2026, then gpt-6\.1-sol$/);
    expect(describeModel({ ...ending, daysLeft: 0 })).toMatch(/ · was switched off on .*2026: use gpt-6\.1-sol$/);
    const unknown = { ...MODEL, isKnown: false, price: null, isServed: false };
    expect(describeModel(unknown)).toBe(
      'Not in the catalogue: its price and its last day are not known · not in the list of the service',
    );
    expect(describeModel({ ...MODEL, price: null })).toBe('price not known');
  });
});
