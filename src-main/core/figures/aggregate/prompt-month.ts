/**
 * What one prompt's month adds up to, in three blobs: `counts`, a cell for each brand and segment, `own`, the own brand's part of
 * each answer with its day, and `cited`, the sources. Made from the facts of the month; packing and reading only.
 */

import {
  addAppearance,
  addSquares,
  CITED,
  carryUnits,
  NAMED,
  ORDERS,
  PROMPT_WIDTH,
  VISIBLE,
} from '../codec/brand-counts.ts';
import {
  APPEARANCE,
  appearanceLength,
  brandAt,
  type MonthPage,
  segmentOfHead,
  visitAnswers,
} from '../codec/month-page.ts';
import { ByteReader, ByteWriter } from '../codec/packed-numbers.ts';
import { packCitedSources } from './cited-sources.ts';
import { packOwnSeries } from './own-series.ts';

export interface PromptMonth {
  own: Uint8Array;
  counts: Uint8Array;
  cited: Uint8Array;
}

/** `page` needs its heads, citations and appearances. */
export function toPromptMonth(page: MonthPage, ownBrandId: number): PromptMonth {
  return { own: packOwnSeries(page, ownBrandId), counts: packCounts(page), cited: packCitedSources(page) };
}

function packCounts(page: MonthPage): Uint8Array {
  const { heads, appearances } = page;
  const [cells, bytes] = [new CellCounter(null), new ByteWriter()];
  visitAnswers(page, ({ head, appearance }) => {
    const end = appearance + appearanceLength(heads, head);
    cells.add(segmentOfHead(heads, head), appearances, appearance, end);
  });
  cells.put(bytes);
  return bytes.toBytes();
}

/** Counts the answers of one prompt by segment, and brands in them: all, or one alone. */
export class CellCounter {
  readonly #onlyBrand: number | null;
  readonly #answers = new Map<number, number>();
  /** By brand and segment; the counts of a cell are those of `PROMPT_WIDTH`. */
  readonly #brands = new Map<number, Map<number, Float64Array>>();

  constructor(onlyBrand: number | null) {
    this.#onlyBrand = onlyBrand;
  }

  get isEmpty(): boolean {
    return this.#answers.size === 0;
  }

  /** The appearances of an answer stand from `from` to `to`. */
  add(segmentId: number, appearances: Int32Array, from: number, to: number): void {
    this.#answers.set(segmentId, (this.#answers.get(segmentId) ?? 0) + 1);
    for (let at = from; at < to; at += APPEARANCE) {
      const brandId = brandAt(appearances, at);
      if (this.#onlyBrand !== null && brandId !== this.#onlyBrand) continue;
      const counts = this.#openCell(brandId, segmentId);
      addAppearance(counts, appearances, at);
      addSquares(counts, appearances, at);
    }
  }

  #openCell(brandId: number, segmentId: number): Float64Array {
    const cells = this.#brands.get(brandId) ?? new Map<number, Float64Array>();
    this.#brands.set(brandId, cells);
    const counts = cells.get(segmentId) ?? new Float64Array(PROMPT_WIDTH);
    cells.set(segmentId, counts);
    return counts;
  }

  /** In the form that `readCells` takes. */
  put(bytes: ByteWriter): void {
    bytes.put(this.#answers.size);
    for (const [segmentId, count] of inOrder(this.#answers)) {
      bytes.put(segmentId);
      bytes.put(count);
    }
    const section = new ByteWriter();
    for (const [brandId, cells] of inOrder(this.#brands)) {
      section.clear();
      for (const [segmentId, counts] of inOrder(cells)) packCell(section, segmentId, counts);
      bytes.put(brandId);
      bytes.putSection(section);
    }
  }
}

function inOrder<T>(entries: ReadonlyMap<number, T>): [number, T][] {
  return [...entries].sort(([a], [b]) => a - b);
}

function packCell(section: ByteWriter, segmentId: number, counts: Float64Array): void {
  carryUnits(counts);
  const [named = 0, cited = 0, visible = 0, ...rest] = counts;
  for (const value of [segmentId, visible, named, cited]) section.put(value);
  if (named > 0) for (const value of rest) section.put(value);
}

/** Takes what passes the filter. */
export interface CellTaker {
  addAnswers(count: number, segmentId: number): void;
  /** False passes over the brand. */
  wants(brandId: number): boolean;
  /** The counts are the same array each time. */
  addCell(brandId: number, counts: Float64Array, segmentId: number): void;
}

const scratch = new Float64Array(PROMPT_WIDTH);

/** Gives the counts of a prompt's month to `taker`. `wanted`: 1 for each segment that passes; null lets all pass. */
export function readPromptMonth(body: Uint8Array, wanted: Uint8Array | null, taker: CellTaker): void {
  readCells(new ByteReader(body), body.length, wanted, taker);
}

/** The same where they stand among others. */
export function readCells(bytes: ByteReader, last: number, wanted: Uint8Array | null, taker: CellTaker): void {
  for (let left = bytes.next(); left > 0; left--) {
    const segmentId = bytes.next();
    const count = bytes.next();
    if (wanted === null || wanted[segmentId] === 1) taker.addAnswers(count, segmentId);
  }
  while (bytes.at < last) {
    const brandId = bytes.next();
    const length = bytes.next();
    const end = bytes.at + length;
    if (taker.wants(brandId)) {
      while (bytes.at < end) {
        const segmentId = readCell(bytes);
        if (wanted === null || wanted[segmentId] === 1) taker.addCell(brandId, scratch, segmentId);
      }
    }
    bytes.at = end;
  }
}

/** Reads a cell into `scratch`; gives its segment. */
function readCell(bytes: ByteReader): number {
  const segmentId = bytes.next();
  scratch[VISIBLE] = bytes.next();
  const named = bytes.next();
  scratch[NAMED] = named;
  scratch[CITED] = bytes.next();
  for (let at: number = ORDERS; at < PROMPT_WIDTH; at++) scratch[at] = named === 0 ? 0 : bytes.next();
  return segmentId;
}
