/** What was done, finished tasks among it, and whether it moved its prompts beside prompts that were left alone. */
import { fromDate } from '#shared/time/day.ts';
import type { ReportFacts } from '../load-report-facts.ts';
import { type Block, note } from '../model/blocks.ts';
import type { Cell, ReportTable } from '../model/report-table.ts';
import { describeDone } from '../story/describe-story.ts';
import { type SectionInput, type SectionWriter, toEmptySection } from './section.ts';

/** Finished tasks that are named. */
const SHOWN = 10;

export const writeProof: SectionWriter = (input) => {
  const { facts, words, titles, format } = input;
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
    rows: facts.work.proofs.map((each) => toRow(each, input)),
  };
  const { finished, proofs } = facts.work;
  if (finished.length === 0 && proofs.length === 0) return toEmptySection(proof.none, table);
  const done: Block[] =
    finished.length === 0
      ? []
      : [
          {
            kind: 'list',
            isOrdered: false,
            title: words.steps.finished,
            items: finished.slice(0, SHOWN).map(({ title }) => [{ text: title }]),
          },
          ...(finished.length > SHOWN ? [note(words.more(format.count(SHOWN), format.count(finished.length)))] : []),
        ];
  const [message] = describeDone(input);
  const proven: Block[] = proofs.length === 0 ? [note(proof.none)] : [{ kind: 'table', table }, note(proof.note)];
  return { ...(message !== undefined && { message }), blocks: [...done, ...proven], data: table };
};

function toRow(
  { intervention, treated, untouched, effect, brand, verdict }: ReportFacts['work']['proofs'][number],
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
