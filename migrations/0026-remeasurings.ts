/**
 * Receipts of measuring a history again: what was changed, which counts moved, and the answers that moved them. Frozen: a later change is a
 * new migration.
 */
const SQL = `
CREATE TABLE remeasuring (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  cause TEXT NOT NULL,
  door TEXT NOT NULL,
  -- Of the API key, where it came from one.
  key_name TEXT,
  undoes_id INTEGER REFERENCES remeasuring (id) ON DELETE SET NULL,
  changed_at INTEGER NOT NULL,
  finished_at INTEGER,
  state TEXT NOT NULL,
  -- JSON: the brands that differ, as they were and as they are.
  names_before TEXT NOT NULL,
  names_after TEXT NOT NULL,
  rules_before TEXT NOT NULL,
  rules_after TEXT NOT NULL,
  -- Null: another change came before all were.
  looked INTEGER,
  changed INTEGER NOT NULL DEFAULT 0,
  rebranded INTEGER NOT NULL DEFAULT 0,
  -- JSON, once it is over: the figures that moved.
  figures TEXT
) STRICT;
CREATE INDEX remeasuring_by_project ON remeasuring (project_id, id DESC);
CREATE UNIQUE INDEX remeasuring_open ON remeasuring (project_id) WHERE state = 'measuring';
CREATE INDEX remeasuring_by_undone ON remeasuring (undoes_id) WHERE undoes_id IS NOT NULL;

-- By how much the counts of a brand in a month have moved.
CREATE TABLE remeasuring_count (
  remeasuring_id INTEGER NOT NULL REFERENCES remeasuring (id) ON DELETE CASCADE,
  month INTEGER NOT NULL,
  brand_id INTEGER NOT NULL,
  counts BLOB NOT NULL,
  PRIMARY KEY (remeasuring_id, month, brand_id)
) STRICT, WITHOUT ROWID;

-- Brands that came into an answer, went out of it, or stand in it otherwise: JSON lists of their numbers.
CREATE TABLE remeasuring_answer (
  remeasuring_id INTEGER NOT NULL REFERENCES remeasuring (id) ON DELETE CASCADE,
  answer_id INTEGER NOT NULL REFERENCES answer (id) ON DELETE CASCADE,
  came TEXT NOT NULL,
  went TEXT NOT NULL,
  altered TEXT NOT NULL,
  PRIMARY KEY (remeasuring_id, answer_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX remeasuring_by_answer ON remeasuring_answer (answer_id);

-- As every table of projects: nothing comes into one that is being deleted.
CREATE TRIGGER erasing_remeasuring BEFORE INSERT ON remeasuring
WHEN (SELECT erasing_since FROM project WHERE id = NEW.project_id) IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'project_erasing'); END;
`;

export const migration = { version: 26, name: 'remeasurings', sql: SQL };
