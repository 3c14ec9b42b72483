import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { listIndexWords, planTerm, type WordPattern } from '#main/core/answers/search/index-words.ts';
import { toSearchText } from '#shared/text/search-text.ts';

const words = (text: string) => [...listIndexWords(toSearchText(text))];

describe('the words of an answer', () => {
  it.each([
    ['Acme, acme & Board-24', ['acme', 'board', '24']],
    ['管理ツール', ['管理', '理ツ', 'ツー', 'ール', 'ル']],
    ['小米14 好', ['小米', '米', '14', '好']],
    ['한국어', [...listIndexWords('한국어'.normalize('NFKD'))]],
    ['… — !', []],
  ])('of %s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
});

describe('what a term looks up', () => {
  it.each([
    ['acme', true, [{ part: 'acme', isOpenBefore: true, isOpenAfter: true }]],
    [
      'note-taking',
      false,
      [
        { part: 'note', isOpenBefore: true, isOpenAfter: false },
        { part: 'taking', isOpenBefore: false, isOpenAfter: true },
      ],
    ],
    ['管', true, [{ part: '管', isOpenBefore: false, isOpenAfter: true }]],
    ['管理', true, [{ part: '管理', isOpenBefore: false, isOpenAfter: false }]],
    ['→', false, []],
  ])('for %s', (term, isExact, patterns) => {
    const plan = planTerm(term);
    expect(plan.patterns).toEqual(patterns);
    if (patterns.length > 0) expect(plan.isExact).toBe(isExact);
  });

  it('never leaves out an answer that has the term, and with an exact plan none that has it not', () => {
    const unit = fc.constantFrom('a', 'b', 'é', ' ', '-', '漢', '字', 'カ', 'ガ', '한', 'ไ', 'ท', 'ย', 'क', '़', '1');
    fc.assert(
      fc.property(
        fc.string({ unit, maxLength: 12 }),
        fc.string({ unit, minLength: 1, maxLength: 4 }),
        (text, search) => {
          const folded = toSearchText(text);
          const term = toSearchText(search).trim();
          if (term === '') return;
          const plan = planTerm(term);
          const indexed = [...listIndexWords(folded)];
          const isFound = plan.patterns.every((pattern) => indexed.some((word) => fits(word, pattern)));
          if (folded.includes(term)) expect(isFound).toBe(true);
          else if (plan.isExact && isFound) expect.fail(`${term} is not in ${folded}`);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

function fits(word: string, { part, isOpenBefore, isOpenAfter }: WordPattern): boolean {
  if (isOpenBefore && isOpenAfter) return word.includes(part);
  if (isOpenBefore) return word.endsWith(part);
  return isOpenAfter ? word.startsWith(part) : word === part;
}
