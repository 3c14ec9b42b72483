/** The words of a report in its language. */
import type { ReportLanguage } from '#shared/vocabulary/reports.ts';
import { ENGLISH, type ReportWords } from './english.ts';
import { GERMAN } from './german.ts';

const WORDS: Readonly<Record<ReportLanguage, ReportWords>> = { en: ENGLISH, de: GERMAN };

export function chooseWords(language: ReportLanguage): ReportWords {
  return WORDS[language];
}
