/**
 * Spellings near the names of tracked brands that nobody counts, how often answers have them, and which are somebody else's; what stands
 * behind a suggestion from prose. `examples`: ids of a few of the newest answers, a JSON list. Frozen: a later change is a new migration.
 */
const SQL = `
CREATE TABLE ghost (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  brand_id INTEGER NOT NULL REFERENCES brand (id) ON DELETE CASCADE,
  spelling TEXT NOT NULL,
  name TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'refused')),
  answers INTEGER NOT NULL,
  mentions INTEGER NOT NULL,
  examples TEXT NOT NULL,
  UNIQUE (project_id, spelling)
) STRICT;
CREATE INDEX ghost_by_brand ON ghost (brand_id);

-- How far answers were looked at, by which rules and names; 'walk' as in suggestion_scan's setting.
CREATE TABLE ghost_scan (
  project_id INTEGER PRIMARY KEY REFERENCES project (id) ON DELETE CASCADE,
  rules_version INTEGER NOT NULL,
  names TEXT NOT NULL,
  last_answer_id INTEGER NOT NULL,
  walk TEXT
) STRICT;

-- Of 'answers' those that put the name forward (0 for a name of prose alone), and those that name a tracked brand beside it.
ALTER TABLE suggestion ADD COLUMN head_answers INTEGER NOT NULL DEFAULT 0;
ALTER TABLE suggestion ADD COLUMN beside_answers INTEGER NOT NULL DEFAULT 0;

-- As every table of projects: nothing comes into one that is being deleted.
CREATE TRIGGER erasing_ghost BEFORE INSERT ON ghost
WHEN (SELECT erasing_since FROM project WHERE id = NEW.project_id) IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'project_erasing'); END;
CREATE TRIGGER erasing_ghost_scan BEFORE INSERT ON ghost_scan
WHEN (SELECT erasing_since FROM project WHERE id = NEW.project_id) IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'project_erasing'); END;
`;

export const migration = { version: 31, name: 'ghosts', sql: SQL };
