/** From a measured answer to the rows that figures read: one appearance for each brand that is named or cited. */
import type { Connection } from '../../storage/connection.ts';
import type { MeasuredAnswer } from '../measuring/measurement.ts';
import type { AppearanceFact } from '../rollups/rollup-delta.ts';
import { toUnits } from '../rollups/units.ts';

export interface Appearance extends AppearanceFact {
  firstWord: number | null;
  occurrences: number;
  /** Offsets in the answer's Markdown, one pair a mention. */
  spans: readonly (readonly [number, number])[];
}

const ABSENT = { order: null, firstWord: null, depthUnits: 0, sentimentUnits: 0, occurrences: 0, spans: [] };

/** One row a brand; a brand both named and cited has one row with both flags. */
export function toAppearances(measured: MeasuredAnswer): Appearance[] {
  const cited = new Set(measured.citations.flatMap((citation) => citation.brandIds));
  const named = measured.mentions.map((mention) => ({
    brandId: mention.brandId,
    isNamed: true,
    isCited: cited.delete(mention.brandId),
    order: mention.order,
    firstWord: mention.firstWord,
    depthUnits: toUnits(mention.depth),
    sentimentUnits: toUnits(mention.sentiment),
    occurrences: mention.spans.length,
    spans: mention.spans,
  }));
  const onlyCited = [...cited].map((brandId) => ({ brandId, isNamed: false, isCited: true, ...ABSENT }));
  return [...named, ...onlyCited];
}

interface AnswerKeys {
  id: number;
  promptId: number;
  day: number;
  engine: string;
}

export function insertAppearances(db: Connection, answer: AnswerKeys, appearances: readonly Appearance[]): void {
  const insert = db.prepare(
    `INSERT INTO appearance (brand_id, day, answer_id, prompt_id, engine, is_named, is_cited, mention_order, first_word,
       depth_units, sentiment_units, occurrences, spans)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const appearance of appearances) {
    insert.run(
      appearance.brandId,
      answer.day,
      answer.id,
      answer.promptId,
      answer.engine,
      appearance.isNamed ? 1 : 0,
      appearance.isCited ? 1 : 0,
      appearance.order,
      appearance.firstWord,
      appearance.depthUnits,
      appearance.sentimentUnits,
      appearance.occurrences,
      JSON.stringify(appearance.spans),
    );
  }
}

/** What is stored of an answer: what the rollups were told of it, and where its mentions are. */
export function readAppearances(db: Connection, answerId: number): Appearance[] {
  const rows = db
    .prepare(
      `SELECT brand_id, is_named, is_cited, mention_order, first_word, depth_units, sentiment_units, occurrences, spans
       FROM appearance WHERE answer_id = ?`,
    )
    .all(answerId) as {
    brand_id: number;
    is_named: number;
    is_cited: number;
    mention_order: number | null;
    first_word: number | null;
    depth_units: number;
    sentiment_units: number;
    occurrences: number;
    spans: string;
  }[];
  return rows.map((row) => ({
    brandId: row.brand_id,
    isNamed: row.is_named === 1,
    isCited: row.is_cited === 1,
    order: row.mention_order,
    firstWord: row.first_word,
    depthUnits: row.depth_units,
    sentimentUnits: row.sentiment_units,
    occurrences: row.occurrences,
    spans: JSON.parse(row.spans),
  }));
}

/** True when two lists say the same of the same brands, in whatever order. */
export function areSameAppearances(a: readonly Appearance[], b: readonly Appearance[]): boolean {
  const toText = (appearances: readonly Appearance[]) =>
    appearances
      .map((one) =>
        JSON.stringify([
          one.brandId,
          one.isNamed,
          one.isCited,
          one.order,
          one.firstWord,
          one.depthUnits,
          one.sentimentUnits,
          one.spans,
        ]),
      )
      .sort()
      .join();
  return a.length === b.length && toText(a) === toText(b);
}

export function deleteAppearances(db: Connection, answerId: number): void {
  db.prepare('DELETE FROM appearance WHERE answer_id = ?').run(answerId);
}
