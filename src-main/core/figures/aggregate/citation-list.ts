/** What the citations of a project's month add up to, by source or by host: citations, positions, and prompts. Packing and reading only. */

import type { NumberRows } from '../codec/number-rows.ts';
import type { ByteReader } from '../codec/packed-numbers.ts';
import { addOrdinals, type PromptSets, putOrdinals } from '../codec/prompt-sets.ts';
import { type CountedList, packCounts, packParts, visitSection, visitWanted } from './counted-ids.ts';
import type { MonthList } from './month-lists.ts';

/** Columns of the citations that are summed up; rows come by ordinal. */
const [CITED, SEGMENT, ORDINAL, POSITION] = [0, 1, 2, 3];
const COLUMNS = { id: CITED, segment: SEGMENT };

/** The number of all hosts together: answers that cite anything. */
export const ANY_HOST = 0;

/** Rows of what is cited, segment, ordinal and position. Counts are followed by the sum of positions. */
export function toCitationList(kind: 'source' | 'host', citations: NumberRows): MonthList {
  const counts = packCounts(citations, COLUMNS, (bytes, rows) => {
    let positions = 0;
    for (const row of rows) positions += citations.at(row, POSITION);
    bytes.put(positions);
  });
  const parts = packParts(citations, COLUMNS, (bytes, rows) =>
    putOrdinals(bytes, rows, (row) => citations.at(row, ORDINAL)),
  );
  return { kind, ...counts, parts };
}

/** Counts by id, in arrays that have room for every id. */
export interface CitationArrays {
  citations: Int32Array;
  positionSums: Float64Array;
}

/** Adds the counts of a month. `wanted`: 1 for each segment that passes; null lets all pass. */
export function addCitations(
  list: CountedList,
  wanted: Uint8Array | null,
  { citations, positionSums: placeSums }: CitationArrays,
): void {
  visitWanted(list, wanted, (bytes, end) => {
    let id = 0;
    while (bytes.at < end) {
      id += bytes.next();
      citations[id]! += bytes.next();
      placeSums[id]! += bytes.next();
    }
  });
}

/** Joins a part's section, who asked, to a set. */
export function addCitationPrompts(
  bytes: ByteReader,
  end: number,
  { wanted, set, prompts }: { wanted: Uint8Array | null; set: number; prompts: PromptSets },
): void {
  visitSection(bytes, end, wanted, () => addOrdinals(bytes, (ordinal) => prompts.add(set, ordinal)));
}
