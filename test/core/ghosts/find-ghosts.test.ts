import { describe, expect, it } from 'vitest';
import { findGhosts } from '#main/core/ghosts/find-ghosts.ts';
import { compileBrands } from '#main/core/measuring/compile-brands.ts';
import type { BrandRules } from '#main/core/measuring/measurement.ts';
import { NearNames } from '#main/core/measuring/nearness/near-names.ts';

function brand(brandId: number, name: string, exclusions: string[] = []): BrandRules {
  return { brandId, isOwn: brandId === 1, names: [{ text: name, caseSensitive: false }], exclusions, domains: [] };
}

function ghosts(text: string, language = 'EN', brands = [brand(1, 'Zentrova'), brand(2, 'Kordiva Boards')]): string[] {
  const sought = { near: new NearNames(brands), brands: compileBrands(brands) };
  return findGhosts({ text, language }, sought).map(({ name, brandId }) => `${name} ${brandId}`);
}

/** Each kind of spelling, what an answer says, and the name that it is near. */
const KINDS: [kind: string, text: string, found: string, name: string, language?: string][] = [
  ['a doubled letter', 'Many teams like Zenttrova for this.', 'Zenttrova', 'Zentrova'],
  ['a dropped letter', 'Many teams like Zentrva for this.', 'Zentrva', 'Zentrova'],
  ['exchanged letters', 'Many teams like Zentorva for this.', 'Zentorva', 'Zentrova'],
  ['the first letters exchanged', 'Many teams like Ezntrova for this.', 'Ezntrova', 'Zentrova'],
  ['a wrong vowel', 'Many teams like Kordeva for this.', 'Kordeva', 'Kordiva'],
  ['two wrong letters', 'Many teams like Zentruba for this.', 'Zentruba', 'Zentrova'],
  ['ph for f', 'Many teams like Phairflow for this.', 'Phairflow', 'Fairflow'],
  ['c for k', 'Many teams like Cordiva for this.', 'Cordiva', 'Kordiva'],
  ['y for i', 'Many teams like Limbyra for this.', 'Limbyra', 'Limbira'],
  ['s for z', 'Many teams like Sentrova for this.', 'Sentrova', 'Zentrova'],
  ['th for t', 'Many teams like Thalvero for this.', 'Thalvero', 'Talvero'],
  ['a hyphen', 'Many teams like Zen-Trova for this.', 'Zen-Trova', 'Zentrova'],
  ['a space', 'Many teams like Zen trova for this.', 'Zen trova', 'Zentrova'],
  ['words joined and mistyped', 'Many teams like Kordivabords for this.', 'Kordivabords', 'Kordiva Boards'],
  ['a mistyped word of two', 'Many teams like Kordeva Boards for this.', 'Kordeva Boards', 'Kordiva Boards'],
  ['a plural nobody counts', 'Muchos usan Zentroves a diario.', 'Zentroves', 'Zentrova', 'ES'],
  ['a mistyped name with an accent', 'Beaucoup utilisent Zéntrôvah ici.', 'Zéntrôvah', 'Zentrova', 'FR'],
  ['without its The', 'Many teams like Lumenkeeper for this.', 'Lumenkeeper', 'The Lumenkeeper'],
  ['without its App', 'Many teams like Plandero for this.', 'Plandero', 'Plandero App'],
  ['a bold head', '- **Zentrowa**: quick', 'Zentrowa', 'Zentrova'],
  ['a cell', '| Tool | Price |\n|---|---|\n| Zentrova | 1 |\n| Zentrofa | 2 |', 'Zentrofa', 'Zentrova'],
  ['Cyrillic', 'Многие выбирают Зентрова для этого.', 'Зентрова', 'Zentrova', 'RU'],
  ['Greek', 'Πολλοί χρησιμοποιούν το Ζεντρόβα σήμερα.', 'Ζεντρόβα', 'Zentrova', 'EL'],
  ['Katakana', '- **ゼントロバ**：速い', 'ゼントロバ', 'Zentrova', 'JA'],
  ['Katakana in quotes', '多くのチームは「ゼントローヴァ」を使っています。', 'ゼントローヴァ', 'Zentrova', 'JA'],
  ['Hangul', '1. **젠트로바**는 빠릅니다', '젠트로바', 'Zentrova', 'KO'],
  ['Arabic', '- **زنتروفا**: سريع', 'زنتروفا', 'Zentrova', 'AR'],
  ['Hebrew', '- **זנטרובה**: מהיר', 'זנטרובה', 'Zentrova', 'HE'],
  ['a Latin spelling of a Cyrillic name', 'Many teams like Kordiwa for this.', 'Kordiwa', 'Кордива'],
];

describe('ghosts of an answer', () => {
  it.each(KINDS)('are found: %s', (_kind, text, found, name, language) => {
    expect(ghosts(text, language ?? 'EN', [brand(7, name)])).toEqual([`${found} 7`]);
  });

  it('are none of what the rules count, for whichever brand', () => {
    expect(ghosts('Zentrova, ZENTROVA and Zéntrova, Kordiva Boards and KordivaBoards.')).toEqual([]);
    expect(ghosts('Take Zentrona.', 'EN', [brand(1, 'Zentrova'), brand(2, 'Zentrona')])).toEqual([]);
    expect(ghosts('Zentrovas App ist schnell.', 'DE')).toEqual([]);
  });

  it('are no common words, and nothing that is excluded', () => {
    const brands = [brand(1, 'Targed'), brand(2, 'Lineare', ['Linearo'])];
    expect(ghosts('Target is a shop. Linear is a word. Linearo is excluded.', 'EN', brands)).toEqual([]);
  });

  it('are words with a capital in prose, and stand alone', () => {
    expect(ghosts('a zentrva, PreZentrvaX and xZentrva')).toEqual([]);
  });

  it('are nothing in links, code and addresses', () => {
    expect(ghosts('[Here](https://Zentrva.example/Zentrva) `Zentrva` https://x.example/Zentrva')).toEqual([]);
  });

  it('have the places of all their spellings in the Markdown', () => {
    const text = '\ufeff**Zentrva** is fine. Take ZENTRVA!';
    const brands = [brand(1, 'Zentrova')];
    const [ghost] = findGhosts(
      { text, language: 'EN' },
      { near: new NearNames(brands), brands: compileBrands(brands) },
    );
    expect(ghost?.spans.map(([start, end]) => text.slice(start, end))).toEqual(['Zentrva', 'ZENTRVA']);
  });
});
