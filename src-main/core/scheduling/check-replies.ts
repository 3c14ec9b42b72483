/** Whether replies that are stored without being answers are as they came, for doctor. */
import type { Connection } from '../../storage/connection.ts';
import { isWholeReply } from '../answers/reply-checksum.ts';

export interface DamagedReply {
  jobId: number;
  receivedAt: number;
}

export function findDamagedReplies(db: Connection): DamagedReply[] {
  const rows = db
    .prepare(
      'SELECT job_id AS jobId, received_at AS receivedAt, headers, body, sum FROM raw_reply ORDER BY job_id, place',
    )
    .iterate() as Iterable<DamagedReply & Parameters<typeof isWholeReply>[0]>;
  const found = new Map<number, DamagedReply>();
  for (const row of rows) {
    if (!isWholeReply(row)) found.set(row.jobId, { jobId: row.jobId, receivedAt: row.receivedAt });
  }
  return [...found.values()];
}
