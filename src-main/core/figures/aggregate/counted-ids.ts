/**
 * The form that all lists share: how often each id occurs, over all segments (`totals`) and by segment (`cells`), and in parts what is
 * to be told of an id, segment by segment. Packing and reading only.
 */

import type { NumberRows } from '../codec/number-rows.ts';
import { ByteReader, ByteWriter } from '../codec/packed-numbers.ts';
import { type ListPart, PartWriter } from './list-parts.ts';

/** Of the rows that are counted. */
export interface IdColumns {
  id: number;
  segment: number;
}

/** Writes what is stored about the rows of an id, or of an id in a segment; rows come in the order of pushing. */
export type PutRows = (bytes: ByteWriter, rows: Int32Array) => void;

/** An entry for each id: its step from the one before, how many rows, and what `putMore` adds. */
export function packCounts(
  rows: NumberRows,
  { id, segment }: IdColumns,
  putMore: PutRows = () => {},
): { totals: Uint8Array; cells: Uint8Array } {
  const [totals, cells, section] = [new ByteWriter(), new ByteWriter(), new ByteWriter()];
  putCounts(totals, rows, rows.listGroups(rows.orderBy([id]), id), { id, putMore });
  for (const ofSegment of rows.listGroups(rows.orderBy([segment, id]), segment)) {
    section.clear();
    putCounts(section, rows, rows.listGroups(ofSegment, id), { id, putMore });
    cells.put(rows.at(ofSegment[0] ?? 0, segment));
    cells.putSection(section);
  }
  return { totals: totals.toBytes(), cells: cells.toBytes() };
}

function putCounts(
  bytes: ByteWriter,
  rows: NumberRows,
  groups: Iterable<Int32Array>,
  { id, putMore }: { id: number; putMore: PutRows },
): void {
  let before = 0;
  for (const group of groups) {
    const current = rows.at(group[0] ?? 0, id);
    bytes.put(current - before);
    bytes.put(group.length);
    putMore(bytes, group);
    before = current;
  }
}

/**
 * A section for each id: what `putAll` writes of it over all segments, then what `putRows` writes of each, to be read by
 * {@link visitSection}.
 */
export function packParts(
  rows: NumberRows,
  { id, segment }: IdColumns,
  putRows: PutRows,
  putAll: PutRows = putRows,
): ListPart[] {
  const [parts, section, inner] = [new PartWriter(), new ByteWriter(), new ByteWriter()];
  const order = rows.orderBy([id]);
  let next = 0;
  for (const ofId of rows.listGroups(rows.orderBy([id, segment]), id)) {
    section.clear();
    inner.clear();
    putAll(inner, order.subarray(next, next + ofId.length));
    section.putSection(inner);
    next += ofId.length;
    for (const group of rows.listGroups(ofId, segment)) {
      inner.clear();
      putRows(inner, group);
      section.put(rows.at(group[0] ?? 0, segment));
      section.putSection(inner);
    }
    parts.put(rows.at(ofId[0] ?? 0, id), section);
  }
  return parts.finish();
}

/** Calls `visit` where the entries of an id begin: once over all segments where all are wanted (null), else for each that is. */
export function visitSection(bytes: ByteReader, end: number, wanted: Uint8Array | null, visit: () => void): void {
  const length = bytes.next();
  if (wanted === null) {
    visit();
    return;
  }
  bytes.at += length;
  visitSegments(bytes, end, wanted, visit);
}

/** Calls `visit` with each segment that is wanted and where its section ends; null wants all. */
export function visitSegments(
  bytes: ByteReader,
  end: number,
  wanted: Uint8Array | null,
  visit: (segmentId: number, end: number) => void,
): void {
  while (bytes.at < end) {
    const segmentId = bytes.next();
    const length = bytes.next();
    const next = bytes.at + length;
    if (wanted === null || wanted[segmentId] === 1) visit(segmentId, next);
    bytes.at = next;
  }
}

/** Adds the counts of a month by id. `counts` has room for every id; `wanted`: see {@link visitWanted}. */
export function addCounts(list: CountedList, wanted: Uint8Array | null, counts: Int32Array): void {
  visitWanted(list, wanted, (bytes, end) => {
    let id = 0;
    while (bytes.at < end) {
      id += bytes.next();
      counts[id]! += bytes.next();
    }
  });
}

/** How often one id occurs in a month. */
export function readCount(list: CountedList, wanted: Uint8Array | null, wantedId: number): number {
  let count = 0;
  visitWanted(list, wanted, (bytes, end) => {
    let id = 0;
    while (bytes.at < end && id < wantedId) {
      id += bytes.next();
      const found = bytes.next();
      if (id === wantedId) count += found;
    }
  });
  return count;
}

/** Reads `totals` or `cells`, whichever is asked for. */
export type CountedList = (column: 'totals' | 'cells') => Uint8Array;

/**
 * Calls `visit` where entries begin and end: once over the totals where all segments are wanted (null), else for each segment whose
 * position in `wanted` is 1.
 */
export function visitWanted(
  list: CountedList,
  wanted: Uint8Array | null,
  visit: (bytes: ByteReader, end: number) => void,
): void {
  if (wanted === null) {
    const totals = list('totals');
    visit(new ByteReader(totals), totals.length);
    return;
  }
  const cells = list('cells');
  const bytes = new ByteReader(cells);
  visitSegments(bytes, cells.length, wanted, (_, end) => visit(bytes, end));
}
