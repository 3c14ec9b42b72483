/**
 * What an estimate is made of: the answers of each prompt to each engine, and how far answers to the same question vary. Pure counts: it
 * knows no brand, no dates and no formatting.
 */

/** The answers of one prompt to one engine. Cells of a prompt follow each other in a list. */
export interface AnswerCell {
  prompt: number;
  /** Answers that count: of a rate all of them, of a mean those that name the brand. At least 1. */
  n: number;
  /** Of their values; of a rate the hits. */
  sum: number;
  /** Of the squares of their values; of a rate the hits. */
  squares: number;
}

/** `rate`: values are 0 or 1. `mean`: any numbers. */
export type FigureKind = 'rate' | 'mean';

/** Of an estimate, with the degrees of freedom behind it. */
export interface Variance {
  value: number;
  degrees: number;
}

export interface CellTotals {
  n: number;
  sum: number;
  squares: number;
  prompts: number;
}

export function addUp(cells: readonly AnswerCell[]): CellTotals {
  const totals = { n: 0, sum: 0, squares: 0, prompts: 0 };
  let last: number | null = null;
  for (const { prompt, n, sum, squares } of cells) {
    totals.n += n;
    totals.sum += sum;
    totals.squares += squares;
    if (prompt !== last) totals.prompts++;
    last = prompt;
  }
  return totals;
}

/** Sample variance of n values; needs two. Exactly 0 where all are alike. */
export function varianceOf({ n, sum, squares }: Pick<AnswerCell, 'n' | 'sum' | 'squares'>): number {
  return Math.max(0, withoutRounding(squares, (sum * sum) / n) / (n - 1));
}

/** Of two numbers that are next to each other only the rounding of the sums that they came from is left. */
const ROUNDING = 1e-12;

/** Their difference, and 0 where there is none but that of rounding. */
export function withoutRounding(value: number, other: number): number {
  const difference = value - other;
  return Math.abs(difference) <= ROUNDING * Math.abs(other) ? 0 : difference;
}

/**
 * Variance of sum / n when the same prompts are put to the same engines again, as a sum over cells, with degrees of freedom by
 * Satterthwaite. A cell of one answer takes the variance of its prompt over all engines; a prompt with one answer that of all answers, an
 * upper bound. Null where no prompt was answered twice.
 * Source: F. E. Satterthwaite, "An approximate distribution of estimates of variance components", Biometrics Bulletin 2 (1946) 110-114.
 */
export function repeatVariance(cells: readonly AnswerCell[], kind: FigureKind): Variance | null {
  const totals = addUp(cells);
  if (totals.n === totals.prompts) return null;
  const whole = varianceOf(totals);
  let [variance, spread] = [0, 0];
  const add = (part: number, degrees: number) => {
    variance += part;
    spread += (part * part) / degrees;
  };
  for (let from = 0; from < cells.length; ) {
    let to = from;
    const prompt = { n: 0, sum: 0, squares: 0, singles: 0 };
    for (; to < cells.length && cells[to]?.prompt === cells[from]?.prompt; to++) {
      const cell = cells[to]!;
      prompt.n += cell.n;
      prompt.sum += cell.sum;
      prompt.squares += cell.squares;
      if (cell.n > 1) add(cell.n * varianceOf(cell), cell.n - 1);
      else prompt.singles++;
    }
    if (prompt.n === 1) add(whole, totals.n - 1);
    else if (prompt.singles > 0) add(prompt.singles * varianceOf(prompt), prompt.n - 1);
    from = to;
  }
  // No two answers to a question differed: one of them might have.
  if (kind === 'rate' && variance < 1) return { value: 1 / totals.n ** 2, degrees: totals.n - totals.prompts };
  return {
    value: variance / totals.n ** 2,
    degrees: variance > 0 ? variance ** 2 / spread : totals.n - totals.prompts,
  };
}

/** Where no prompt was answered twice, all answers are one heap: an upper bound. Null for one answer. */
export function pooledVariance(cells: readonly AnswerCell[]): Variance | null {
  const totals = addUp(cells);
  return totals.n < 2 ? null : { value: varianceOf(totals) / totals.n, degrees: totals.n - 1 };
}

/** The prompts of a list of cells, each as one. In the order in which they come. */
export function joinByPrompt(cells: readonly AnswerCell[]): AnswerCell[] {
  const joined: AnswerCell[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    if (last?.prompt !== cell.prompt) joined.push({ ...cell });
    else {
      last.n += cell.n;
      last.sum += cell.sum;
      last.squares += cell.squares;
    }
  }
  return joined;
}
