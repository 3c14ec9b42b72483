/** Both intervals and the verdict of a column for saved files, where they stand in columns of their own. Pure. */
import type { ChangeVerdict, FigureInterval } from '#shared/contract/intervals.ts';
import type { Verdict } from '#shared/statistics/compare.ts';

import { TEXTS } from '../texts/texts.ts';
import type { SavedColumn } from './column.ts';

const { saved: words } = TEXTS.table;
const { names, verdicts } = TEXTS.figures;

/** Four ends and the number of prompts; empty where the figure has no interval. */
export function saveIntervals<Row>(
  header: string,
  intervalOf: (row: Row) => FigureInterval | null | undefined,
): SavedColumn<Row>[] {
  const ends = (['brand', 'repeat'] as const).flatMap((kind) =>
    ([0, 1] as const).map((end) => ({
      header: words.end(header, names[kind], end === 0),
      value: (row: Row) => intervalOf(row)?.[kind]?.[end] ?? null,
    })),
  );
  return [...ends, { header: words.prompts(header), value: (row) => intervalOf(row)?.prompts ?? null }];
}

export interface JudgedChange {
  verdict: Verdict;
  brand: ChangeVerdict['brand'];
  repeat: ChangeVerdict['repeat'];
}

/** The verdict as it is shown. */
export function saveWord<Row>(
  header: string,
  changeOf: (row: Row) => Pick<JudgedChange, 'verdict'> | null | undefined,
): SavedColumn<Row>[] {
  const wordOf = (row: Row) => {
    const change = changeOf(row);
    return change ? verdicts[change.verdict].word : null;
  };
  return [{ header: words.verdict(header), value: wordOf }];
}

/** The verdict as it is shown, and both intervals of the change. */
export function saveVerdict<Row>(
  header: string,
  changeOf: (row: Row) => JudgedChange | null | undefined,
): SavedColumn<Row>[] {
  const ends = (['brand', 'repeat'] as const).flatMap((kind) =>
    ([0, 1] as const).map((end) => ({
      header: words.end(header, names[kind], end === 0),
      value: (row: Row) => changeOf(row)?.[kind]?.[end] ?? null,
    })),
  );
  return [...saveWord(header, changeOf), ...ends];
}
