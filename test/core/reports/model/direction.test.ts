import { expect, it } from 'vitest';

import { isRightToLeft } from '#main/core/reports/model/direction.ts';
import { isolate } from '#main/core/reports/model/isolate.ts';

const NAME = 'קורדיבה';

it.each([
  ['a title in English that begins with a Hebrew name', `${NAME} in AI answers`, false],
  ['a sentence that begins with an isolated name', `${isolate(NAME)} is up`, false],
  ['a name alone', NAME, true],
  ['an isolated name alone', isolate(NAME), true],
  ['a question with an English word', 'חלופות ל-Excel לניהול פרויקטים', true],
  ['Arabic that begins with a Latin name', 'Kordiva أم برملين: أيهما أفضل؟', true],
  ['Hindi', 'कोर्डिवा', false],
  ['no letter', '22–9', false],
])('%s', (_, text, expected) => {
  expect(isRightToLeft(text)).toBe(expected);
});
