/** How alike neighbouring days are: whether an answer says less because the one of the day before said the same. Pure. */

/** One-sided, 5 %: what is not beyond this is taken for none. */
const NOISE = 1.645;
/** Beyond it nothing is left to estimate. */
const MOST = 0.9;

/** Columns of the sums. */
const SQUARES = 0;
const DEGREES = 1;
const STEPS = 2;
const PAIRS = 3;
export const CORRELATION_WIDTH = 4;

/**
 * The correlation of neighbouring days within cells, pooled over all of them. From the mean square of steps against the variance within
 * cells, which is not biased by short series as products of neighbours are.
 * Source: J. von Neumann, "Distribution of the ratio of the mean square successive difference to the variance", Annals of Mathematical
 * Statistics 12 (1941) 367-395.
 */
export class DayCorrelation {
  /** What series add up to, so that those of many parts can be kept and added. */
  readonly sums: Float64Array;

  /** `sums`: of `CORRELATION_WIDTH`, zeros or what an earlier one had. */
  constructor(sums: Float64Array = new Float64Array(CORRELATION_WIDTH)) {
    this.sums = sums;
  }

  /** The days of one cell in their order; null for a day without a value. */
  addSeries(values: readonly (number | null)[]): void {
    let [count, sum, squares] = [0, 0, 0];
    let last: number | null = null;
    for (const value of values) {
      if (value !== null) {
        count++;
        sum += value;
        squares += value * value;
        if (last !== null) {
          this.sums[STEPS]! += (value - last) ** 2 / 2;
          this.sums[PAIRS]!++;
        }
      }
      last = value;
    }
    if (count < 2) return;
    this.sums[SQUARES]! += squares - (sum * sum) / count;
    this.sums[DEGREES]! += count - 1;
  }

  /** 0 to 0.9; 0 where it is not beyond noise. */
  get value(): number {
    const [squares = 0, degrees = 0, steps = 0, pairs = 0] = this.sums;
    if (pairs === 0 || squares <= 0) return 0;
    const correlation = 1 - steps / pairs / (squares / degrees);
    return correlation > NOISE / Math.sqrt(pairs) ? Math.min(correlation, MOST) : 0;
  }
}
