/** The verdicts of a table that judges many rows at once: what may be chance among them is not called real. Pure. */
import { excludesZero, type Verdict } from './compare.ts';
import type { Range } from './estimate.ts';
import { holdFalseDiscovery } from './false-discovery.ts';

/** What is known of the change of one row. */
export interface RowChange {
  verdict: Verdict;
  repeat: Range | null;
  /** Null of a row that is one prompt. */
  brand: Range | null;
  pValue: number | null;
}

export interface JudgedRows {
  /** For each row in its order; null where there is nothing to judge. */
  verdicts: (Verdict | null)[];
  /** Rows that had enough answers to be judged. */
  judged: number;
  /** Those of them that are more than chance, of which one in ten may be chance. */
  found: number;
}

/**
 * A row that is more than chance by itself stays so only while false discovery over all judged rows is held: what is real then falls
 * to what its own answers still show, and the change of a single prompt to noise.
 */
export function judgeRows(rows: readonly (RowChange | null | undefined)[]): JudgedRows {
  const stays = holdFalseDiscovery(rows.map((row) => (isJudged(row) ? row.pValue : null)));
  return {
    verdicts: rows.map((row, index) => (row ? (stays[index] ? row.verdict : lower(row)) : null)),
    judged: rows.filter(isJudged).length,
    found: rows.filter((row, index) => stays[index] && row && isFound(row)).length,
  };
}

function isJudged(row: RowChange | null | undefined): row is RowChange {
  return row != null && row.verdict !== 'too_few_answers';
}

/** By the test that its p value is of. */
function isFound({ verdict, brand }: RowChange): boolean {
  return verdict === 'real' || (verdict === 'on_these_prompts' && brand === null);
}

function lower(row: RowChange): Verdict {
  if (!isFound(row)) return row.verdict;
  return row.brand && row.repeat && excludesZero(row.repeat) ? 'on_these_prompts' : 'within_noise';
}
