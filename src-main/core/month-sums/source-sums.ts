/**
 * What the citations of a project's month add up to, by source: `totals` over all segments, `cells` by segment, and `prompts`, who
 * asked, in parts. Packing and reading only.
 */
import { ByteReader, ByteWriter } from './byte-pack.ts';
import { type ListPart, PartWriter } from './list-parts.ts';
import type { NumberRows } from './number-rows.ts';
import type { PromptSets } from './prompt-sets.ts';

/** Columns of the citations that are summed up; rows come by ordinal. */
const [SOURCE, SEGMENT, ORDINAL, PLACE] = [0, 1, 2, 3];

export interface SourceSums {
  totals: Uint8Array;
  cells: Uint8Array;
  prompts: ListPart[];
}

/** Rows of source, segment, ordinal and place. */
export function sumSources(citations: NumberRows): SourceSums {
  return { totals: packTotals(citations), cells: packCells(citations), prompts: packPrompts(citations) };
}

/** Source, citations and sum of places. */
function packTotals(citations: NumberRows): Uint8Array {
  const bytes = new ByteWriter();
  putCounts(bytes, citations, citations.orderBy([SOURCE]));
  return bytes.toBytes();
}

/** A section for each segment. */
function packCells(citations: NumberRows): Uint8Array {
  const [bytes, section] = [new ByteWriter(), new ByteWriter()];
  for (const rows of citations.listGroups(citations.orderBy([SEGMENT, SOURCE]), SEGMENT)) {
    section.clear();
    putCounts(section, citations, rows);
    bytes.put(citations.at(rows[0] ?? 0, SEGMENT));
    bytes.putSection(section);
  }
  return bytes.toBytes();
}

function putCounts(bytes: ByteWriter, citations: NumberRows, order: Int32Array): void {
  let before = 0;
  for (const rows of citations.listGroups(order, SOURCE)) {
    const sourceId = citations.at(rows[0] ?? 0, SOURCE);
    let places = 0;
    for (const row of rows) places += citations.at(row, PLACE);
    bytes.put(sourceId - before);
    bytes.put(rows.length);
    bytes.put(places);
    before = sourceId;
  }
}

/** For each source a section: segments with the ordinals of their prompts. */
function packPrompts(citations: NumberRows): ListPart[] {
  const [parts, section] = [new PartWriter(), new ByteWriter()];
  for (const ofSource of citations.listGroups(citations.orderBy([SOURCE, SEGMENT]), SOURCE)) {
    section.clear();
    for (const rows of citations.listGroups(ofSource, SEGMENT)) {
      section.put(citations.at(rows[0] ?? 0, SEGMENT));
      putOrdinals(section, rows, (row) => citations.at(row, ORDINAL));
    }
    parts.put(citations.at(ofSource[0] ?? 0, SOURCE), section);
  }
  return parts.finish();
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
export function addSourceTotals(body: Uint8Array, arrays: SourceArrays): void {
  addCounts(new ByteReader(body), body.length, arrays);
}

/** Adds those `cells` of a month whose segments are wanted. */
export function addSourceCells(body: Uint8Array, wanted: Uint8Array, arrays: SourceArrays): void {
  const bytes = new ByteReader(body);
  while (!bytes.isAtEnd) {
    const isWanted = wanted[bytes.next()] === 1;
    const length = bytes.next();
    const end = bytes.at + length;
    if (isWanted) addCounts(bytes, end, arrays);
    bytes.at = end;
  }
}

function addCounts(bytes: ByteReader, end: number, { citations, placeSums }: SourceArrays): void {
  let id = 0;
  while (bytes.at < end) {
    id += bytes.next();
    citations[id]! += bytes.next();
    placeSums[id]! += bytes.next();
  }
}

/** Joins a section of `prompts` to the set of its source. `wanted`: 1 for each segment that passes; null lets all pass. */
export function addSourcePrompts(
  bytes: ByteReader,
  end: number,
  { wanted, set, prompts }: { wanted: Uint8Array | null; set: number; prompts: PromptSets },
): void {
  while (bytes.at < end) {
    const isWanted = wanted === null || wanted[bytes.next()] === 1;
    if (wanted === null) bytes.next();
    let ordinal = 0;
    for (let left = bytes.next(); left > 0; left--) {
      ordinal += bytes.next();
      if (isWanted) prompts.add(set, ordinal);
    }
  }
}
