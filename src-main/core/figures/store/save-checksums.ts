/** Reads the months of a prompt with their checksums, and writes those again from what is there. */
import { firstDayOf } from '#shared/time/month.ts';
import type { Connection } from '../../../storage/connection.ts';
import { addOffsets, type ChecksummedMonth, checksumFacts, sumOffsets } from '../codec/month-checksum.ts';
import { monthOfKey, toKeyRange } from '../codec/month-key.ts';

export interface MonthRow extends ChecksummedMonth {
  id: number;
  offsetsSum: number | null;
}

export function readMonths(db: Connection, promptId: number): MonthRow[] {
  return db
    .prepare(
      `SELECT id, heads, citations, searches, appearances, sum, offsets_sum AS offsetsSum FROM fact_month
       WHERE id BETWEEN ? AND ?`,
    )
    .all(...toKeyRange(promptId)) as MonthRow[];
}

/** The offsets of an answer, as its row has them. */
interface Marked {
  id: number;
  offsets: Uint8Array;
}

export function checksumOffsets(answers: Iterable<Marked>): number {
  let sum = 0;
  for (const { id, offsets } of answers) sum = addOffsets(sum, sumOffsets(id, offsets));
  return sum;
}

/** `isFirst`: of those months alone that an older version left without; a checksum that is there is never made to fit. */
export function saveMonthChecksums(db: Connection, promptId: number, { isFirst }: { isFirst: boolean }): void {
  const read = db.prepare(
    'SELECT id, mention_offsets AS offsets FROM answer WHERE prompt_id = ? AND day BETWEEN ? AND ?',
  );
  const save = db.prepare('UPDATE fact_month SET sum = ?, offsets_sum = ? WHERE id = ?');
  for (const row of readMonths(db, promptId)) {
    if (isFirst && row.sum !== null && row.offsetsSum !== null) continue;
    const month = monthOfKey(row.id);
    const checksumMonth = () =>
      checksumOffsets(read.all(promptId, firstDayOf(month), firstDayOf(month + 1) - 1) as Marked[]);
    const isKept = (sum: number | null): sum is number => isFirst && sum !== null;
    save.run(
      isKept(row.sum) ? row.sum : checksumFacts(row),
      isKept(row.offsetsSum) ? row.offsetsSum : checksumMonth(),
      row.id,
    );
  }
}
