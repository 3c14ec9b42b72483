import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#main/core/measuring/sentiment-lexicon.ts';
import { LANGUAGES } from '#shared/vocabulary/languages.ts';
import { measure, toBrand } from './brand-rules.ts';

const brands = [toBrand(1, ['Acme', 'Super Acme']), toBrand(2, ['Globex'])];

/** Sentiment by brand id. */
function feel(text: string, language = 'en'): Record<number, number | null> {
  return Object.fromEntries(
    measure(text, brands, language).mentions.map(({ brandId, sentiment }) => [brandId, sentiment ?? Number.NaN]),
  );
}

describe('sentiment', () => {
  it('maps the sum of weights to 0-100', () => {
    // "excellent" weighs 3: 50 + 50 * 3 / sqrt(9 + 15) = 80.6186.
    expect(feel('Acme is excellent.')[1]).toBeCloseTo(80.6186, 4);
    expect(feel('Acme is terrible.')[1]).toBeCloseTo(19.3814, 4);
    // "not good" is in the list itself with -2: 50 - 50 * 2 / sqrt(4 + 15) = 27.0584.
    expect(feel('Acme is not good.')[1]).toBeCloseTo(27.0584, 4);
    // Negated "excellent": -1.5, 50 - 50 * 1.5 / sqrt(2.25 + 15) = 31.9421.
    expect(feel("Acme isn't excellent.")[1]).toBeCloseTo(31.9421, 4);
  });

  it('is exactly 50 when nothing is said', () => {
    expect(feel('Acme is a company in Ghent.')[1]).toBe(50);
    expect(feel('Acme')[1]).toBe(50);
  });

  it('stays within 0-100 whatever is said', () => {
    expect(feel(`Acme is ${'excellent '.repeat(500)}`)[1]).toBeLessThanOrEqual(100);
    expect(feel(`Acme is ${'terrible '.repeat(500)}`)[1]).toBeGreaterThanOrEqual(0);
  });

  it('does not count the words of a name, nor of other sentences or blocks', () => {
    expect(feel('Super Acme is here.')[1]).toBe(50);
    expect(feel('All is terrible. Acme is here. All is awful.')[1]).toBe(50);
    expect(feel('- terrible\n- Acme\n- awful')[1]).toBe(50);
  });

  it('is the mean over the mentions of a brand', () => {
    expect(feel('Acme is excellent. Acme is terrible.')[1]).toBeCloseTo(50, 10);
    expect(feel('Acme is excellent. Acme is here.')[1]).toBeCloseTo((80.6186 + 50) / 2, 4);
  });

  it('gives each half of a sentence about two brands to the brand in it', () => {
    const scores = feel('Acme is excellent, but Globex is terrible.');
    expect(scores[1]).toBeCloseTo(80.6186, 4);
    expect(scores[2]).toBeCloseTo(19.3814, 4);
    expect(feel('Acme is excellent however Globex is terrible.')).toEqual(scores);
  });

  it('gives an enumeration of brands what follows it', () => {
    const scores = feel('Acme, Globex are excellent.');
    expect(scores[1]).toBeCloseTo(80.6186, 4);
    expect(scores[2]).toBe(scores[1]);
  });

  it.each([
    ['de', 'Acme ist ausgezeichnet.', 'Acme ist schrecklich.', 'Acme ist nicht ausgezeichnet.'],
    ['fr', 'Acme est excellent.', 'Acme est terrible.', "Acme n'est pas excellent."],
    ['es', 'Acme es excelente.', 'Acme es terrible.', 'Acme no es excelente.'],
    ['it', 'Acme è eccellente.', 'Acme è terribile.', 'Acme non è eccellente.'],
    ['nl', 'Acme is uitstekend.', 'Acme is slecht.', 'Acme is niet uitstekend.'],
    ['pt', 'Acme é excelente.', 'Acme é terrível.', 'Acme não é excelente.'],
    ['pl', 'Acme jest dobry.', 'Acme jest straszny.', 'Acme nie jest dobry.'],
    ['sv', 'Acme är utmärkt.', 'Acme är dålig.', 'Acme är inte utmärkt.'],
    ['da', 'Acme er fremragende.', 'Acme er dårlig.', 'Acme er ikke fremragende.'],
    ['no', 'Acme er utmerket.', 'Acme er dårlig.', 'Acme er ikke utmerket.'],
    ['fi', 'Acme on erinomainen.', 'Acme on huono.', 'Acme ei ole erinomainen.'],
    ['cs', 'Acme je vynikající.', 'Acme je špatný.', 'Acme není vynikající.'],
    ['tr', 'Acme mükemmel.', 'Acme berbat.', 'Acme mükemmel değil.'],
    ['RU', 'Acme это хорошо.', 'Acme это ужасный выбор.', 'Acme это не хорошо.'],
    ['ar', 'Acme ممتاز', 'Acme فظيع', 'Acme ليس ممتاز'],
    ['he', 'Acme מצוין', 'Acme גרוע', 'Acme לא מצוין'],
    ['hi', 'Acme अच्छा है', 'Acme खराब है', 'Acme अच्छा नहीं है'],
    ['ja', 'Acmeは優秀です', 'Acmeは悪い', 'Acmeは不優秀'],
    ['ko', 'Acme는 훌륭한 제품', 'Acme는 끔찍한 제품', 'Acme는 안 훌륭한 제품'],
    ['zh', 'Acme很优秀', 'Acme很糟糕', 'Acme不优秀'],
    ['ZH-TW', 'Acme 很优秀', 'Acme 很糟糕', 'Acme 不优秀'],
  ])('tells good from bad and from denied in %s', (language, good, bad, denied) => {
    expect(feel(good, language)[1]).toBeGreaterThan(60);
    expect(feel(bad, language)[1]).toBeLessThan(40);
    expect(feel(denied, language)[1]).toBeLessThan(40);
  });

  it('has a word list for every prompt language and stays neutral without one', () => {
    for (const language of LANGUAGES) expect(loadLexicon(language)?.weights.size).toBeGreaterThan(1_000);
    expect(loadLexicon('xx')).toBeNull();
    expect(feel('Acme is excellent', 'xx')[1]).toBe(50);
  });
});
