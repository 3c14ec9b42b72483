import { describe, expect, it } from 'vitest';

import { createSeededRandom } from '#main/core/engines/simulated/seeded-random.ts';
import { readFastPathWords } from '#main/core/measuring/fast-path-words.ts';
import { splitWords } from '#main/core/measuring/segmenter.ts';

const CODES = Array.from({ length: 0x10000 }, (_, code) => code);
/** Every character that the quick reader takes, by itself. */
const TAKEN = CODES.map((code) => String.fromCharCode(code)).filter(
  (character) => readFastPathWords(character) !== null,
);
/** One or two of each kind, and what is refused. */
const KINDS = [...'aZé15 \n.,;:\'’-–"(%/&\u{FFFC}'];

/** Comparing by itself is cheap; what is different is shown. */
function expectSame(text: string, words: NonNullable<ReturnType<typeof readFastPathWords>>): void {
  const full = splitWords(text);
  const isSame = words.starts.join() === full.starts.join() && words.ends.join() === full.ends.join();
  if (!isSame) expect(words, JSON.stringify(text)).toEqual(full);
}

describe('the quick reader of words', () => {
  it('takes Latin letters, digits and everyday punctuation', () => {
    expect(TAKEN.length).toBeGreaterThan(450);
    const text = 'Brimlane’s 2.5-litre “Öko” model (from €1,299.00) – see acme.com; it isn’t new: rated 9/10…';
    const words = readFastPathWords(text);
    expect(words?.starts.map((start, index) => text.slice(start, words.ends[index]))).toEqual(
      'Brimlane’s|2.5|litre|Öko|model|from|1,299.00|see|acme.com|it|isn’t|new|rated|9|10'.split('|'),
    );
  });

  it('agrees with the segmenter on each of its characters, in every company', () => {
    for (const character of TAKEN) {
      for (const [before, behind] of [...'a1 .'].flatMap((one) => [...'a1 .'].map((two) => [one, two] as const))) {
        const text = `x${before}${character}${behind}y ${character} ${character}${behind}`;
        const words = readFastPathWords(text);
        if (words) expectSame(text, words);
      }
    }
  });

  it('agrees with it on any row of them', () => {
    const random = createSeededRandom('simple words');
    let taken = 0;
    for (let time = 0; time < 20_000; time++) {
      const text = Array.from({ length: 1 + random.below(12) }, () => KINDS[random.below(KINDS.length)]).join('');
      const words = readFastPathWords(text);
      if (words) expectSame(text, words);
      taken += words ? 1 : 0;
    }
    expect(taken).toBeGreaterThan(15_000);
  });

  it.each(['snake_case', 'a\u0301', 'Ελλάδα', '東京', 'ไทย', 'co\u00ADop', '👍', 'a:b', 'l·l', '\u0000'])(
    'leaves %j to the segmenter',
    (text) => expect(readFastPathWords(text)).toBeNull(),
  );
});
