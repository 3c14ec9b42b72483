/** Splits plain text into words and finds the word at an offset. The unit of depth; matching does not use it. */

import { readFastPathWords } from './fast-path-words.ts';
import { splitWords } from './segmenter.ts';

/** Words in the order of the text: word `i` is `[starts[i], ends[i])`. */
export interface WordIndex {
  starts: number[];
  ends: number[];
}

/** The word-like segments of `text` (Unicode Standard Annex 29, with dictionaries for scripts without spaces). */
export function toWordIndex(text: string): WordIndex {
  return readFastPathWords(text) ?? splitWords(text);
}

/** Index of the first word that ends behind `position`: the word there, else the next one; the number of words if none follows. */
export function findWordAt(words: WordIndex, position: number): number {
  let low = 0;
  let high = words.ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words.ends[middle]! > position) high = middle;
    else low = middle + 1;
  }
  return low;
}
