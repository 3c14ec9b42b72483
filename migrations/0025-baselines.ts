/**
 * Baselines: named moments of a project with its figures as they then were, and the rules that they were measured by. `figures` is JSON.
 * Frozen: a later change is a new migration.
 */
const SQL = `
CREATE TABLE baseline (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  -- Null: nobody gave it one.
  name TEXT,
  created_at INTEGER NOT NULL,
  first_day INTEGER NOT NULL,
  last_day INTEGER NOT NULL,
  rule_version TEXT NOT NULL,
  figures TEXT NOT NULL
) STRICT;
CREATE INDEX baseline_by_project ON baseline (project_id, id DESC);

-- As every table of projects: nothing comes into one that is being deleted.
CREATE TRIGGER erasing_baseline BEFORE INSERT ON baseline
WHEN (SELECT erasing_since FROM project WHERE id = NEW.project_id) IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'project_erasing'); END;
`;

export const migration = { version: 25, name: 'baselines', sql: SQL };
