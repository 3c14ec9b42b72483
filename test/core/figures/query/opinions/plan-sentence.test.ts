/** The sentences around words that say something: read without Markdown, with the words at their places. */
import { expect, it } from 'vitest';

import { planSentences } from '#main/core/figures/query/opinions/plan-sentence.ts';

/** The sentence of each word, with what its offsets point at. */
function read(markdown: string, ...words: string[]) {
  const marked = words.map((word) => ({ start: markdown.indexOf(word), end: markdown.indexOf(word) + word.length }));
  return planSentences(markdown, marked).map(({ text, words: found }) => [
    text,
    found.map(({ start, end }) => text.slice(start, end)),
  ]);
}

it('gives one sentence of its line, without the marks of its block', () => {
  const markdown = '# Tools\n\n- Kordiva is **very fast**. It costs little.\n- Brimlane is slow.';
  expect(read(markdown, 'very fast')).toEqual([['Kordiva is very fast.', ['very fast']]]);
  expect(read(markdown, 'slow')).toEqual([['Brimlane is slow.', ['slow']]]);
});

it('puts words of one sentence together, in the order of the text', () => {
  expect(read('It is cheap, reliable and *kind*.', 'kind', 'cheap')).toEqual([
    ['It is cheap, reliable and kind.', ['cheap', 'kind']],
  ]);
});

it('shows a row of a table as it stands, and the text of a link without its address', () => {
  expect(read('| Brand | Price |\n|---|---|\n| Kordiva | cheap |', 'cheap')).toEqual([
    ['Kordiva | cheap |', ['cheap']],
  ]);
  expect(read('See [the **great** docs](https://x.example/a) now.', 'great')).toEqual([
    ['See the great docs now.', ['great']],
  ]);
});

it('points at words that hold marks, and at those of scripts without spaces', () => {
  expect(read('Kordiva is very **fast** here.', 'very **fast**')).toEqual([
    ['Kordiva is very fast here.', ['very fast']],
  ]);
  expect(read('価格は高い。使いやすい。', '使いやすい')).toEqual([['使いやすい。', ['使いやすい']]]);
});
