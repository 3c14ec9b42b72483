/** A fingerprint says how a program splits a language: the same for the same rules, another one where a single word differs. */
import { afterEach, describe, expect, it } from 'vitest';

import { toFingerprint } from '#main/core/measuring/segmentation.ts';
import { COMMON_TEXT, TEXTS } from '#main/core/measuring/segmentation-texts.ts';
import { LANGUAGES } from '#shared/vocabulary/languages.ts';
import { pretendOtherIcu } from '#support/other-icu.ts';

const all = () => Object.fromEntries(LANGUAGES.map((language) => [language, toFingerprint(language)]));
let restore = () => {};
afterEach(() => restore());

describe('a fingerprint', () => {
  it('is of each language its own, whatever the spelling of its code', () => {
    expect(new Set(Object.values(all())).size).toBe(LANGUAGES.length);
    expect(toFingerprint('ZH-TW')).toBe(toFingerprint('zh-tw'));
  });

  it('differs in the language alone that is split otherwise', () => {
    const before = all();
    restore = pretendOtherIcu();
    const after = all();
    expect(LANGUAGES.filter((language) => after[language] !== before[language])).toEqual(['ja']);
  });

  it('rests on hundreds of characters in every language', () => {
    for (const language of LANGUAGES) expect(TEXTS[language].length, language).toBeGreaterThanOrEqual(200);
    expect(COMMON_TEXT.length).toBeGreaterThanOrEqual(300);
  });
});
