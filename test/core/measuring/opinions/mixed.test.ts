/** What a text calls good and bad at once. */
import { describe, expect, it } from 'vitest';

import { measure, toBrand } from '../brand-rules.ts';

function feel(text: string, language = 'en') {
  const { sentiment, opinion } = measure(text, [toBrand(1, ['Acme'])], language).mentions[0]!;
  return { sentiment, weights: opinion?.evidence.map(({ weight }) => weight) ?? null };
}

describe('a mixed opinion', () => {
  it('is 50 alone, and said', () => {
    expect(feel('Acme is a mixed bag.')).toEqual({ sentiment: 50, weights: [0] });
    expect(feel('Die Meinungen über Acme gehen auseinander.', 'de')).toEqual({ sentiment: 50, weights: [0] });
    expect(feel('Acmeは賛否両論です。', 'ja')).toEqual({ sentiment: 50, weights: [0] });
  });

  it('stays neutral beside other words', () => {
    // 3 of two words: 3 / sqrt(2) = 2.1213, 50 + 106.07 / sqrt(30.5) = 69.2058, held at 59.
    expect(feel('Opinions on Acme are divided. It is excellent.')).toEqual({ sentiment: 59, weights: [0, 3] });
  });

  it('of one aspect is one word among others', () => {
    // The same, not held.
    expect(feel('Reviews of the support of Acme are mixed. It is excellent.').sentiment).toBe(69.21);
  });
});
