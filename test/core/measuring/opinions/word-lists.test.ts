/** Terms that could never be found: what the syntax of `opinion-words.ts` does not know, by language, list and term. */
import { describe, expect, it } from 'vitest';

import { toTerms } from '#main/core/measuring/opinions/term-lists.ts';
import { LANGUAGES } from '#shared/vocabulary/languages.ts';

type Lists = { readonly [name: string]: string | Lists };

/** Han and Kana have no spaces between words. */
const WITHIN_WORD =
  /[^\P{L}\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]\{[^\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]|\}[^\P{L}\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u;

/** What is wrong with a term; null: nothing. */
function findFault(term: string): string | null {
  if (!/[{}*]/.test(term)) return null;
  if (/\{[^}]*\{/.test(term)) return 'a choice within a choice';
  if (/^[^{]*\}|\{[^}]*$/.test(term.replace(/\{[^{}]*\}/g, '')))
    return 'half a choice: a comma or a line end within it, or a bracket too many';
  if (/\*(?![\s|}]|$)/.test(term)) return 'a star within a word';
  // What begins a term, or may be left out, is spelt out.
  if (toTerms(term).some((spelt) => WITHIN_WORD.test(spelt))) return 'a choice within a word';
  return null;
}

function findFaults(lists: Lists, path: readonly string[]): string[] {
  return Object.entries(lists).flatMap(([name, list]) => {
    if (typeof list !== 'string') return findFaults(list, [...path, name]);
    return list.split(/[,\n]/).flatMap((term) => {
      const fault = findFault(term.trim());
      return fault === null ? [] : [`${[...path, name].join('.')}: "${term.trim()}" has ${fault}`];
    });
  });
}

describe('the lists of opinion', () => {
  it.each(LANGUAGES)('have no term that is never found (%s)', async (language) => {
    const { WORDS } = (await import(`../../../../src-main/core/measuring/opinions/languages/${language}.ts`)) as {
      WORDS: Lists;
    };
    expect(findFaults(WORDS, [language])).toEqual([]);
  });

  it('would be told from others by their faults', () => {
    const faults = findFaults({ told: { good: 'a {b|{c|d}}, e*f, {g|h, i}, {j|k}*, l*, m {n*|o}, p{q|r}' } }, ['xx']);
    expect(faults.map((fault) => fault.replace(/.*" has /, ''))).toHaveLength(5);
    expect(faults[0]).toBe('xx.told.good: "a {b|{c|d}}" has a choice within a choice');
  });
});
