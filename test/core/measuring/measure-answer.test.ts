import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#main/core/measuring/folding.ts';
import { toFoldedName } from '#main/core/measuring/name-forms.ts';
import { anyText } from '#support/any-text.ts';
import { measure, toBrand } from './brand-rules.ts';

const brands = [toBrand(1, ['Acme']), toBrand(2, ['Globex', 'Globex Planner']), toBrand(3, ['Initech'])];

describe('order and depth', () => {
  it('ranks brands by their first mention and counts words from 0', () => {
    // Words: The 0, best 1, are 2, Globex 3, Planner 4, Acme 5, and 6, Globex 7, again 8, Acme's 9; ten in all.
    const text = "The best are **Globex Planner**, Acme and Globex again. Acme's!";
    expect(measure(text, brands)).toMatchObject({
      words: 10,
      mentions: [
        {
          brandId: 2,
          order: 1,
          firstWord: 3,
          depth: 30,
          spans: [
            [15, 29],
            [42, 48],
          ],
        },
        {
          brandId: 1,
          order: 2,
          firstWord: 5,
          depth: 50,
          spans: [
            [33, 37],
            [56, 60],
          ],
        },
      ],
    });
  });

  it('puts a name at the very top at depth 0 and one at the end below 100', () => {
    const { mentions } = measure('Acme is one, another is Initech', brands);
    expect(mentions.map(({ firstWord, depth }) => [firstWord, depth])).toEqual([
      [0, 0],
      [5, (5 / 6) * 100],
    ]);
  });

  it('counts no words in code and URLs, and those in link texts and table cells', () => {
    // Words: See 0, the 1, list 2, Tool 3, Price 4, Acme 5, 10 6.
    const text =
      'See `npm x` [the list](https://x.example/a/b) https://y.example/c\n\n| Tool | Price |\n|--|--|\n| Acme | 10 |';
    expect(measure(text, brands)).toMatchObject({ words: 7, mentions: [{ firstWord: 5 }] });
  });

  it('counts words in scripts without spaces', () => {
    // Words: 推荐 0, Acme 1, 产品 2.
    expect(measure('推荐Acme产品', brands)).toMatchObject({ words: 3, mentions: [{ firstWord: 1 }] });
  });

  it('takes the next word for a name that starts between words, the last one when none follows', () => {
    expect(measure('one ++ two', [toBrand(1, ['++'])]).mentions[0]).toMatchObject({ firstWord: 1, depth: 50 });
    expect(measure('one two ++', [toBrand(1, ['++'])]).mentions[0]).toMatchObject({ firstWord: 1, depth: 50 });
    expect(measure('++', [toBrand(1, ['++'])])).toMatchObject({ words: 0, mentions: [{ firstWord: 0, depth: 0 }] });
  });
});

describe('offsets', () => {
  const names = ['Acme', 'Globex Planner', "O'Straße", 'アグメ', 'H&M', 'Ørsted'];
  const written = [
    'Acme',
    '**Ac**me',
    'ACME',
    'Globex\u00a0Planner',
    '*Globex* Planner',
    'Globex-Planner',
    'O’STRASSE',
    'ｱｸﾞﾒ',
    'H&amp;M',
    'H\\&M',
    'Orsted',
  ];
  const filler = [
    'word',
    ' ',
    ' ',
    '\n',
    '\n\n',
    '> ',
    '- ',
    '1. ',
    '| a | b |\n|-|-|\n',
    '`x`',
    '[',
    ']',
    '(u)',
    '*',
    '**',
    '_',
    '&lt;',
    '\\*',
    '<b>',
    '🙂',
    'é',
    '東京',
    'https://x.example ',
    '.',
    '# ',
  ];
  const texts = fc
    .array(fc.oneof(fc.constantFrom(...written), fc.constantFrom(...filler)), { maxLength: 40 })
    .map((parts) => parts.join(''));
  const rules = names.map((name, index) => toBrand(index + 1, [name]));

  it('always point at a spelling of the name, in order, inside the text', () => {
    let found = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const { words, mentions } = measure(text, rules);
        expect(mentions.map(({ order }) => order)).toEqual(mentions.map((_, index) => index + 1));
        for (const { brandId, spans, depth, sentiment } of mentions) {
          expect(depth >= 0 && depth < 100 && words > 0).toBe(true);
          expect(sentiment === null || (sentiment >= 0 && sentiment <= 100)).toBe(true);
          let end = 0;
          for (const span of spans) {
            expect(span[0] >= end && span[1] > span[0] && span[1] <= text.length).toBe(true);
            end = span[1];
            expect(toFoldedName(withoutMarks(text.slice(...span)))).toBe(toFoldedName(names[brandId - 1]!));
            found++;
          }
        }
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 600) },
    );
    expect(found).toBeGreaterThan(200);
  });

  it('of folded text cover the whole text in order', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const { starts, ends, text: folded } = foldText(text);
        expect(starts ?? text).toHaveLength(folded.length);
        if (!starts || !ends) return;
        for (let index = 0; index < starts.length; index++) {
          expect(ends[index]! > starts[index]! && starts[index]! >= (starts[index - 1] ?? 0)).toBe(true);
        }
      }),
    );
  });
});

/** Undoes the marks that may stand inside a name. */
function withoutMarks(source: string): string {
  const unquoted = source.replace(/\n[ >]*/g, ' ').replace(/<b>|\\(?=&)|`|\*|_/g, '');
  return unquoted.replaceAll('&amp;', '&');
}
