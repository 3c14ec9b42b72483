/** Ranks drawn with Zipf's frequencies: rank r with weight 1 / (r + 1)^exponent. */
import type { SeededRandom } from '#main/core/engines/simulated/seeded-random.ts';

/** Guesses for where a number lies among the sums, so that a draw takes a few steps. */
const SLOTS = 4_096;

export class ZipfRanks {
  readonly #sums: Float64Array;
  readonly #starts: Int32Array;

  constructor(size: number, exponent: number) {
    this.#sums = new Float64Array(size);
    let sum = 0;
    for (let rank = 0; rank < size; rank++) {
      sum += 1 / (rank + 1) ** exponent;
      this.#sums[rank] = sum;
    }
    for (let rank = 0; rank < size; rank++) this.#sums[rank] = this.#sums[rank]! / sum;
    this.#starts = new Int32Array(SLOTS);
    for (let slot = 0, rank = 0; slot < SLOTS; slot++) {
      while (rank < size - 1 && this.#sums[rank]! < slot / SLOTS) rank++;
      this.#starts[slot] = rank;
    }
  }

  /** 0 <= rank < size; 0 is the most frequent. */
  draw(random: SeededRandom): number {
    const wanted = random.next();
    let rank = this.#starts[Math.floor(wanted * SLOTS)]!;
    while (rank < this.#sums.length - 1 && this.#sums[rank]! < wanted) rank++;
    return rank;
  }
}
