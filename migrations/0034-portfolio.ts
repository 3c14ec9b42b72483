/**
 * The portfolio: labels that the owner groups projects by, and the visibility of projects as it was counted last (`version` says of which
 * facts; `figures` is JSON), which is counted again where it is missing. Frozen: a later change is a new migration.
 */
const SQL = `
CREATE TABLE project_label (
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  folded TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (project_id, folded)
) STRICT, WITHOUT ROWID;

CREATE TABLE kept_visibility (
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  first_day INTEGER NOT NULL,
  last_day INTEGER NOT NULL,
  version TEXT NOT NULL,
  figures TEXT NOT NULL,
  PRIMARY KEY (first_day, last_day, project_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX kept_visibility_by_project ON kept_visibility (project_id);

-- As every table of projects: nothing comes into one that is being deleted.
CREATE TRIGGER erasing_project_label BEFORE INSERT ON project_label
WHEN (SELECT erasing_since FROM project WHERE id = NEW.project_id) IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'project_erasing'); END;
CREATE TRIGGER erasing_kept_visibility BEFORE INSERT ON kept_visibility
WHEN (SELECT erasing_since FROM project WHERE id = NEW.project_id) IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'project_erasing'); END;
`;

export const migration = { version: 34, name: 'portfolio', sql: SQL };
