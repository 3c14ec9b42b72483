/**
 * What the citations of a project's month add up to, by source, in three blobs: `totals` over all segments, `cells` by segment, and
 * `prompts`, who asked. Packing and reading only.
 */
import { ByteReader, ByteWriter } from './byte-pack.ts';
import type { NumberRows } from './number-rows.ts';
import type { PromptSets } from './prompt-sets.ts';

/** Columns of the citations that are summed up; rows come by ordinal. */
export const [SOURCE, SOURCE_SEGMENT, SOURCE_ORDINAL, PLACE] = [0, 1, 2, 3];

export interface SourceSums {
  totals: Uint8Array;
  cells: Uint8Array;
  prompts: Uint8Array;
}

export function sumSources(citations: NumberRows): SourceSums {
  const order = citations.orderBy([SOURCE, SOURCE_SEGMENT]);
  const [totals, cells, prompts] = [new ByteWriter(), new ByteWriter(), new ByteWriter()];
  let before = 0;
  for (let from = 0; from < order.length; ) {
    const sourceId = citations.at(order[from] ?? 0, SOURCE);
    const to = findEnd(citations, order, from, SOURCE);
    for (const bytes of [totals, cells, prompts]) bytes.put(sourceId - before);
    putCount(totals, citations, order.subarray(from, to));
    packCells(citations, order.subarray(from, to), { cells, prompts });
    before = sourceId;
    from = to;
  }
  return { totals: totals.toBytes(), cells: cells.toBytes(), prompts: prompts.toBytes() };
}

/** Behind the last row that has the same number as the one at `from`. */
function findEnd(rows: NumberRows, order: Int32Array, from: number, column: number): number {
  const value = rows.at(order[from] ?? 0, column);
  let to = from + 1;
  while (to < order.length && rows.at(order[to] ?? 0, column) === value) to++;
  return to;
}

/** Citations and the sum of their places. */
function putCount(bytes: ByteWriter, citations: NumberRows, order: Int32Array): void {
  bytes.put(order.length);
  let places = 0;
  for (const row of order) places += citations.at(row, PLACE);
  bytes.put(places);
}

function packCells(
  citations: NumberRows,
  order: Int32Array,
  { cells, prompts }: { cells: ByteWriter; prompts: ByteWriter },
): void {
  const [counts, asked] = [new ByteWriter(), new ByteWriter()];
  for (let from = 0; from < order.length; ) {
    const segmentId = citations.at(order[from] ?? 0, SOURCE_SEGMENT);
    const to = findEnd(citations, order, from, SOURCE_SEGMENT);
    counts.put(segmentId);
    putCount(counts, citations, order.subarray(from, to));
    asked.put(segmentId);
    putOrdinals(asked, order.subarray(from, to), (row) => citations.at(row, SOURCE_ORDINAL));
    from = to;
  }
  cells.putSection(counts);
  prompts.putSection(asked);
}

/** How many distinct ones, then each as what it is more than the one before. Rows come by ordinal. */
export function putOrdinals(bytes: ByteWriter, rows: Int32Array, ordinalOf: (row: number) => number): void {
  const steps: number[] = [];
  let before = -1;
  for (const row of rows) {
    const ordinal = ordinalOf(row);
    if (ordinal === before) continue;
    steps.push(ordinal - Math.max(0, before));
    before = ordinal;
  }
  bytes.put(steps.length);
  for (const step of steps) bytes.put(step);
}

/** Counts by source, in arrays that have room for every id. */
export interface SourceArrays {
  citations: Int32Array;
  placeSums: Float64Array;
}

/** Adds the `totals` of a month. */
export function addSourceTotals(body: Uint8Array, { citations, placeSums }: SourceArrays): void {
  const bytes = new ByteReader(body);
  let id = 0;
  while (!bytes.isAtEnd) {
    id += bytes.next();
    citations[id]! += bytes.next();
    placeSums[id]! += bytes.next();
  }
}

/** Adds those `cells` of a month whose segments are wanted. */
export function addSourceCells(body: Uint8Array, wanted: Uint8Array, { citations, placeSums }: SourceArrays): void {
  const bytes = new ByteReader(body);
  let id = 0;
  while (!bytes.isAtEnd) {
    id += bytes.next();
    const length = bytes.next();
    const end = bytes.at + length;
    while (bytes.at < end) {
      const isWanted = wanted[bytes.next()] === 1;
      const [count, places] = [bytes.next(), bytes.next()];
      if (!isWanted) continue;
      citations[id]! += count;
      placeSums[id]! += places;
    }
  }
}

/** Joins the `prompts` of a month to the sets of some sources. `sets`: by source, the number of its set + 1; 0 for the others. */
export function addSourcePrompts(
  body: Uint8Array,
  wanted: Uint8Array | null,
  { sets, prompts }: { sets: Int32Array; prompts: PromptSets },
): void {
  const bytes = new ByteReader(body);
  let id = 0;
  while (!bytes.isAtEnd) {
    id += bytes.next();
    const length = bytes.next();
    const end = bytes.at + length;
    const set = (sets[id] ?? 0) - 1;
    while (set >= 0 && bytes.at < end) {
      const isWanted = wanted === null || wanted[bytes.next()] === 1;
      if (wanted === null) bytes.next();
      let ordinal = 0;
      for (let left = bytes.next(); left > 0; left--) {
        ordinal += bytes.next();
        if (isWanted) prompts.add(set, ordinal);
      }
    }
    bytes.at = end;
  }
}
