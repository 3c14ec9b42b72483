/** Patterns of questions in all languages: each with its names as they are written, and with the intent that it is for. */
import { describe, expect, it } from 'vitest';

import { classifyIntents, toSearchIntents } from '#main/core/prompts/classify-intents.ts';
import { PHRASES } from '#main/core/research/phrases.ts';
import { LANGUAGES } from '#shared/vocabulary/languages.ts';

const NAMES = ['Brellan', 'メルトリ', 'ハナミチ 2', "O'Nortivo & Co."];

describe.each(LANGUAGES)('phrases in %s', (language) => {
  const phrases = PHRASES[language];

  it('hold names as they are written, and end as questions do', () => {
    for (const name of NAMES) {
      const { alternatives, versus, commercial, informational, transactional } = phrases;
      for (const phrase of [alternatives, commercial, informational, transactional])
        expect(phrase(name)).toContain(name);
      expect(versus('Quistor', name)).toContain(name);
      expect(versus('Quistor', name)).toContain('Quistor');
      expect(alternatives(name)).toMatch(/[?？؟.]$/u);
    }
  });

  it.each(['commercial', 'informational', 'transactional'] as const)('ask with the intent %s', (intent) => {
    expect(toSearchIntents(classifyIntents(phrases[intent]('Brellan'), language))).toContain(intent);
  });

  it('compare with a commercial intent', () => {
    for (const text of [phrases.alternatives('Brellan'), phrases.versus('Brellan', 'Quistor')])
      expect(toSearchIntents(classifyIntents(text, language)), text).toContain('commercial');
  });
});
