/**
 * What months that are over add up to, by prompt and by project. Nothing is summed up here: the upkeep does that, and until then
 * the same figures come from the facts. Frozen: a later change is a new migration.
 */
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
  prompts BLOB NOT NULL,
  PRIMARY KEY (project_id, month)
) STRICT;

CREATE TABLE search_month (
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  month INTEGER NOT NULL,
  counts BLOB NOT NULL,
  details BLOB NOT NULL,
  PRIMARY KEY (project_id, month)
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

export const migration = { version: 9, name: 'month-sums', sql: SQL };
