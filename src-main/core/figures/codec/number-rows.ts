/** Rows of whole numbers in one array that grows, and a stable order of them: a month holds hundreds of thousands. */
export class NumberRows {
  readonly width: number;
  #numbers: Int32Array;
  #used = 0;

  constructor(width: number) {
    this.width = width;
    this.#numbers = new Int32Array(8192);
  }

  get length(): number {
    return this.#used / this.width;
  }

  /** As many numbers as a row is wide, five at most. */
  push(first: number, second: number, third = 0, fourth = 0, fifth = 0): void {
    const at = this.#used;
    // What is written behind the row is written over by the next one.
    if (at + 5 > this.#numbers.length) this.#grow();
    const numbers = this.#numbers;
    numbers[at] = first;
    numbers[at + 1] = second;
    numbers[at + 2] = third;
    numbers[at + 3] = fourth;
    numbers[at + 4] = fifth;
    this.#used = at + this.width;
  }

  #grow(): void {
    const next = new Int32Array(this.#numbers.length * 2);
    next.set(this.#numbers);
    this.#numbers = next;
  }

  at(row: number, column: number): number {
    return this.#numbers[row * this.width + column] ?? 0;
  }

  /** Runs of an order in which a column is the same. */
  *listGroups(order: Int32Array, column: number): Generator<Int32Array> {
    for (let from = 0; from < order.length; ) {
      const value = this.at(order[from] ?? 0, column);
      let to = from + 1;
      while (to < order.length && this.at(order[to] ?? 0, column) === value) to++;
      yield order.subarray(from, to);
      from = to;
    }
  }

  /** Numbers of rows by the columns, the first one first; rows that are equal in all of them stay in the order of pushing. */
  orderBy(columns: readonly number[]): Int32Array {
    let order: Int32Array = Int32Array.from({ length: this.length }, (_, row) => row);
    for (const column of columns.toReversed()) order = this.#sortBy(order, column);
    return order;
  }

  /** Counts how many rows have each number; the numbers are small, or ids. */
  #sortBy(order: Int32Array, column: number): Int32Array {
    let most = 0;
    for (const row of order) most = Math.max(most, this.at(row, column));
    const starts = new Int32Array(most + 2);
    for (const row of order) starts[this.at(row, column) + 1]!++;
    for (let value = 1; value < starts.length; value++) starts[value]! += starts[value - 1] ?? 0;
    const sorted = new Int32Array(order.length);
    for (const row of order) sorted[starts[this.at(row, column)]!++] = row;
    return sorted;
  }
}
