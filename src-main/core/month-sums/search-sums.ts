/**
 * What the searches of a project's month add up to, by query, `counts`, and for the few that are shown `details` in parts:
 * engines, the newest occurrence and who asked. Packing and reading only.
 */
import { ByteReader, ByteWriter } from './byte-pack.ts';
import { type ListPart, PartWriter } from './list-parts.ts';
import type { NumberRows } from './number-rows.ts';
import { putOrdinals } from './source-sums.ts';

/** Columns of the searches that are summed up; rows come by ordinal. The moment is in milliseconds since the month began, as 32 bits. */
const [QUERY, SEGMENT, ORDINAL, MOMENT, ANSWER] = [0, 1, 2, 3, 4];

export interface SearchSums {
  counts: Uint8Array;
  details: ListPart[];
}

/** Rows of query, segment, ordinal, moment and answer. `engineOf` a segment. */
export function sumSearches(searches: NumberRows, engineOf: (segmentId: number) => string): SearchSums {
  const [counts, parts, section] = [new ByteWriter(), new PartWriter(), new ByteWriter()];
  let before = 0;
  for (const rows of searches.listGroups(searches.orderBy([QUERY]), QUERY)) {
    const queryId = searches.at(rows[0] ?? 0, QUERY);
    counts.put(queryId - before);
    counts.put(rows.length);
    section.clear();
    putDetails(section, searches, rows, engineOf);
    parts.put(queryId, section);
    before = queryId;
  }
  return { counts: counts.toBytes(), details: parts.finish() };
}

function putDetails(
  bytes: ByteWriter,
  searches: NumberRows,
  rows: Int32Array,
  engineOf: (segmentId: number) => string,
): void {
  const segments = new Map<string, number>();
  let [newestMs, newestAnswerId] = [-1, 0];
  for (const row of rows) {
    const segmentId = searches.at(row, SEGMENT);
    const engine = engineOf(segmentId);
    segments.set(engine, Math.min(segments.get(engine) ?? segmentId, segmentId));
    const [momentMs, answerId] = [searches.at(row, MOMENT) >>> 0, searches.at(row, ANSWER)];
    if (momentMs < newestMs || (momentMs === newestMs && answerId < newestAnswerId)) continue;
    [newestMs, newestAnswerId] = [momentMs, answerId];
  }
  bytes.put(segments.size);
  for (const segmentId of [...segments.values()].sort((a, b) => a - b)) bytes.put(segmentId);
  bytes.put(newestMs);
  bytes.put(newestAnswerId);
  putOrdinals(bytes, rows, (row) => searches.at(row, ORDINAL));
}

/** Adds the `counts` of a month, in an array that has room for every id. */
export function addSearchCounts(body: Uint8Array, counts: Int32Array): void {
  const bytes = new ByteReader(body);
  let id = 0;
  while (!bytes.isAtEnd) {
    id += bytes.next();
    counts[id]! += bytes.next();
  }
}

/** How often a month searched for one query. */
export function readSearchCount(body: Uint8Array, queryId: number): number {
  const bytes = new ByteReader(body);
  let id = 0;
  while (!bytes.isAtEnd && id < queryId) {
    id += bytes.next();
    const count = bytes.next();
    if (id === queryId) return count;
  }
  return 0;
}

/** Takes what a month says of a query that is wanted. */
export interface SearchTaker {
  /** One segment for each engine; the moment is in milliseconds since the month began. */
  addDetails(set: number, details: { segmentIds: number[]; newestMs: number; newestAnswerId: number }): void;
  addPrompt(set: number, ordinal: number): void;
}

/** Gives a section of `details` to `taker`. */
export function readSearchDetails(bytes: ByteReader, set: number, taker: SearchTaker): void {
  const segmentIds: number[] = [];
  for (let left = bytes.next(); left > 0; left--) segmentIds.push(bytes.next());
  const [newestMs, newestAnswerId] = [bytes.next(), bytes.next()];
  taker.addDetails(set, { segmentIds, newestMs, newestAnswerId });
  let ordinal = 0;
  for (let left = bytes.next(); left > 0; left--) {
    ordinal += bytes.next();
    taker.addPrompt(set, ordinal);
  }
}
