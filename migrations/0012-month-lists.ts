/**
 * Everything that a project's month adds up to in two tables of one form, so that hosts, pairs of brands and gaps stand beside sources and
 * searches; which sources each prompt's month cites; and how a search is spelt, where all its answers spell it alike. Nothing is summed up here: the upkeep does that, and until
 * then the same figures come from the facts. Frozen: a later change is a new migration.
 */
const SQL = `
DROP TRIGGER sums_of_prompt;
DROP TABLE source_part;
DROP TABLE source_month;
DROP TABLE search_part;
DROP TABLE search_month;

-- What it is about is its kind. The totals are over all segments, the cells tell segments apart.
CREATE TABLE month_list (
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  month INTEGER NOT NULL,
  kind TEXT NOT NULL,
  totals BLOB NOT NULL,
  cells BLOB NOT NULL,
  PRIMARY KEY (project_id, month, kind)
) STRICT;
CREATE TABLE month_part (
  project_id INTEGER NOT NULL,
  month INTEGER NOT NULL,
  kind TEXT NOT NULL,
  first_id INTEGER NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (project_id, month, kind, first_id),
  FOREIGN KEY (project_id, month, kind) REFERENCES month_list ON DELETE CASCADE
) STRICT;

-- Which sources a prompt's month cites. The same numbers as in fact_month.
CREATE TABLE cited_month (id INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT;

CREATE TRIGGER sums_of_prompt AFTER DELETE ON prompt BEGIN
  DELETE FROM prompt_month WHERE id BETWEEN OLD.id * 4096 AND OLD.id * 4096 + 4095;
  DELETE FROM own_month WHERE id BETWEEN OLD.id * 4096 AND OLD.id * 4096 + 4095;
  DELETE FROM cited_month WHERE id BETWEEN OLD.id * 4096 AND OLD.id * 4096 + 4095;
  DELETE FROM month_list WHERE project_id = OLD.project_id;
  UPDATE month_state SET changes = changes + 1, is_summed = 0 WHERE project_id = OLD.project_id;
END;
UPDATE month_state SET changes = changes + 1, is_summed = 0;

-- Null: its answers spell it differently, or it was first met before this column was.
ALTER TABLE search_query ADD COLUMN spelling TEXT;
`;

export const migration = { version: 12, name: 'month-lists', sql: SQL };
