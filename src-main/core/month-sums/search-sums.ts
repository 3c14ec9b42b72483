/**
 * What the searches of a project's month add up to, by query, in two blobs: `counts`, and `details` for the few that are shown:
 * engines, the newest occurrence and who asked. Packing and reading only.
 */
import { ByteReader, ByteWriter } from './byte-pack.ts';
import type { NumberRows } from './number-rows.ts';
import { putOrdinals } from './source-sums.ts';

/** Columns of the searches that are summed up; rows come by ordinal. The moment is in milliseconds since the month began, as 32 bits. */
export const [QUERY, SEARCH_SEGMENT, SEARCH_ORDINAL, SEARCH_MOMENT, SEARCH_ANSWER] = [0, 1, 2, 3, 4];

export interface SearchSums {
  counts: Uint8Array;
  details: Uint8Array;
}

/** `engineOf` a segment. */
export function sumSearches(searches: NumberRows, engineOf: (segmentId: number) => string): SearchSums {
  const order = searches.orderBy([QUERY]);
  const [counts, details, section] = [new ByteWriter(), new ByteWriter(), new ByteWriter()];
  let before = 0;
  for (let from = 0; from < order.length; ) {
    const queryId = searches.at(order[from] ?? 0, QUERY);
    let to = from + 1;
    while (to < order.length && searches.at(order[to] ?? 0, QUERY) === queryId) to++;
    const rows = order.subarray(from, to);
    for (const bytes of [counts, details]) bytes.put(queryId - before);
    counts.put(rows.length);
    section.clear();
    putDetails(section, searches, rows, engineOf);
    details.putSection(section);
    before = queryId;
    from = to;
  }
  return { counts: counts.toBytes(), details: details.toBytes() };
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
    const segmentId = searches.at(row, SEARCH_SEGMENT);
    const engine = engineOf(segmentId);
    segments.set(engine, Math.min(segments.get(engine) ?? segmentId, segmentId));
    const [momentMs, answerId] = [searches.at(row, SEARCH_MOMENT) >>> 0, searches.at(row, SEARCH_ANSWER)];
    if (momentMs < newestMs || (momentMs === newestMs && answerId < newestAnswerId)) continue;
    [newestMs, newestAnswerId] = [momentMs, answerId];
  }
  bytes.put(segments.size);
  for (const segmentId of [...segments.values()].sort((a, b) => a - b)) bytes.put(segmentId);
  bytes.put(newestMs);
  bytes.put(newestAnswerId);
  putOrdinals(bytes, rows, (row) => searches.at(row, SEARCH_ORDINAL));
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

/** Takes what a month says of a query that is wanted. */
export interface SearchTaker {
  /** One segment for each engine; the moment is in milliseconds since the month began. */
  addDetails(set: number, details: { segmentIds: number[]; newestMs: number; newestAnswerId: number }): void;
  addPrompt(set: number, ordinal: number): void;
}

/** The `details` of a month for some queries. `sets`: by query, the number of its set + 1; 0 and nothing for the others. */
export function readSearchDetails(body: Uint8Array, sets: Int32Array, taker: SearchTaker): void {
  const bytes = new ByteReader(body);
  let queryId = 0;
  while (!bytes.isAtEnd) {
    queryId += bytes.next();
    const length = bytes.next();
    const end = bytes.at + length;
    const set = (sets[queryId] ?? 0) - 1;
    if (set >= 0) readDetails(bytes, set, taker);
    bytes.at = end;
  }
}

function readDetails(bytes: ByteReader, set: number, taker: SearchTaker): void {
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
