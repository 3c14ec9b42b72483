/**
 * A judge of opinions: what a project wants of it, and its verdicts. `walked_id`: answers up to it were looked at by the version `walked_by`.
 * A verdict in another state than `verdict` is a miss, asked for again once. `sentiment` in hundredths, null for no opinion; `quote_*` are
 * UTF-16 offsets in the answer. `second` is what it said when it was asked twice. Frozen: a later change is a new migration.
 */
const SQL = `
CREATE TABLE judge (
  project_id INTEGER PRIMARY KEY REFERENCES project (id) ON DELETE CASCADE,
  mode TEXT NOT NULL CHECK (mode IN ('off', 'unsure', 'all')),
  brands TEXT NOT NULL CHECK (brands IN ('own', 'tracked')),
  route TEXT NOT NULL,
  model TEXT NOT NULL,
  since_day INTEGER NOT NULL,
  cap_nano INTEGER,
  walked_id INTEGER NOT NULL,
  walked_by INTEGER NOT NULL,
  problem TEXT
) STRICT;

CREATE TABLE judge_version (
  id INTEGER PRIMARY KEY,
  instruction INTEGER NOT NULL,
  route TEXT NOT NULL,
  model TEXT NOT NULL,
  UNIQUE (instruction, route, model)
) STRICT;

CREATE TABLE judge_verdict (
  answer_id INTEGER NOT NULL REFERENCES answer (id) ON DELETE CASCADE,
  brand_id INTEGER NOT NULL REFERENCES brand (id) ON DELETE CASCADE,
  judge_version_id INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('verdict', 'missing', 'false_quote', 'contradictory', 'unreadable')),
  opinion TEXT CHECK (opinion IN ('positive', 'neutral', 'negative', 'none')),
  sentiment INTEGER,
  quote_start INTEGER,
  quote_end INTEGER,
  tries INTEGER NOT NULL,
  second TEXT CHECK (second IN ('positive', 'neutral', 'negative', 'none')),
  judged_at INTEGER NOT NULL,
  PRIMARY KEY (answer_id, brand_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX judge_verdict_by_brand ON judge_verdict (brand_id, state);

-- As every table of projects: nothing comes into one that is being deleted.
CREATE TRIGGER erasing_judge BEFORE INSERT ON judge
WHEN (SELECT erasing_since FROM project WHERE id = NEW.project_id) IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'project_erasing'); END;
`;

export const migration = { version: 30, name: 'judge', sql: SQL };
