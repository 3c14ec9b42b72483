/** What a section is: a title, what is below it, and the same figures as a table of raw values. Types only. */

import type { ReportFacts } from '../load-report-facts.ts';
import type { Markup } from '../markup.ts';
import type { ReportFormat } from '../report-format.ts';
import type { ReportTable } from '../report-table.ts';
import type { ReportWords } from '../words/english.ts';

export interface SectionInput {
  facts: ReportFacts;
  words: ReportWords;
  /** Of the sections, with the name of the brand. */
  titles: ReturnType<ReportWords['sections']>;
  format: ReportFormat;
}

export interface Section {
  body: Markup;
  /** Null for a section without figures. */
  table: ReportTable | null;
}

export type SectionWriter = (input: SectionInput) => Section;
