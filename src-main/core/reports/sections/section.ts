/** What a section is: one sentence that it shows, what is below it, and its figures as a table of raw values. */
import type { ReportFacts } from '../load-report-facts.ts';
import { type Block, note } from '../model/blocks.ts';
import type { ReportTable } from '../model/report-table.ts';
import type { ReportDefinition } from '../report-definition.ts';
import type { ReportFormat } from '../report-format.ts';
import type { ReportWords } from '../words/english.ts';

export interface SectionInput {
  definition: ReportDefinition;
  facts: ReportFacts;
  words: ReportWords;
  /** Of the sections, with the name of the brand. */
  titles: ReturnType<ReportWords['sections']>;
  format: ReportFormat;
}

export interface Section {
  /** Absent: the title says it. */
  message?: string;
  blocks: Block[];
  /** It has nothing to show; `message` says why. */
  isEmpty?: boolean;
  /** How it is measured; absent: as the figures of the whole report. */
  method?: string;
  /** Null for a section without figures. */
  data: ReportTable | null;
}

export type SectionWriter = (input: SectionInput) => Section;

/** A section that has nothing to show, and one sentence why. */
export function toEmptySection(reason: string, data: ReportTable | null): Section {
  return { message: reason, blocks: [note(reason)], data, isEmpty: true };
}
