/** A section that has nothing to show, and one sentence why. */
import { note } from '../model/blocks.ts';
import type { ReportTable } from '../model/report-table.ts';
import type { Section } from './section.ts';

export function toEmptySection(reason: string, data: ReportTable | null): Section {
  return { message: reason, blocks: [note(reason)], data, isEmpty: true };
}
