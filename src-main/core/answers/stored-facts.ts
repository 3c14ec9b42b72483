/** The facts of a stored answer as they stand: what has to be taken back before it is deleted or measured again. */
import { startOfDay } from '#shared/time/day.ts';
import type { Connection } from '../../storage/connection.ts';
import type { AnswerFacts } from '../figures/codec/answer-facts.ts';
import { sumOffsets } from '../figures/codec/month-checksum.ts';
import { readAnswerFacts } from '../figures/store/read-facts.ts';
import { unpackOffsets } from './mention-offsets.ts';

interface Row {
  answerId: number;
  projectId: number;
  promptId: number;
  ordinal: number;
  day: number;
  answeredAt: number;
  engine: string;
  language: string;
  surface: string;
  isBranded: 0 | 1;
  isGrounded: 0 | 1;
  isRefusal: 0 | 1;
  mentionOffsets: Uint8Array;
}

/** Undefined for an answer that is not there. */
export function readStoredFacts(db: Connection, answerId: number): AnswerFacts | undefined {
  const row = db
    .prepare(
      `SELECT answer.id AS answerId, answer.project_id AS projectId, prompt_id AS promptId, ordinal, day,
         answered_at AS answeredAt, engine, answer.language AS language, surface, answer.is_branded AS isBranded,
         is_grounded AS isGrounded, is_refusal AS isRefusal, mention_offsets AS mentionOffsets
       FROM answer JOIN prompt ON prompt.id = prompt_id JOIN provenance ON provenance.id = provenance_id
       WHERE answer.id = ?`,
    )
    .get(answerId) as Row | undefined;
  if (!row) return undefined;
  const { engine, language, surface, isBranded, answeredAt, mentionOffsets, ...keys } = row;
  const { appearances, citations, queryIds } = readAnswerFacts(db, keys);
  const counts = new Map(unpackOffsets(mentionOffsets).map(({ brandId, spans }) => [brandId, spans.length]));
  return {
    ...keys,
    momentMs: answeredAt - startOfDay(row.day),
    segment: { engine, language, surface, isBranded },
    isGrounded: row.isGrounded === 1,
    isRefusal: row.isRefusal === 1,
    appearances: appearances.map((fact) => ({ ...fact, occurrences: counts.get(fact.brandId) ?? fact.occurrences })),
    citations,
    queryIds,
    offsetsSum: sumOffsets(answerId, mentionOffsets),
  };
}
