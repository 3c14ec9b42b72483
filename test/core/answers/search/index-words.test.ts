import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { listIndexWords, planTerm, type WordPattern } from '#main/core/answers/search/index-words.ts';
import { toSearchText } from '#shared/text/search-text.ts';

const words = (text: string) => listIndexWords(toSearchText(text));
const pairsOf = (text: string) => [...words(text).pairs];

describe('the words of an answer', () => {
  it.each([
    ['Acme, acme & Board-24', ['acme', 'board', '24'], 0],
    ['管理ツール', [], 4],
    ['小米14 好', ['14'], 1],
    ['한국어 도구', [], 3],
    ['… — !', [], 0],
  ])('of %s', (text, spelt, pairs) => {
    expect([...words(text).spelt]).toEqual(spelt);
    expect(words(text).pairs.size).toBeLessThanOrEqual(pairs);
  });

  it('stand for pairs of letters in one letter each, the same in every answer', () => {
    for (const word of pairsOf('項目管理工具比較 한국어 จัดการโครงการ')) expect(word).toMatch(/^[\u4e00-\u6dff]$/);
    expect(pairsOf('管理')).toEqual(pairsOf('「管理」'));
    expect(pairsOf('管理')).not.toEqual(pairsOf('理管'));
  });

  it('leave out about every second pair of an alphabet, and none of other letters', () => {
    const count = (first: number, letters: number) => {
      const all = Array.from({ length: letters }, (_, at) => String.fromCodePoint(first + at));
      const pairs = all.flatMap((before) => all.map((after) => before + after));
      return pairs.filter((pair) => pairsOf(pair).length > 0).length / pairs.length;
    };
    expect(count(0x0e01, 46)).toBeCloseTo(0.5, 1);
    expect(count(0x3042, 10)).toBeCloseTo(0.5, 1);
    expect(count(0x4e00, 50)).toBe(1);
    expect(count(0xac00, 50)).toBe(1);
  });

  it('spread over all words that there are', () => {
    const met = new Map<string, number>();
    for (let first = 0; first < 200; first++) {
      for (let second = 0; second < 200; second++) {
        const [word] = pairsOf(String.fromCodePoint(0x4e00 + first * 17, 0x4e00 + second * 13));
        met.set(word!, (met.get(word!) ?? 0) + 1);
      }
    }
    // 40,000 in 8,192: five each.
    expect(met.size).toBeGreaterThan(8_000);
    expect(Math.max(...met.values())).toBeLessThan(25);
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
    ['管', false, []],
    ['管理', false, [{ part: pairsOf('管理')[0], isOpenBefore: false, isOpenAfter: false }]],
    ['→', false, []],
  ])('for %s', (term, isExact, patterns) => {
    expect(planTerm(term)).toEqual({ patterns, isExact });
  });

  it('never leaves out an answer that has the term, and with an exact plan none that has it not', () => {
    const letters = 'a b é - 漢 字 管 カ ガ ー は じ 한 하 ㅎ 국 \u1100 \u1161 \u11a8 ไ ท ย က ် क ़ 1 𠀋'.split(' ');
    const unit = fc.constantFrom(' ', ...letters);
    fc.assert(
      fc.property(
        fc.string({ unit, maxLength: 12 }),
        fc.string({ unit, minLength: 1, maxLength: 4 }),
        fc.tuple(fc.nat(12), fc.nat(12)),
        (text, search, [from, to]) => {
          const folded = toSearchText(text);
          // What is sought as somebody writes it, and any part of the text, even of a syllable.
          for (const term of [toSearchText(search).trim(), folded.slice(from, from + to).trim()]) {
            if (term === '') continue;
            const plan = planTerm(term);
            const { spelt, pairs } = listIndexWords(folded);
            const isFound = plan.patterns.every((pattern) => [...spelt, ...pairs].some((word) => fits(word, pattern)));
            if (folded.includes(term)) expect(isFound, `${term} in ${folded}`).toBe(true);
            else if (plan.isExact && isFound) expect.fail(`${term} is not in ${folded}`);
          }
        },
      ),
      { numRuns: 4000 },
    );
  });
});

function fits(word: string, { part, isOpenBefore, isOpenAfter }: WordPattern): boolean {
  if (isOpenBefore && isOpenAfter) return word.includes(part);
  if (isOpenBefore) return word.endsWith(part);
  return isOpenAfter ? word.startsWith(part) : word === part;
}
