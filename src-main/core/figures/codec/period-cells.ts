/**
 * Counts of one owner (a project or a brand) in one period (a day or a month), packed into one blob: a cell for each segment
 * with its counts and the set of prompts behind them. Packing, joining and adding up only.
 */

/** How many numbers a cell counts. A project's: answers. */
export const TOTAL_WIDTH = 1;
/**
 * A brand's: answers that name it, cite it, show it at all; sum of orders, first and top three mentions; then the units of
 * depth and of sentiment in two numbers each, whole 2^32 and the rest.
 */
export const BRAND_WIDTH = 10;
/** Where the pairs begin. */
const FIRST_PAIR = 6;

/** Adds to the counts of a cell. `delta` has one number for each plain count and one for each pair. */
export function addToCounts(counts: number[], delta: readonly bigint[]): void {
  for (const [index, change] of delta.entries()) {
    if (index < FIRST_PAIR) counts[index] = (counts[index] ?? 0) + Number(change);
    else {
      const at = FIRST_PAIR + (index - FIRST_PAIR) * 2;
      const units = toUnitSum(counts[at] ?? 0, counts[at + 1] ?? 0) + change;
      counts[at] = Number(units >> 32n);
      counts[at + 1] = Number(units & 0xffffffffn);
    }
  }
}

/** The sum of units that a pair holds. */
export function toUnitSum(high: number, low: number): bigint {
  return (BigInt(high) << 32n) + BigInt(low);
}

/** One cell, unpacked for changing. Units are whole numbers of any size. */
export interface Cell {
  counts: number[];
  /** Ordinals of prompts, 32 a number. */
  prompts: Int32Array;
}

/** By segment. */
export type Cells = Map<number, Cell>;

export function unpackCells(body: Uint8Array | undefined, width: number): Cells {
  const cells: Cells = new Map();
  if (body === undefined) return cells;
  const numbers = toWords(body);
  const words = numbers[0] ?? 0;
  const step = 1 + width + words;
  for (let at = 1; at < numbers.length; at += step) {
    const counts = Array.from(numbers.subarray(at + 1, at + 1 + width), (count) => count >>> 0);
    cells.set(numbers[at] ?? 0, { counts, prompts: numbers.slice(at + 1 + width, at + step) });
  }
  return cells;
}

/** Cells in order of their segments; empty for no cells. */
export function packCells(cells: Cells, width: number): Uint8Array {
  const words = Math.max(0, ...[...cells.values()].map((cell) => usedWords(cell.prompts)));
  const step = 1 + width + words;
  const numbers = new Int32Array(cells.size === 0 ? 0 : 1 + cells.size * step);
  numbers[0] = words;
  let at = 1;
  for (const [segmentId, cell] of [...cells].sort(([a], [b]) => a - b)) {
    numbers[at] = segmentId;
    numbers.set(cell.counts, at + 1);
    numbers.set(cell.prompts.subarray(0, words), at + 1 + width);
    at += step;
  }
  return new Uint8Array(numbers.buffer);
}

function usedWords(prompts: Int32Array): number {
  let words = prompts.length;
  while (words > 0 && prompts[words - 1] === 0) words--;
  return words;
}

function toWords(body: Uint8Array): Int32Array {
  if (body.byteOffset % 4 === 0) return new Int32Array(body.buffer, body.byteOffset, body.byteLength / 4);
  return new Int32Array(new Uint8Array(body).buffer);
}

/** A running sum over many cells. */
export interface CellSum {
  /** As many as the cell counts; whole numbers, far below 2^53. */
  counts: Float64Array;
  prompts: Int32Array;
}

/** Counts of a brand's cell that say who is named, cited and visible: the first ones. */
export const SEEN_WIDTH = 3;

/**
 * Adds each cell of a period to what `targetOf` has for its segment; null passes over it. `width`: all that a cell counts; `taken`: how many
 * of those, from the first on, are added. Sets of prompts are joined as far as the target has room for them.
 */
export function addCells(
  body: Uint8Array,
  { width, taken }: { width: number; taken: number },
  targetOf: (segmentId: number) => CellSum | null,
): void {
  const numbers = toWords(body);
  const words = numbers[0] ?? 0;
  const step = 1 + width + words;
  for (let at = 1; at < numbers.length; at += step) {
    const sum = targetOf(numbers[at] ?? 0);
    if (sum === null) continue;
    const { counts, prompts } = sum;
    for (let index = 0; index < taken; index++) counts[index]! += (numbers[at + 1 + index] ?? 0) >>> 0;
    const room = Math.min(words, prompts.length);
    const from = at + 1 + width;
    for (let word = 0; word < room; word++) prompts[word]! |= numbers[from + word] ?? 0;
  }
}

function grown(prompts: Int32Array, words: number): Int32Array {
  const next = new Int32Array(words);
  next.set(prompts);
  return next;
}

/** How many prompts a set holds. */
export function countPrompts(prompts: Int32Array): number {
  let count = 0;
  for (const word of prompts) {
    let rest = word - ((word >>> 1) & 0x55555555);
    rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
    count += (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return count;
}

/** The set with one ordinal in it or out of it; grows when it has to. */
export function withPrompt(prompts: Int32Array, ordinal: number, isIn: boolean): Int32Array {
  const word = ordinal >> 5;
  if (!isIn && word >= prompts.length) return prompts;
  const next = word >= prompts.length ? grown(prompts, word + 1) : prompts;
  const bit = 1 << (ordinal & 31);
  next[word] = isIn ? (next[word] ?? 0) | bit : (next[word] ?? 0) & ~bit;
  return next;
}
