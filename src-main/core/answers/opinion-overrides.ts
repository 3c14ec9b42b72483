/** What somebody who read an answer says that it says about a brand: stored with the answer, so that measuring again leaves it. */
import type { Connection } from '../../storage/connection.ts';
import type { OpinionFact } from '../figures/codec/answer-facts.ts';

export interface Override {
  brandId: number;
  /** In hundredths, 0-10000; null: nothing is said. */
  sentiment: number | null;
  reason: string;
  decidedAt: number;
}

/** Of one answer, by brand. */
export function readOverrides(db: Connection, answerId: number): Map<number, Override> {
  const rows = db
    .prepare(
      'SELECT brand_id AS brandId, sentiment, reason, decided_at AS decidedAt FROM opinion_override WHERE answer_id = ?',
    )
    .all(answerId) as Override[];
  return new Map(rows.map((row) => [row.brandId, row]));
}

/** As it is counted; aspects are those of the words. */
export function toOverriddenOpinion({ sentiment }: Pick<Override, 'sentiment'>): OpinionFact {
  return { sentiment, praised: 0, blamed: 0, source: 'override', confidence: 'high' };
}

export function saveOverride(
  db: Connection,
  answerId: number,
  { brandId, sentiment, reason, decidedAt }: Override,
): void {
  db.prepare(
    `INSERT INTO opinion_override (answer_id, brand_id, sentiment, reason, decided_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET sentiment = excluded.sentiment, reason = excluded.reason, decided_at = excluded.decided_at`,
  ).run(answerId, brandId, sentiment, reason, decidedAt);
}

/** True where there was one. */
export function deleteOverride(db: Connection, answerId: number, brandId: number): boolean {
  return (
    db.prepare('DELETE FROM opinion_override WHERE answer_id = ? AND brand_id = ?').run(answerId, brandId).changes > 0
  );
}
