/**
 * What the searches of a project's month add up to, by query: how often, and in parts who asked how often, over all segments
 * and in each, with the newest occurrence there. Packing and reading only.
 */

import type { NumberRows } from '../codec/number-rows.ts';
import type { ByteReader, ByteWriter } from '../codec/packed-numbers.ts';
import { type PutRows, packCounts, packParts, visitSegments } from './counted-ids.ts';
import type { MonthList } from './month-lists.ts';

/** Columns of the searches that are summed up; rows come by ordinal. The moment is in milliseconds since the month began, as 32 bits. */
const [QUERY, SEGMENT, ORDINAL, MOMENT, ANSWER] = [0, 1, 2, 3, 4];
const COLUMNS = { id: QUERY, segment: SEGMENT };

/** Rows of query, segment, ordinal, moment and answer. */
export function toSearchList(searches: NumberRows): MonthList {
  const ofSegment: PutRows = (bytes, rows) => {
    putNewest(bytes, searches, rows);
    putAskers(bytes, searches, rows);
  };
  const ofAll: PutRows = (bytes, rows) => putAskers(bytes, searches, rows);
  const parts = packParts(searches, COLUMNS, ofSegment, ofAll);
  return { kind: 'search', ...packCounts(searches, COLUMNS), parts };
}

function putNewest(bytes: ByteWriter, searches: NumberRows, rows: Int32Array): void {
  let [newestMs, newestAnswerId] = [-1, 0];
  for (const row of rows) {
    const [momentMs, answerId] = [searches.at(row, MOMENT) >>> 0, searches.at(row, ANSWER)];
    if (momentMs < newestMs || (momentMs === newestMs && answerId < newestAnswerId)) continue;
    [newestMs, newestAnswerId] = [momentMs, answerId];
  }
  bytes.put(newestMs);
  bytes.put(newestAnswerId);
}

/** Prompts, each as twice its step from the one before, and 1 more where it asked several times: then how often comes behind. */
function putAskers(bytes: ByteWriter, searches: NumberRows, rows: Int32Array): void {
  const groups = [...searches.listGroups(rows, ORDINAL)];
  let before = 0;
  bytes.put(groups.length);
  for (const group of groups) {
    const ordinal = searches.at(group[0] ?? 0, ORDINAL);
    bytes.put((ordinal - before) * 2 + (group.length > 1 ? 1 : 0));
    if (group.length > 1) bytes.put(group.length);
    before = ordinal;
  }
}

/** The newest occurrence of a query in a segment. */
export interface NewestInMonth {
  segmentId: number;
  /** Milliseconds since the month began. */
  newestMs: number;
  newestAnswerId: number;
}

/** Takes what a month says of a query in a segment. */
export interface SearchTaker {
  addNewest?(set: number, newest: NewestInMonth): void;
  addAsker(set: number, ordinal: number, occurrences: number): void;
}

/** Gives a part's section to `taker`. `wanted`: 1 for each segment that passes; null lets all pass. */
export function readSearchDetails(
  bytes: ByteReader,
  end: number,
  { wanted, set, taker }: { wanted: Uint8Array | null; set: number; taker: SearchTaker },
): void {
  const length = bytes.next();
  const segments = bytes.at + length;
  if (wanted === null) readAskers(bytes, set, taker);
  if (wanted === null && taker.addNewest === undefined) return;
  bytes.at = segments;
  visitSegments(bytes, end, wanted, (segmentId) => {
    const [newestMs, newestAnswerId] = [bytes.next(), bytes.next()];
    taker.addNewest?.(set, { segmentId, newestMs, newestAnswerId });
    if (wanted !== null) readAskers(bytes, set, taker);
  });
}

function readAskers(bytes: ByteReader, set: number, taker: SearchTaker): void {
  let ordinal = 0;
  for (let left = bytes.next(); left > 0; left--) {
    const number = bytes.next();
    ordinal += number >>> 1;
    taker.addAsker(set, ordinal, number & 1 ? bytes.next() : 1);
  }
}
