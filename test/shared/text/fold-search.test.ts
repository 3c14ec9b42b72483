import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { foldText } from '#main/core/measuring/folding.ts';
import { foldForSearch } from '#shared/text/fold-search.ts';
import { isLikeOthers } from '#support/every-character.ts';

describe('what a search takes for the same', () => {
  it.each([
    ['istanbul', ['İstanbul', 'Istanbul', 'ISTANBUL', 'İSTANBUL', 'ıstanbul', 'I\u0307stanbul']],
    ['strasse', ['straße', 'Straße', 'STRASSE', 'STRAẞE']],
    ['cafe', ['café', 'CAFÉ', 'cafe\u0301', 'ｃａｆé']],
    ['lodz', ['Łódź', 'ŁÓDŹ']],
    ['smorrebrod', ['Smørrebrød', 'SMØRREBRØD']],
    ['елка', ['Ёлка', 'ЁЛКА', 'елка']],
    ['αθηνα', ['Αθήνα', 'ΑΘΗΝΑ']],
    ['σοφοσ', ['σοφός', 'ΣΟΦΟΣ']],
    ['שלום', ['שָׁלוֹם']],
    ["don't", ['don’t', 'DON`T', 'don´t']],
    ['well-known', ['well‑known', 'Well–known']],
    ['a b', ['A\u00a0b', 'a\tB', 'a\u3000b']],
    ['acme', ['Ac\u00adme', 'Acme™', '\u200bacme']],
  ])('%s', (folded, spellings) => {
    expect(spellings.map(foldForSearch)).toEqual(spellings.map(() => folded));
    expect(foldForSearch(folded)).toBe(folded);
  });

  it('knows what is not the same', () => {
    const texts = ['a', 'o', 'и', 'は', 'ア', '가', '漢', 'ñ1', '1', "'", '-', '\n'];
    expect(new Set(texts.map(foldForSearch)).size).toBe(texts.length);
  });

  it('finds a part of a word of another script', () => {
    expect(foldForSearch('한국어를 배우다')).toContain(foldForSearch('한국'));
    expect(foldForSearch('東京で使う')).toContain(foldForSearch('東京'));
    expect(foldForSearch('हिन्दी सीखें')).toContain(foldForSearch('हिन्दी'));
  });
});

describe('folding for a search', () => {
  /** Iota below a Greek vowel, which is dropped here and spelt out there; old Cyrillic forms of letters. */
  const ARCHAIC = /[\u0345\u037a\u1c80-\u1c88\u1f80-\u1fff]/u;

  it('takes for the same what naming takes for the same, and folds each character by itself', () => {
    const apart: string[] = [];
    for (let code = 0; code < 0x20000; code++) {
      const character = String.fromCodePoint(code);
      const isHalf = code >= 0xd800 && code < 0xe000;
      // The Hebrew hyphen is nothing to a search: another folding would need every index of words made anew.
      if (isHalf || code === 0x5be || isLikeOthers(character) || ARCHAIC.test(character)) continue;
      const folded = foldForSearch(character);
      const isAlike = folded === foldForSearch(foldText(character).text);
      if (!isAlike || foldForSearch(`a${character}b`) !== `a${folded}b`) apart.push(code.toString(16));
    }
    expect(apart).toEqual([]);
  });

  it('is of a text what it is of its characters, one after the other', () => {
    const unit = fc.constantFrom(...'aIiSş1 \n\t`´™’–éİßΣσ漢ガ한ไทำ\u0301\u0307\u0323\u3099ㅎﬁ𝒂'.split(/(?:)/u));
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        const clusters = text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
        expect(foldForSearch(text)).toBe(clusters.map(foldForSearch).join(''));
        expect(foldForSearch(text)).toBe(foldForSearch(text.normalize('NFD')));
      }),
      { numRuns: 3000 },
    );
  });

  it('changes nothing when it is done twice', () => {
    const text = 'İSTANBUL’DA Straße – café, Ёлка ´ ΣΟΦΟΣ 한국 ﬁ';
    expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
  });
});
