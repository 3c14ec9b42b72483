/** Which languages have words of opinion: an import and a line each for its file in `languages/`. */
import { WORDS as ar } from './languages/ar.ts';
import { WORDS as da } from './languages/da.ts';
import { WORDS as es } from './languages/es.ts';
import { WORDS as fr } from './languages/fr.ts';
import { WORDS as he } from './languages/he.ts';
import { WORDS as it } from './languages/it.ts';
import { WORDS as nl } from './languages/nl.ts';
import { WORDS as no } from './languages/no.ts';
import { WORDS as pt } from './languages/pt.ts';
import { WORDS as sv } from './languages/sv.ts';
import type { OpinionWords } from './opinion-words.ts';

export const LANGUAGE_WORDS: Record<string, OpinionWords> = { ar, da, es, fr, he, it, nl, no, pt, sv };
