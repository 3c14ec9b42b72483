/** The rollups as a recount of the stored answers makes them: to compare with what is kept, and to build them anew. */
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { countFactDifferences, rebuildFacts } from './recount-facts.ts';
import { type AnswerFact, type AppearanceFact, RollupDelta } from './rollup-delta.ts';

const TABLES = ['total_day', 'brand_day'] as const;
const FACT_TABLES = ['citation_day', 'search_day'] as const;

interface FactRow extends AnswerFact {
  id: number;
}

/** How many rollup rows and daily facts differ from a recount, in either direction. 0 means that they are right. */
export function countDifferences(db: Connection): number {
  const rows = TABLES.reduce((sum, table) => sum + countTableDifferences(db, table), 0);
  return FACT_TABLES.reduce((sum, table) => sum + countFactDifferences(db, table), rows);
}

function countTableDifferences(db: Connection, table: (typeof TABLES)[number]): number {
  const kept = table === 'total_day' ? KEPT_TOTALS : KEPT_BRANDS;
  const counted = table === 'total_day' ? COUNTED_TOTALS : COUNTED_BRANDS;
  const row = db
    .prepare(
      `WITH kept AS MATERIALIZED (${kept}), counted AS MATERIALIZED (${counted})
       SELECT (SELECT count(*) FROM (SELECT * FROM kept EXCEPT SELECT * FROM counted))
            + (SELECT count(*) FROM (SELECT * FROM counted EXCEPT SELECT * FROM kept)) AS n`,
    )
    .get() as { n: number };
  return row.n + countBitmapDifferences(db, table);
}

const CELL = 'day, engine, language, surface, is_branded';
const ANSWER_CELL = 'answer.day, answer.engine, answer.language, answer.surface, answer.is_branded';
const BRAND_SUMS = 'named, cited, visible, order_sum, first_named, top3_named, depth_units, sentiment_units';

const KEPT_TOTALS = `SELECT project_id, ${CELL}, answers FROM total_day`;
const COUNTED_TOTALS = `SELECT project_id, ${CELL}, count(*) AS answers FROM answer GROUP BY project_id, ${CELL}`;
const KEPT_BRANDS = `SELECT brand_id, ${CELL}, ${BRAND_SUMS} FROM brand_day`;
const COUNTED_BRANDS = `SELECT brand_id, ${ANSWER_CELL}, sum(is_named), sum(is_cited), count(*),
    coalesce(sum(mention_order), 0), sum(coalesce(mention_order = 1, 0)), sum(coalesce(mention_order <= 3, 0)),
    sum(depth_units), sum(sentiment_units)
  FROM appearance JOIN answer ON answer.id = answer_id GROUP BY brand_id, ${ANSWER_CELL}`;

/** Bitmaps are compared prompt by prompt: the set bits against the prompts that have answers in that cell. */
function countBitmapDifferences(db: Connection, table: (typeof TABLES)[number]): number {
  const owner = table === 'total_day' ? 'project_id' : 'brand_id';
  const bits = table === 'total_day' ? 'asked' : 'visible_prompts';
  const facts =
    table === 'total_day'
      ? `SELECT DISTINCT answer.project_id AS owner, ${ANSWER_CELL}, ordinal
         FROM answer JOIN prompt ON prompt.id = answer.prompt_id`
      : `SELECT DISTINCT brand_id AS owner, ${ANSWER_CELL}, ordinal
         FROM appearance JOIN answer ON answer.id = answer_id JOIN prompt ON prompt.id = answer.prompt_id`;
  const seen = new Set<string>();
  for (const row of db.prepare(facts).raw().iterate()) seen.add((row as unknown[]).join('\t'));
  let differences = 0;
  for (const row of db.prepare(`SELECT ${owner}, ${CELL}, ${bits} FROM ${table}`).raw().iterate()) {
    const values = row as unknown[];
    const key = values.slice(0, -1).join('\t');
    for (const ordinal of listBits(values.at(-1) as Uint8Array)) if (!seen.delete(`${key}\t${ordinal}`)) differences++;
  }
  return differences + seen.size;
}

function* listBits(bitmap: Uint8Array): Generator<number> {
  for (let ordinal = 0; ordinal < bitmap.length * 8; ordinal++) {
    if (((bitmap[ordinal >> 3] ?? 0) >> (ordinal & 7)) & 1) yield ordinal;
  }
}

/** Throws the rollups away and counts every answer again, in one transaction. */
export const rebuildRollups = defineWrite('rollups.rebuild', (db, _input: null): null => {
  for (const table of TABLES) db.prepare(`DELETE FROM ${table}`).run();
  const appearances = db.prepare(
    `SELECT brand_id AS brandId, is_named AS isNamed, is_cited AS isCited, mention_order AS "order",
       depth_units AS depthUnits, sentiment_units AS sentimentUnits
     FROM appearance WHERE answer_id = ?`,
  );
  const answers = db.prepare(
    `SELECT answer.id AS id, answer.project_id AS projectId, prompt_id AS promptId, ordinal, day, engine,
       answer.language AS language, surface, answer.is_branded AS isBranded
     FROM answer JOIN prompt ON prompt.id = prompt_id ORDER BY answer.id`,
  );
  const delta = new RollupDelta();
  for (const row of answers.all() as FactRow[]) {
    const rows = appearances.all(row.id) as (Omit<AppearanceFact, 'isNamed' | 'isCited'> & {
      isNamed: 0 | 1;
      isCited: 0 | 1;
    })[];
    delta.add(
      row,
      rows.map((fact) => ({ ...fact, isNamed: fact.isNamed === 1, isCited: fact.isCited === 1 })),
      1,
    );
  }
  delta.save(db);
  for (const table of FACT_TABLES) rebuildFacts(db, table);
  return null;
});
