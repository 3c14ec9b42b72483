/**
 * What months that are over add up to, by prompt and by project. Nothing is summed up here: the upkeep does that, and until then
 * the same figures come from the facts, whose citations are written shorter. Frozen: a later change is a new migration.
 */
import type { Connection } from '../src-main/storage/connection.ts';

const SQL = `
-- How often the facts of a project's month have changed, and whether all its sums stand as the facts are now.
CREATE TABLE month_state (
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  month INTEGER NOT NULL,
  changes INTEGER NOT NULL,
  is_summed INTEGER NOT NULL,
  PRIMARY KEY (project_id, month)
) STRICT, WITHOUT ROWID;
INSERT INTO month_state (project_id, month, changes, is_summed)
SELECT project_id, -1 - period, abs(random() % 1000000000), 0 FROM total_period WHERE period < 0;

-- The same numbers as in fact_month. Two tables, because few rows of both together would leave much of a page empty.
CREATE TABLE prompt_month (id INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT;
CREATE TABLE own_month (id INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT;

CREATE TABLE source_month (
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  month INTEGER NOT NULL,
  totals BLOB NOT NULL,
  cells BLOB NOT NULL,
  PRIMARY KEY (project_id, month)
) STRICT;
CREATE TABLE source_part (
  project_id INTEGER NOT NULL,
  month INTEGER NOT NULL,
  first_id INTEGER NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (project_id, month, first_id),
  FOREIGN KEY (project_id, month) REFERENCES source_month (project_id, month) ON DELETE CASCADE
) STRICT;

CREATE TABLE search_month (
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  month INTEGER NOT NULL,
  counts BLOB NOT NULL,
  PRIMARY KEY (project_id, month)
) STRICT;
CREATE TABLE search_part (
  project_id INTEGER NOT NULL,
  month INTEGER NOT NULL,
  first_id INTEGER NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (project_id, month, first_id),
  FOREIGN KEY (project_id, month) REFERENCES search_month (project_id, month) ON DELETE CASCADE
) STRICT;

-- As fact_month, with searches before citations: whoever reads only those is spared the way past them.
CREATE TABLE fact_month_next (
  id INTEGER PRIMARY KEY,
  heads BLOB NOT NULL,
  searches BLOB NOT NULL,
  citations BLOB NOT NULL,
  appearances BLOB NOT NULL
) STRICT;

-- A prompt takes its facts with it, and its number is given again.
CREATE TRIGGER sums_of_prompt AFTER DELETE ON prompt BEGIN
  DELETE FROM prompt_month WHERE id BETWEEN OLD.id * 4096 AND OLD.id * 4096 + 4095;
  DELETE FROM own_month WHERE id BETWEEN OLD.id * 4096 AND OLD.id * 4096 + 4095;
  DELETE FROM source_month WHERE project_id = OLD.project_id;
  DELETE FROM search_month WHERE project_id = OLD.project_id;
  UPDATE month_state SET changes = changes + 1, is_summed = 0 WHERE project_id = OLD.project_id;
END;
`;

/** Six numbers a head; the fifth says how many numbers the citations of the answer take. */
const HEAD = 6;

interface FactRow {
  id: number;
  heads: Buffer;
  searches: Buffer;
  citations: Buffer;
  appearances: Buffer;
}

/** Citations had source and place in turn; a place that follows the one before is no longer written. */
function moveFacts(db: Connection): void {
  const read = db.prepare('SELECT * FROM fact_month WHERE id > ? ORDER BY id LIMIT 1');
  const save = db.prepare(
    'INSERT INTO fact_month_next (id, heads, searches, citations, appearances) VALUES (?, ?, ?, ?, ?)',
  );
  for (let row = read.get(-1) as FactRow | undefined; row; row = read.get(row.id) as FactRow | undefined) {
    const { heads, citations } = shortenCitations(toNumbers(row.heads), toNumbers(row.citations));
    save.run(row.id, toBytes(heads), row.searches, toBytes(citations), row.appearances);
  }
  db.raw.exec(`
    DROP TRIGGER fact_month_of_prompt;
    DROP TABLE fact_month;
    ALTER TABLE fact_month_next RENAME TO fact_month;
    CREATE TRIGGER fact_month_of_prompt AFTER DELETE ON prompt BEGIN
      DELETE FROM fact_month WHERE id BETWEEN OLD.id * 4096 AND OLD.id * 4096 + 4095;
    END;
  `);
}

function shortenCitations(heads: Int32Array, citations: Int32Array) {
  const shorter: number[] = [];
  let at = 0;
  for (let head = 0; head < heads.length; head += HEAD) {
    const before = shorter.length;
    let next = 1;
    for (let left = heads[head + 4] ?? 0; left > 0; left--, at += 2) {
      const [sourceId, place] = [citations[at] ?? 0, citations[at + 1] ?? 0];
      if (place === next) shorter.push(sourceId);
      else shorter.push(-sourceId, place);
      next = place + 1;
    }
    heads[head + 4] = shorter.length - before;
  }
  return { heads, citations: Int32Array.from(shorter) };
}

const toNumbers = (body: Buffer) => new Int32Array(new Uint8Array(body).buffer);
const toBytes = (numbers: Int32Array) => new Uint8Array(numbers.buffer);

export const migration = { version: 9, name: 'month-sums', sql: SQL, fill: moveFacts };
