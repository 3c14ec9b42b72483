/** The changes of a table's rows, judged together. Pure, and without words: what runs before they are loaded takes it along. */
import type { ChangeVerdict } from '#shared/contract/intervals.ts';
import { judgeRows } from '#shared/statistics/judge-rows.ts';
import type { JudgedChange } from './save-intervals.ts';

export interface RowMove extends JudgedChange {
  /** In the unit of the figure; points of a rate. */
  change: number;
}

/** Without a verdict nothing is said of the change. */
export interface RowChange {
  change: number;
  verdict: ChangeVerdict | undefined;
}

/** How many changes were judged, and how many of them are more than chance. */
export interface JudgedTally {
  judged: number;
  found: number;
}

export interface JudgedTable {
  /** By row; null where there is nothing to compare with. */
  moves: (RowMove | null)[];
  tally: JudgedTally;
}

/** `changes`: of each row in its order, null where there is nothing to compare with. */
export function planJudged(changes: readonly (RowChange | null)[]): JudgedTable {
  const { verdicts, judged, found } = judgeRows(changes.map((row) => row?.verdict));
  return {
    moves: changes.map((row, index) => {
      const verdict = verdicts[index];
      if (!row?.verdict || !verdict) return null;
      return { change: row.change, verdict, brand: row.verdict.brand, repeat: row.verdict.repeat };
    }),
    tally: { judged, found },
  };
}
