/**
 * By which word boundaries a project's history was measured, language by language, and which answers were measured by others: the program
 * that measures brings its own ICU. Frozen: a later change is a new migration.
 */
const SQL = `
CREATE TABLE segmentation (
  id INTEGER PRIMARY KEY,
  language TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  icu TEXT NOT NULL,
  UNIQUE (language, fingerprint)
) STRICT;

CREATE TABLE project_segmentation (
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  segmentation_id INTEGER NOT NULL REFERENCES segmentation (id),
  PRIMARY KEY (project_id, language)
) STRICT, WITHOUT ROWID;

-- Null: measured as the project's history is.
ALTER TABLE answer ADD COLUMN segmentation_id INTEGER REFERENCES segmentation (id);

CREATE INDEX answer_by_segmentation ON answer (segmentation_id, project_id, day) WHERE segmentation_id IS NOT NULL;

-- As every table of projects: nothing comes into one that is being deleted.
CREATE TRIGGER erasing_project_segmentation BEFORE INSERT ON project_segmentation
WHEN (SELECT erasing_since FROM project WHERE id = NEW.project_id) IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'project_erasing'); END;
`;

export const migration = { version: 22, name: 'segmentation', sql: SQL };
