/** The words of intervals and verdicts, which reports have too. */
import { FIGURE_WORDS_ENGLISH } from '#shared/figure-words/english.ts';

export const FIGURES = FIGURE_WORDS_ENGLISH;
