/** Answers to questions about a brand, and names that stand alone behind what they are for. */
import { describe, expect, it } from 'vitest';

import { measure, toBrand } from '../brand-rules.ts';

/** Words that speak of a brand, signed, by its name. */
function hear(text: string, language = 'en'): Record<string, string[]> {
  const brands = ['Acme', 'Globex'].map((name, index) => toBrand(index + 1, [name]));
  return Object.fromEntries(
    measure(text, brands, language).mentions.map(({ brandId, opinion }) => [
      brandId === 1 ? 'Acme' : 'Globex',
      (opinion?.evidence ?? []).map(({ start, end, weight }) => `${text.slice(start, end)} ${weight}`),
    ]),
  );
}

describe('a question about one brand', () => {
  it.each([
    ['# Is Acme any good?\n\nNo.', ['No -2']],
    ['# Is Acme any good?\n\nYes, for most people.', ['Yes 2']],
    ['**Should you buy Acme?** No — it only sells in pairs.', ['No -2']],
    ['Is Acme trustworthy?\n\n**Short answer:** rather not.', ['rather not -2']],
    ['Is Acme overpriced? Yes.', ['Yes -2']],
  ])('is answered: %j', (text, words) => {
    expect(hear(text)).toEqual({ Acme: words });
  });

  it.each([
    ['ist', 'de', '# Ist Acme zu empfehlen?\n\n**Kurz gesagt:** eher nicht.', 'eher nicht -2'],
    ['at the end', 'hi', '### क्या Acme लेना चाहिए?\n\n**छोटा जवाब:** ज़्यादातर कारोबारों के लिए नहीं।', 'के लिए नहीं -2'],
  ])('is answered in other languages: %s', (_, language, text, words) => {
    expect(hear(text, language)).toEqual({ Acme: [words] });
  });

  it.each([
    'Does Acme have an app? Yes.',
    'Is Acme or Globex any good? No.',
    'Is Acme any good? No brand publishes figures.',
    'Is Acme any good? It depends. No.',
  ])('says nothing where it asks for no opinion, or is not answered: %j', (text) => {
    expect(Object.values(hear(text)).flat()).toEqual([]);
  });
});

describe('a name alone at the end of a label', () => {
  it('is chosen behind an arrow, and passed over behind a "not"', () => {
    expect(hear('- **Every cent counts** → Acme\n- **You have coeliac disease** → certainly not Globex.')).toEqual({
      Acme: ['Acme 2'],
      Globex: ['Globex -2'],
    });
  });

  it('says whom the rest of the line is about', () => {
    expect(hear('- **For athletes:** Acme. The meals are delicious.\n- **Seat:** Globex')).toEqual({
      Acme: ['delicious 2'],
      Globex: [],
    });
  });
});

describe('a line with a label of its own', () => {
  it('goes on about the only brand of the paragraph before', () => {
    const text =
      'Reviews of Acme, an invoicing tool:\n\n**Ease of use:** confusing.\n\n**Verdict:** A reliable choice.';
    expect(hear(text)).toEqual({ Acme: ['confusing -2', 'reliable 2'] });
  });

  it('is a title behind an emoji too', () => {
    expect(hear('🎓 **For beginners: Acme**\n\n- Helpful support\n\n🚫 **Skip: Globex**\n\n- Slow support')).toEqual({
      Acme: ['Helpful 2'],
      Globex: ['Skip -2', 'Slow -2'],
    });
  });

  it('does so behind a bold question', () => {
    expect(hear('**Should you choose Acme?**\n\n**Price:** cheap.')).toEqual({ Acme: ['cheap 2'] });
  });

  it.each([
    'Acme and Globex are banks.\n\n**Price:** cheap.',
    'Acme is a bank.\n\n## How to choose\n\n**Price:** a cheap offer is often enough.',
    'Acme is a bank.\n\n**Tip:** a cheap offer is often enough.',
  ])('says nothing of a brand elsewhere: %j', (text) => {
    expect(Object.values(hear(text)).flat()).toEqual([]);
  });

  it('makes points for and against of what follows a bold question for them', () => {
    const text =
      '**What do guests of Acme complain about?**\n\n- Rooms with insects\n\n**What do guests praise most at Globex?**\n\n- The garden';
    expect(hear(text)).toEqual({ Acme: ['Rooms with insects -1.5'], Globex: ['The garden 1.5'] });
  });
});

describe('a rating', () => {
  it.each([
    ['**Acme** (1.8 of 5)', ['1.8 of 5 -2']],
    ['**Acme** (4.6/5)', ['4.6/5 3']],
    ['Acme has 4.2 out of 5 stars.', ['4.2 out of 5 2']],
    ['### Acme\n\n⭐ 4.7 in 210 reviews', ['⭐ 4.7 3']],
    ['Acme: 2.1★ in 210 reviews', ['2.1★ -2']],
    ['| Bank | Rating |\n|---|---|\n| Acme | ⭐⭐⭐ |', ['⭐⭐⭐ 0']],
    ['Acme ⭐ was founded in 2001.', []],
    ['4 of 5 customers of Acme live in Ghent.', []],
  ])('counts in words too, and behind a name alone: %j', (text, words) => {
    expect(hear(text)).toEqual({ Acme: words });
  });
});

describe('whom a text goes on about', () => {
  it('is not a brand that "it" only passes', () => {
    const text = 'Acme delivers meals. It was started in Portland by two former Globex cooks. It tastes great.';
    expect(hear(text)).toEqual({ Acme: ['tastes great 2'], Globex: [] });
  });

  it('is a brand behind the title of a link', () => {
    const text =
      'Acme is cheap. ([The year in nine figures, Topgarn](https://t.example)) Many people love Globex. It is slow.';
    expect(hear(text)).toMatchObject({ Acme: ['cheap 2'], Globex: ['people love 2', 'slow -2'] });
  });
});
