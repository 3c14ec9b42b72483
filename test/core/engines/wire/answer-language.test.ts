import { describe, expect, it } from 'vitest';
import { toLanguageInstruction } from '#main/core/engines/wire/answer-language.ts';
import { LANGUAGES, toPromptLanguage } from '#shared/vocabulary/languages.ts';

describe('toLanguageInstruction', () => {
  it('names each of the 22 prompt languages, and no two alike', () => {
    const worded = LANGUAGES.map((language) => toLanguageInstruction(toPromptLanguage(language)));
    expect(new Set(worded).size).toBe(LANGUAGES.length);
    expect(worded).toContain('Answer in the language of the question (German).');
    expect(worded).toContain('Answer in the language of the question (Traditional Chinese).');
  });

  it.each(['', 'klingon-language-code', '??'])('leaves the name out for "%s"', (language) => {
    expect(toLanguageInstruction(language)).toBe('Answer in the language of the question.');
  });
});
