/** Answers whose text cannot be read any more, as a result reports them: how many, and which. */
import type { Connection } from '../../storage/connection.ts';
import { toPublicId } from './answer-id.ts';

export interface DamagedAnswers {
  count: number;
  /** Public ids, of so many at most. */
  answerIds: string[];
}

const MOST_NAMED = 1_000;

/** Public ids, in the order of the numbers. */
export function readPublicIds(db: Connection, ids: readonly number[]): string[] {
  const find = db.prepare('SELECT public_id FROM answer WHERE id = ?').pluck();
  return ids.flatMap((id) => {
    const publicId = find.get(id) as Uint8Array | undefined;
    return publicId ? [toPublicId(publicId)] : [];
  });
}

/** What a result says of those that were left out: nothing where there were none. */
export function reportDamaged(publicIds: readonly string[]): { damagedAnswers?: DamagedAnswers } {
  if (publicIds.length === 0) return {};
  return { damagedAnswers: { count: publicIds.length, answerIds: publicIds.slice(0, MOST_NAMED) } };
}
