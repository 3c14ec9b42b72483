/**
 * In how many answers of a project's month two brands stand together: visible, named, cited, and which one comes first. A brand with
 * itself says how often it is at all, and 0 with 0 how many answers there are. Packing and reading only.
 */
import { ByteReader, ByteWriter } from '../codec/packed-numbers.ts';
import type { MonthList } from './month-lists.ts';

/** Answers in which both are visible, named, cited; in which the first comes first, in which the second does. */
export const PAIR_WIDTH = 5;

/** One brand in an answer. `order`: 0 for one that is only cited. */
export interface PairedBrand {
  brandId: number;
  order: number;
  isCited: boolean;
}

/** Brands are numbers of rows: a pair of them is one number. */
export const toPairKey = (a: number, b: number): number => Math.min(a, b) * 2 ** 26 + Math.max(a, b);

/** Adds two brands of an answer, of which the first has the lower number or is the same. */
export function addPair(counts: Int32Array, first: PairedBrand, second: PairedBrand): void {
  counts[0]!++;
  if (first.isCited && second.isCited) counts[2]!++;
  if (first.order === 0 || second.order === 0) return;
  counts[1]!++;
  if (first.order < second.order) counts[3]!++;
  if (second.order < first.order) counts[4]!++;
}

/** Collects the answers of a month. */
export class PairCounter {
  /** By pair, by segment. */
  readonly #counts = new Map<number, Map<number, Int32Array>>();

  /** `brands` in the order of their numbers. */
  add(segmentId: number, brands: readonly PairedBrand[]): void {
    this.#open(0, segmentId)[0]!++;
    for (let at = 0; at < brands.length; at++) {
      const first = brands[at]!;
      for (let next = at; next < brands.length; next++) {
        const second = brands[next]!;
        addPair(this.#open(toPairKey(first.brandId, second.brandId), segmentId), first, second);
      }
    }
  }

  #open(key: number, segmentId: number): Int32Array {
    let cells = this.#counts.get(key);
    if (!cells) {
      cells = new Map();
      this.#counts.set(key, cells);
    }
    let counts = cells.get(segmentId);
    if (!counts) {
      counts = new Int32Array(PAIR_WIDTH);
      cells.set(segmentId, counts);
    }
    return counts;
  }

  toList(): MonthList {
    const [bytes, section] = [new ByteWriter(), new ByteWriter()];
    for (const [key, cells] of inOrder(this.#counts)) {
      section.clear();
      for (const [segmentId, counts] of inOrder(cells)) {
        section.put(segmentId);
        for (const count of counts) section.put(count);
      }
      bytes.put(key);
      bytes.putSection(section);
    }
    return { kind: 'pair', totals: new Uint8Array(0), cells: bytes.toBytes(), parts: [] };
  }
}

function inOrder<T>(entries: ReadonlyMap<number, T>): [number, T][] {
  return [...entries].sort(([a], [b]) => a - b);
}

/** Adds the pairs of a month that `counts` has. `wanted`: 1 for each segment that passes; null lets all pass. */
export function addPairs(cells: Uint8Array, wanted: Uint8Array | null, counts: ReadonlyMap<number, Int32Array>): void {
  const bytes = new ByteReader(cells);
  while (!bytes.isAtEnd) {
    const taken = counts.get(bytes.next());
    const length = bytes.next();
    const end = bytes.at + length;
    if (taken) addSegments(bytes, end, wanted, taken);
    bytes.at = end;
  }
}

function addSegments(bytes: ByteReader, end: number, wanted: Uint8Array | null, counts: Int32Array): void {
  while (bytes.at < end) {
    const segmentId = bytes.next();
    const isWanted = wanted === null || wanted[segmentId] === 1;
    for (let at = 0; at < PAIR_WIDTH; at++) {
      const count = bytes.next();
      if (isWanted) counts[at]! += count;
    }
  }
}
