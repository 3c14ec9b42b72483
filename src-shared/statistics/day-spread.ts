/**
 * Whether all answers of a day rise and fall together, so that many answers say less of a period than their number does: engines have good and
 * bad days. Pure.
 */

/** One-sided, 5 %: what is not beyond this is taken for none. */
const NOISE = 1.645;
/** Fewer steps from day to day say nothing. */
const FEWEST_STEPS = 6;

/** Of what the answers of a day have in common. */
export interface DaySpread {
  /** In the square of the unit of the values. */
  variance: number;
  degrees: number;
}

/** What is added up of a day. */
const ANSWERS = 0;
const SQUARES = 1;
const RESIDUALS = 2;
const VARIANCES = 3;
const WIDTH = 4;

/**
 * Each day's answers less the mean of their cell (prompt x engine), over all cells. Steps from day to day, against what they would be if cells
 * had nothing in common but chance: a lasting change of level is one step among many, so that it is not taken for the way of the days.
 * Source: J. von Neumann, Annals of Mathematical Statistics 12 (1941) 367-395, for the mean square of steps and its variance, 3 / steps of its
 * square.
 */
export class DayResiduals {
  readonly #days: Float64Array;

  constructor(days: number) {
    this.#days = new Float64Array(days * WIDTH);
  }

  /** The days of a cell in their order: answers, and the sum of their values. */
  addCell(answers: readonly number[], sums: readonly number[]): void {
    let [n, sum, days] = [0, 0, 0];
    for (let day = 0; day < answers.length; day++) {
      if (answers[day]! === 0) continue;
      days++;
      n += answers[day]!;
      sum += sums[day]!;
    }
    if (days < 2) return;
    const mean = sum / n;
    let squares = 0;
    for (let day = 0; day < answers.length; day++) squares += (sums[day]! - mean * answers[day]!) ** 2;
    const variance = squares / (days - 1);
    for (let day = 0; day < answers.length; day++) {
      const count = answers[day]!;
      if (count === 0) continue;
      const at = day * WIDTH;
      this.#days[at + ANSWERS]! += count;
      this.#days[at + SQUARES]! += count * count;
      this.#days[at + RESIDUALS]! += sums[day]! - mean * count;
      this.#days[at + VARIANCES]! += variance;
    }
  }

  /** Null where days have nothing in common beyond noise, or there are too few. */
  get spread(): DaySpread | null {
    let [steps, squares, expected, alone] = [0, 0, 0, 0];
    let last: number | null = null;
    for (let at = 0; at < this.#days.length; at += WIDTH) {
      if (this.#days[at + ANSWERS] === 0) continue;
      if (last !== null) {
        steps++;
        squares += (this.#of(at, RESIDUALS) - this.#of(last, RESIDUALS)) ** 2 / 2;
        expected += (this.#of(at, VARIANCES, 2) + this.#of(last, VARIANCES, 2)) / 2;
        alone += (this.#of(at, SQUARES, 2) + this.#of(last, SQUARES, 2)) / 2;
      }
      last = at;
    }
    // A day of hardly more than one cell has nothing in common with itself.
    if (steps < FEWEST_STEPS || alone > steps / 2) return null;
    if (squares <= expected * (1 + NOISE * Math.sqrt(3 / steps))) return null;
    // What cells vary by has their part of what days have in common in it.
    return { variance: (squares - expected) / (steps - alone), degrees: steps / 1.5 };
  }

  #of(at: number, column: number, power = 1): number {
    return this.#days[at + column]! / this.#days[at + ANSWERS]! ** power;
  }
}

/** How much of what days have in common is left in a mean over them: 1 / days where each has as many answers. 0 without answers. */
export function toDayWeight(answers: readonly number[]): number {
  const n = answers.reduce((sum, count) => sum + count, 0);
  return n === 0 ? 0 : answers.reduce((sum, count) => sum + (count / n) ** 2, 0);
}
