/** The summary in the editor, a row for each sentence: as the figures make them, or in the words of the owner, one paragraph each. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { ReportSection } from '#shared/vocabulary/reports.ts';

export type MadeSummary = OperationOutput<'reports.build'>['summary'];

export interface SummaryRow {
  text: string;
  /** Whose figures it tells; null: words of the owner. */
  section: ReportSection | null;
}

/** Words of the owner that are as the figures make them still tell whose figures they are. */
export function planSummaryRows(text: string | null, { sentences }: MadeSummary): SummaryRow[] {
  if (text === null) return sentences;
  const sectionOf = new Map(sentences.map((sentence) => [sentence.text, sentence.section]));
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => ({ text: paragraph, section: sectionOf.get(paragraph.trim()) ?? null }));
}

/** What is kept of rows; null where no word is left, so that the figures speak again. */
export function toSummaryText(rows: readonly SummaryRow[]): string | null {
  const text = rows
    .map((row) => row.text)
    .filter((each) => each.trim() !== '')
    .join('\n\n');
  return text === '' ? null : text;
}
