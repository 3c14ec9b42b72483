import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { compileBrands } from '#main/core/measuring/compile-brands.ts';
import { foldText } from '#main/core/measuring/folding.ts';
import { mayHoldRun } from '#main/core/measuring/loose-text.ts';
import { measureAnswer } from '#main/core/measuring/measure-answer.ts';
import { mayBeAffected, planRuleChange } from '#main/core/measuring/rule-change.ts';
import { isLikeOthers } from '#support/every-character.ts';

const brand = (text: string) => ({
  brandId: 1,
  isOwn: true,
  names: [{ text, caseSensitive: false }],
  exclusions: [],
  domains: [],
});
const isNamed = (text: string, name: string) =>
  measureAnswer({ text, language: 'EN', cited: [] }, compileBrands([brand(name)])).mentions.length > 0;

describe('a text that is ruled out', () => {
  it.each([
    ['Zephyr', 'plainly'],
    ['ZEPHYR-Tools', 'in capitals, before a hyphen'],
    ['ze**ph**yr', 'across emphasis'],
    ['[Zeph](https://a.test/x)yr', 'across a link'],
    ['Zeph]*(x)yr', 'across what becomes a link without its marks'],
    ['Ze<b>ph</b>yr', 'across tags'],
    ['Ze<i><b>phyr', 'across two tags'],
    ['Zéphÿr', 'with accents'],
    ['Ze\u0301phyr', 'with accents of their own'],
    ['Ｚｅｐｈｙｒ', 'in wide letters'],
    ['𝐙𝐞𝐩𝐡𝐲𝐫', 'in letters beyond the basic plane'],
    ['Ze\u00adph\u200byr', 'with invisible characters'],
    ['ze\\phyr', 'with a backslash'],
  ])('is not “%s”, which says it %s', (text) => {
    expect(mayHoldRun(`We like ${text}.`, ['zephyr'])).toBe(true);
    expect(mayHoldRun(text, ['zephyr'])).toBe(true);
  });

  it.each([
    'We like Zeph yr and zep-hyr, [zeph](https://a.test/yr) too.',
    '**Zeph**, _yr_; `ze` ph | yr < 3 > 2',
    'Der Zephir über Köln, « le zéphir », 微風 и зефир, 🚀zephy🚀r',
  ])('is %j', (text) => {
    expect(mayHoldRun(text, ['zephyr'])).toBe(false);
  });

  it('holds no name that reading it would show, whatever stands between its letters', () => {
    const between = fc.constantFrom(
      '',
      '',
      '',
      '*',
      '**',
      '_',
      '`',
      '\\',
      '<b>',
      '</b>',
      '[',
      '](u)',
      ']',
      '\u00ad',
      '\u0301',
      ' ',
      '.',
      '~~',
    );
    const letters = fc
      .constantFrom('zephyr', 'ZEPHYR', 'zéphyr', 'ｚｅｐｈｙｒ', 'ﬁzephyr', 'zephyr1')
      .map((word) => [...word]);
    const text = fc
      .tuple(
        fc.constantFrom('', 'a ', 'é', '[', '**'),
        letters,
        fc.array(between, { minLength: 8, maxLength: 8 }),
        fc.constantFrom('', ' b', '**', '](u)'),
      )
      .map(
        ([before, word, marks, after]) => before + word.map((letter, index) => letter + marks[index]).join('') + after,
      );
    fc.assert(
      fc.property(text, (written) => {
        if (!mayHoldRun(written, ['zephyr'])) expect(isNamed(written, 'zephyr')).toBe(false);
      }),
      { numRuns: Number(process.env.SIGHTLINE_TEST_RUNS ?? 0) * 100 || 500 },
    );
  });
});

it('every character that folds to plain letters, or to nothing, is known to do so', () => {
  const change = planRuleChange([], [brand('zephyr')])!;
  const missed: string[] = [];
  for (let code = 0x80; code < 0x20000; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    if (isLikeOthers(character)) continue;
    const folded = foldText(character).text;
    const split = `ze${character}phyr`;
    const isLost =
      (/^[a-z0-9]+$/.test(folded) && !mayHoldRun(`x${character}y`, [folded])) ||
      (foldText(split).text.includes('zephyr') && !mayBeAffected(change, { text: split, cited: [] }));
    if (isLost) missed.push(code.toString(16));
  }
  expect(missed).toEqual([]);
});
