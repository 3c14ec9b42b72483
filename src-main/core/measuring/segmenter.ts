/**
 * Words and sentences as ICU finds them, in one place. ICU is a part of the program that runs this: Electron brings Chromium's, Node its own.
 * Where those are known to follow different rules, the text is put before both so that they agree.
 */
import { lazy } from '#shared/text/lazy.ts';
import type { WordIndex } from './word-index.ts';

const words = lazy(() => new Intl.Segmenter('en', { granularity: 'word' }));
const sentences = lazy(() => new Intl.Segmenter('en', { granularity: 'sentence' }));

/** The word-like segments of `text` by Unicode Standard Annex 29, with ICU's dictionaries for scripts without spaces. */
export function splitWords(text: string): WordIndex {
  const found: WordIndex = { starts: [], ends: [] };
  for (const { segment, index, isWordLike } of words().segment(toStandard(text))) {
    if (!isWordLike) continue;
    found.starts.push(index);
    found.ends.push(index + segment.length);
  }
  return found;
}

/** The sentences of `text`, to be walked over or asked for the one at an offset. */
export function splitSentences(text: string): Intl.Segments {
  return sentences().segment(text);
}

/**
 * The annex joins "acme.com", "f.eks" and "EU:s"; Chromium's own rules part them, so that a click selects one part of a host. Both join
 * what stands around an apostrophe (numbers as well, like around a full stop) and around a middle dot (letters only, like around a colon).
 * Places stay as they are. Exported so that a test can put it before Chromium.
 */
export function toStandard(text: string): string {
  if (!/[.:\ufe55\uff0e\uff1a]/.test(text)) return text;
  return text.replace(/[.\uff0e]/g, '\u2019').replace(/[:\ufe55\uff1a]/g, '\u00b7');
}
