/** What was done, finished tasks among it, and whether it moved its prompts beside prompts that were left alone. */
import { fromDate } from '#shared/time/day.ts';
import type { ReportFacts } from '../load-report-facts.ts';
import { note } from '../model/blocks.ts';
import type { Cell, ReportTable } from '../model/report-table.ts';
import type { SectionInput, SectionWriter } from './section.ts';

export const writeProof: SectionWriter = (input) => {
  const { facts, words, titles } = input;
  const { columns, proof } = words;
  const table: ReportTable = {
    id: 'proof',
    caption: titles.proof,
    columns: [
      { key: 'name', label: proof.name, kind: 'text', isOfOthers: true },
      { key: 'date', label: columns.date, kind: 'day' },
      { key: 'figure', label: columns.figure, kind: 'text' },
      { key: 'prompts', label: columns.prompts, kind: 'count' },
      { key: 'before', label: columns.before, kind: 'rate' },
      { key: 'after', label: proof.after, kind: 'rate' },
      { key: 'untouched', label: proof.untouched, kind: 'change' },
      { key: 'effect', label: proof.effect, kind: 'change' },
      { key: 'interval', label: proof.interval, kind: 'interval' },
      { key: 'verdict', label: columns.verdict, kind: 'text' },
    ],
    rows: facts.proofs.map((each) => toRow(each, input)),
  };
  if (facts.proofs.length === 0) return { blocks: [note(proof.none)], data: table };
  return { blocks: [{ kind: 'table', table }, note(proof.note)], data: table };
};

function toRow(
  { intervention, treated, untouched, effect, brand, verdict }: ReportFacts['proofs'][number],
  { words }: SectionInput,
): Cell[] {
  const day = fromDate(intervention?.date ?? '1970-01-01');
  return [
    intervention?.name ?? '',
    day,
    words.proof.figures[intervention?.figure ?? 'mentionRate'],
    treated.before.prompts,
    treated.before.value,
    treated.after.value,
    untouched.change,
    effect,
    brand,
    words.proof.verdicts[verdict],
  ];
}
