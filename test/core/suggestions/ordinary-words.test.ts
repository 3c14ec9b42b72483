/** Ordinary words in the forms that sentences give them are no names. */
import { expect, it } from 'vitest';

import { isOrdinaryWord } from '#main/core/suggestions/ordinary-words.ts';

it.each(['varianten', 'nutzern', 'kaufratgebern', 'ratgeber', 'anbietern', 'preisvergleichen'])(
  'is an ordinary word of German: %s',
  (word) => {
    expect(isOrdinaryWord(word, 'de')).toBe(true);
  },
);

it.each(['opsenda', 'norrvik', 'askbarn', 'topgarn', 'kordiva'])('is none: %s', (word) => {
  expect(isOrdinaryWord(word, 'de')).toBe(false);
});
