/** The usual report: what a project gets where nobody set up another. */
import { reportDefinition } from '#shared/contract/report-definition.ts';
import type { ReportLanguage } from '#shared/vocabulary/reports.ts';
import type { ReportDefinition } from '../report-definition.ts';
import { chooseWords } from '../words/choose-words.ts';

export function toStandardReport(brand: string, language: ReportLanguage = 'en'): ReportDefinition {
  return reportDefinition.parse({ name: chooseWords(language).usualTitle(brand), language });
}
