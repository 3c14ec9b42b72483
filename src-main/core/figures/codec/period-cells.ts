/**
 * Counts of one owner (a project or a brand) in one period (a day or a month), packed into one blob: a cell for each segment
 * with its counts and the set of prompts behind them. Packing, joining and adding up only.
 */
import { toBytes, toWords } from './packed-numbers.ts';
import { countWords, joinPrompts, type PromptSet } from './prompt-sets.ts';

/** One cell, unpacked for changing. Units are whole numbers of any size. */
export interface Cell {
  counts: Float64Array;
  prompts: PromptSet;
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
    const counts = Float64Array.from(numbers.subarray(at + 1, at + 1 + width), (count) => count >>> 0);
    cells.set(numbers[at] ?? 0, { counts, prompts: numbers.slice(at + 1 + width, at + step) });
  }
  return cells;
}

/** Cells in order of their segments; empty for no cells. */
export function packCells(cells: Cells, width: number): Uint8Array {
  const words = Math.max(0, ...[...cells.values()].map((cell) => countWords(cell.prompts)));
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
  return toBytes(numbers);
}

/** A running sum over many cells. */
export interface CellSum {
  /** As many as the cell counts; whole numbers, far below 2^53. */
  counts: Float64Array;
  prompts: PromptSet;
}

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
    joinPrompts(prompts, numbers, at + 1 + width, Math.min(words, prompts.length));
  }
}
