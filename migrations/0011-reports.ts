/**
 * Reports: definitions of a project, and the files that schedules built from them. `definition` is JSON. A file is known by its
 * name in the folder `reports` of the data folder. Frozen: a later change is a new migration.
 */
const SQL = `
CREATE TABLE report (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  definition TEXT NOT NULL,
  -- The newest slot of its schedule that needs no building any more; empty without a schedule.
  last_slot TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX report_by_project ON report (project_id, id);

CREATE TABLE report_file (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  report_id INTEGER REFERENCES report (id) ON DELETE SET NULL,
  slot TEXT NOT NULL,
  name TEXT NOT NULL,
  file_name TEXT NOT NULL,
  first_day INTEGER NOT NULL,
  last_day INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  built_at INTEGER NOT NULL,
  UNIQUE (report_id, slot)
) STRICT;
CREATE INDEX report_file_by_project ON report_file (project_id, built_at DESC);
`;

export const migration = { version: 11, name: 'reports', sql: SQL };
