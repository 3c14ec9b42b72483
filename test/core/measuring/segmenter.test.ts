/** Words and sentences are the same in Node and in a real Chromium, whose ICU is Electron's too: figures are those of the desktop. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { COMMON_TEXT, TEXTS } from '#main/core/measuring/segmentation-texts.ts';
import { splitSentences, splitWords, toStandard } from '#main/core/measuring/segmenter.ts';
import { launchBrowser } from '#support/browser.ts';

const wordsOf = (text: string) => {
  const { starts, ends } = splitWords(text);
  return starts.map((start, at) => text.slice(start, ends[at]));
};

describe('words', () => {
  it('keep together what the annex joins', () => {
    expect(wordsOf('Acme.com, f.eks. EU:s ２．５ 18:30 a：b')).toEqual([
      'Acme.com',
      'f.eks',
      'EU:s',
      '２．５',
      '18',
      '30',
      'a：b',
    ]);
  });
  it('are those of the segmenter itself wherever it follows the annex', () => {
    const own = new Intl.Segmenter('en', { granularity: 'word' });
    for (const text of [COMMON_TEXT, ...Object.values(TEXTS)]) {
      const plain = [...own.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
      expect(wordsOf(text)).toEqual(plain);
    }
  });
});

/** Every character of these ranges between letters, between digits, and beside a full stop and a colon. */
const RANGES = [
  [0x20, 0xb7],
  [0xb9, 0x24f],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2100, 0x214f],
  [0x3000, 0x30ff],
  [0xff00, 0xffef],
] as const;

function listContexts(): string[] {
  const codes = RANGES.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
  return codes.map((code) => {
    const one = String.fromCodePoint(code);
    return `a${one}b 1${one}2 a${one}1 1${one}b א${one}ב カ${one}ナ ${one}${one} x${one} ${one}y a${one}.b 1.${one} a${one}:b`;
  });
}

describe('in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each([
    ['the texts of all languages', [COMMON_TEXT, ...Object.values(TEXTS)]],
    ['characters beside each other', listContexts()],
  ])('%s have the same words and sentences', async (_name, texts) => {
    const page = await browser.newPage();
    const there = await page.evaluate(
      (all) => {
        const words = new Intl.Segmenter('en', { granularity: 'word' });
        const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
        return all.map(({ text, standard }) => ({
          words: [...words.segment(standard)]
            .filter(({ isWordLike }) => isWordLike)
            .map(({ segment, index }) => text.slice(index, index + segment.length)),
          sentences: [...sentences.segment(text)].map(({ index }) => index),
        }));
      },
      texts.map((text) => ({ text, standard: toStandard(text) })),
    );
    await page.close();
    const here = texts.map((text) => ({
      words: wordsOf(text),
      sentences: [...splitSentences(text)].map(({ index }) => index),
    }));
    const isSame = (at: number) => JSON.stringify(there[at]) === JSON.stringify(here[at]);
    for (const [at, text] of texts.entries()) if (!isSame(at)) expect(there[at], text).toEqual(here[at]);
    expect(there).toHaveLength(here.length);
  });
});
