/** What a receipt of measuring again says, in the words of the window. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { DASH, formatDecimal, formatList } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';

export type Receipt = OperationOutput<'remeasurings.list'>['remeasurings'][number];
type MovedBrand = Receipt['figures'][number];

const words = TEXTS.history.receipts;

/** One line: who is tracked, which names came and went. */
export function describeChange({ cause, changes }: Pick<Receipt, 'cause' | 'changes'>): string {
  if (cause !== 'names') return words.causes[cause];
  return changes
    .map(({ brand, field, added, removed }) => {
      if (field === 'tracked') return added.length > 0 ? words.tracked(brand) : words.untracked(brand);
      const texts = [...added.map(words.came), ...removed.map(words.went)];
      return words.list(brand, words.fields[field], formatList(texts));
    })
    .join('; ');
}

export function describeDoor({ door, keyName }: Pick<Receipt, 'door' | 'keyName'>): string {
  return keyName === null ? words.doors[door] : words.key(keyName);
}

export function describeCount({ lookedAnswers, changedAnswers }: Pick<Receipt, 'lookedAnswers' | 'changedAnswers'>) {
  return lookedAnswers === null ? words.soFar(changedAnswers) : words.changedOf(changedAnswers, lookedAnswers);
}

export interface MoveRow {
  id: string;
  brand: string;
  figure: string;
  before: string;
  after: string;
}

const FIGURES = [
  'responseVisibilityRate',
  'mentionRate',
  'citationRate',
  'shareOfVoice',
  'mentionOrder',
  'position',
  'sentiment',
] as const;

/** Figures that are written otherwise than before. */
export function planMoveRows(brands: readonly MovedBrand[]): MoveRow[] {
  const write = (value: number | null) => (value === null ? DASH : formatDecimal(value));
  return brands.flatMap(({ id, name, before, after }) =>
    FIGURES.filter((figure) => write(before[figure]) !== write(after[figure])).map((figure) => ({
      id: `${id} ${figure}`,
      brand: name,
      figure: TEXTS.history.since.figures[figure],
      before: write(before[figure]),
      after: write(after[figure]),
    })),
  );
}
