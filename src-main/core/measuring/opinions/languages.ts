/** Which languages have words of opinion: an import and a line each for its file in `languages/`. */
import type { OpinionWords } from './opinion-words.ts';

export const LANGUAGE_WORDS: Record<string, OpinionWords> = {};
