/** The words of intervals and verdicts, in German. */
import { FIGURE_WORDS_GERMAN } from '#shared/figure-words/german.ts';
import type { Texts } from '../english/index.ts';

export const FIGURES: Texts['figures'] = FIGURE_WORDS_GERMAN;
