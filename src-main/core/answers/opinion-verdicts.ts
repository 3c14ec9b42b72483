/** What a model that judged an answer says that it says about a brand. `../judging` keeps verdicts; here they are read. */
import type { Connection } from '../../storage/connection.ts';
import type { OpinionFact } from '../figures/codec/answer-facts.ts';

export interface StoredVerdict {
  brandId: number;
  /** In hundredths, 0-10000; null: nothing is said. */
  sentiment: number | null;
  /** UTF-16 offsets of the words that it quoted, in the answer's Markdown; null where nothing is said. */
  quoteStart: number | null;
  quoteEnd: number | null;
}

/** Of one answer, by brand, of whatever version. */
export function readVerdicts(db: Connection, answerId: number): Map<number, StoredVerdict> {
  const rows = db
    .prepare(
      `SELECT brand_id AS brandId, sentiment, quote_start AS quoteStart, quote_end AS quoteEnd FROM judge_verdict
       WHERE answer_id = ? AND state = 'verdict'`,
    )
    .all(answerId) as StoredVerdict[];
  return new Map(rows.map((row) => [row.brandId, row]));
}

/** As it is counted; aspects are those of the words. */
export function toJudgedOpinion({ sentiment }: StoredVerdict): OpinionFact {
  return { sentiment, praised: 0, blamed: 0, source: 'judge', confidence: 'medium' };
}
