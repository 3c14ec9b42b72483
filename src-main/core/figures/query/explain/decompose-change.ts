/**
 * Takes the change of a rate or mean apart, cell by cell, into what was asked and what was answered. Exact: the parts add up to the change.
 * Pure, and nothing here knows what a cell stands for.
 */

/** What a figure counts in one cell and period: a rate has hits as `sum` and `squares`, a mean the sums of its values. */
export interface CellCounts {
  /** Behind it: of a mean those that name the brand. */
  answers: number;
  n: number;
  sum: number;
  squares: number;
}

/** One prompt and engine in both periods; for figures that count prompts, one prompt. */
export interface ChangeCell {
  /** Ordinal of the prompt. */
  prompt: number;
  /** Empty where the figure counts prompts. */
  engine: string;
  now: CellCounts;
  before: CellCounts;
}

/** In the figure's unit. */
export interface CellChange {
  mix: number;
  answered: number;
}

export interface Decomposition {
  current: number;
  previous: number;
  change: number;
  /** In the order of the cells. */
  parts: readonly CellChange[];
}

/** `scale`: 100 for a rate in percent. Null where either period has nothing to count: there is no change then. */
export function decomposeChange(cells: readonly ChangeCell[], scale: number): Decomposition | null {
  const now = addUp(cells.map((cell) => cell.now));
  const before = addUp(cells.map((cell) => cell.before));
  if (now.n === 0 || before.n === 0) return null;
  const [current, previous] = [(scale * now.sum) / now.n, (scale * before.sum) / before.n];
  const middle = (current + previous) / 2;
  const parts = cells.map((cell): CellChange => {
    const [share, shareBefore] = [cell.now.n / now.n, cell.before.n / before.n];
    const rate = toValue(cell.now, scale) ?? toValue(cell.before, scale) ?? 0;
    const rateBefore = toValue(cell.before, scale) ?? rate;
    return {
      mix: (share - shareBefore) * ((rate + rateBefore) / 2 - middle),
      answered: ((share + shareBefore) / 2) * (rate - rateBefore),
    };
  });
  return { current, previous, change: current - previous, parts };
}

export function addUp(counts: readonly CellCounts[]): CellCounts {
  const total = { answers: 0, n: 0, sum: 0, squares: 0 };
  for (const { answers, n, sum, squares } of counts) {
    total.answers += answers;
    total.n += n;
    total.sum += sum;
    total.squares += squares;
  }
  return total;
}

/** Null where nothing was counted. */
export function toValue({ n, sum }: Pick<CellCounts, 'n' | 'sum'>, scale: number): number | null {
  return n === 0 ? null : (scale * sum) / n;
}
