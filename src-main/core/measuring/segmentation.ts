/**
 * How this program splits texts of a language into words and sentences and folds them, as a fingerprint: two programs with the same one
 * measure alike, whatever versions of ICU they bring. It says nothing of what is stored.
 */
import { createHash } from 'node:crypto';

import { isUnspaced, isWordCharacter } from './character-kinds.ts';
import { foldText } from './folding.ts';
import { COMMON_TEXT, TEXTS } from './segmentation-texts.ts';
import { splitSentences, splitWords } from './segmenter.ts';

/** Eight hexadecimal digits. `language` in either spelling; one that is no prompt language is judged by what all have in common. */
export function toFingerprint(language: string): string {
  const code = language.toLowerCase();
  const own: Readonly<Record<string, string>> = TEXTS;
  const hash = createHash('sha256').update(code);
  for (const text of [COMMON_TEXT, own[code] ?? '']) hash.update(JSON.stringify(readSplit(text)));
  return hash.digest('hex').slice(0, 8);
}

/** All of a text on which figures depend. */
function readSplit(text: string): unknown[] {
  return [
    splitWords(text),
    [...splitSentences(text)].map(({ index }) => index),
    foldText(text).text,
    [...text].map((character) => (isWordCharacter(character) ? 1 : 0) + (isUnspaced(character) ? 2 : 0)).join(''),
  ];
}

/** Stored with fingerprints; never compared. */
export const ICU_VERSION = process.versions.icu ?? 'unknown';
