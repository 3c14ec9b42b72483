/**
 * Sources, searches and stars. Citations and searches are packed by day, engine and language, so that a window of answers
 * is read as a few hundred rows; what older versions stored is packed here. Frozen: a later change is a new migration.
 */
import type { Connection } from '../src-main/storage/connection.ts';

const SQL = `
ALTER TABLE brand ADD COLUMN is_starred INTEGER NOT NULL DEFAULT 0;

-- Tag filters read measured rows prompt by prompt: from this index alone.
CREATE INDEX appearance_by_prompt ON appearance (prompt_id, brand_id, day, engine, is_named, is_cited, mention_order,
  depth_units, sentiment_units);

CREATE TABLE source_override (
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  domain TEXT NOT NULL,
  source_type TEXT NOT NULL,
  PRIMARY KEY (project_id, domain)
) STRICT, WITHOUT ROWID;

CREATE TABLE citation_day (
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  day INTEGER NOT NULL,
  engine TEXT NOT NULL,
  language TEXT NOT NULL,
  facts BLOB NOT NULL,
  PRIMARY KEY (project_id, day, engine, language)
) STRICT, WITHOUT ROWID;

CREATE TABLE search_day (
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  day INTEGER NOT NULL,
  engine TEXT NOT NULL,
  language TEXT NOT NULL,
  facts BLOB NOT NULL,
  PRIMARY KEY (project_id, day, engine, language)
) STRICT, WITHOUT ROWID;
`;

const CELL = 'answer.project_id, answer.day, answer.engine, answer.language';

/** Four whole numbers a fact: answer, source or query, ordinal of the prompt, place or millisecond of the day. */
const FACTS = {
  citation_day: `SELECT ${CELL}, answer.id, source_id, ordinal, place
    FROM answer JOIN citation ON citation.answer_id = answer.id JOIN prompt ON prompt.id = answer.prompt_id
    ORDER BY ${CELL}, answer.id, place`,
  search_day: `SELECT ${CELL}, answer.id, query_id, ordinal, answered_at - answer.day * 86400000
    FROM answer JOIN answer_search ON answer_search.answer_id = answer.id JOIN prompt ON prompt.id = answer.prompt_id
    ORDER BY ${CELL}, answer.id, place`,
};

function fill(db: Connection): void {
  for (const [table, sql] of Object.entries(FACTS)) {
    const insert = db.prepare(`INSERT INTO ${table} (project_id, day, engine, language, facts) VALUES (?, ?, ?, ?, ?)`);
    const rows = db.prepare(sql).raw().all() as (string | number)[][];
    for (const cell of Map.groupBy(rows, (row) => row.slice(0, 4).join('\t')).values()) {
      const facts = Int32Array.from(cell.flatMap((row) => row.slice(4) as number[]));
      insert.run(...(cell[0]?.slice(0, 4) ?? []), new Uint8Array(facts.buffer));
    }
  }
}

export const migration = { version: 2, name: 'sources-and-brands', sql: SQL, fill };
