/** A small check of an answer's language: German passes in the ways that engines write it, its neighbours do not. */
import { expect, it } from 'vitest';

import { isGerman } from '#main/core/engines/verify/is-german.ts';

it.each([
  'Der gesetzliche Mindestlohn beträgt seit Januar 13,90 Euro je Stunde.',
  '**Mindestlohn 2026:** 13,90 € brutto pro Stunde. Er steigt zum 1. Januar 2027 auf 14,60 €.',
  'Zurzeit liegt er bei 13,90 Euro [1]. Die nächste Erhöhung ist für 2027 beschlossen [2].',
  'Brutto: 13,90 Euro. Quelle: Bundesministerium für Arbeit und Soziales',
])('is German: %s', (text) => expect(isGerman(text)).toBe(true));

it.each([
  'The statutory minimum wage in Germany (Mindestlohn) is 13.90 euros and will rise to 14.60.',
  'Het wettelijk minimumloon is nu 13,90 euro per uur en stijgt in januari.',
  'Le salaire minimum légal est de 13,90 euros et il augmente en janvier.',
  'Mindestlohn 13.90',
  '最低賃金は現在13.90ユーロです。',
  '',
])('is not: %s', (text) => expect(isGerman(text)).toBe(false));
