/**
 * Reports are built by schedules of their own, for several projects and in several formats, from a report or a template; and every
 * build has a row, one that failed too. `formats` is a JSON list; `folder` is empty for the folder `reports` of the data folder. A template
 * is a definition without its project. What definitions said of their schedule becomes a schedule. Frozen: a later change is a new
 * migration.
 */
const SQL = `
CREATE TABLE report_template (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL UNIQUE COLLATE NOCASE,
  definition TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE report_schedule (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  -- What it builds: a report, a template, or with neither the usual report.
  report_id INTEGER REFERENCES report (id) ON DELETE CASCADE,
  template_id INTEGER REFERENCES report_template (id) ON DELETE RESTRICT,
  rhythm TEXT NOT NULL,
  weekday INTEGER NOT NULL,
  day_of_month INTEGER NOT NULL,
  time TEXT NOT NULL,
  formats TEXT NOT NULL,
  folder TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX report_schedule_by_report ON report_schedule (report_id);
CREATE INDEX report_schedule_by_template ON report_schedule (template_id);

CREATE TABLE report_schedule_client (
  schedule_id INTEGER NOT NULL REFERENCES report_schedule (id) ON DELETE CASCADE,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  -- The newest slot that was tried in all formats, or that was over when the schedule began.
  last_slot TEXT NOT NULL,
  PRIMARY KEY (schedule_id, project_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX report_schedule_by_project ON report_schedule_client (project_id);

CREATE TABLE report_build (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  report_id INTEGER REFERENCES report (id) ON DELETE SET NULL,
  schedule_id INTEGER REFERENCES report_schedule (id) ON DELETE SET NULL,
  -- Empty where somebody asked.
  slot TEXT NOT NULL,
  format TEXT NOT NULL,
  name TEXT NOT NULL,
  folder TEXT NOT NULL,
  first_day INTEGER NOT NULL,
  last_day INTEGER NOT NULL,
  -- Without a file these are empty: it failed so far.
  file_name TEXT,
  bytes INTEGER,
  built_at INTEGER,
  failures INTEGER NOT NULL,
  failed_at INTEGER,
  reason TEXT,
  said TEXT,
  UNIQUE (schedule_id, project_id, slot, format)
) STRICT;
CREATE INDEX report_build_by_report ON report_build (report_id);
CREATE INDEX report_build_by_project ON report_build (project_id, id DESC);
CREATE INDEX report_build_failed ON report_build (failed_at) WHERE built_at IS NULL;

INSERT INTO report_schedule
  SELECT id, lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-8' || substr(hex(randomblob(2)), 2)
      || '-' || hex(randomblob(6))),
    definition ->> '$.name', id, NULL, definition ->> '$.rhythm', definition ->> '$.weekday', definition ->> '$.dayOfMonth',
    definition ->> '$.time', '["html"]', '', updated_at, updated_at
  FROM report WHERE definition ->> '$.rhythm' IN ('weekly', 'monthly');
INSERT INTO report_schedule_client SELECT id, project_id, last_slot FROM report WHERE id IN (SELECT id FROM report_schedule);
INSERT INTO report_build
  SELECT id, public_id, project_id, report_id, (SELECT id FROM report_schedule WHERE report_schedule.report_id = report_file.report_id), slot,
    'html', name, '', first_day, last_day, file_name, bytes, built_at, 0, NULL, NULL, NULL
  FROM report_file;
DROP TABLE report_file;
UPDATE report SET definition = json_remove(definition, '$.rhythm', '$.weekday', '$.dayOfMonth', '$.time');
ALTER TABLE report DROP COLUMN last_slot;
${['report_schedule_client', 'report_build']
  .map(
    (table) => `
-- As every table of projects: nothing comes into one that is being deleted.
CREATE TRIGGER erasing_${table} BEFORE INSERT ON ${table}
WHEN (SELECT erasing_since FROM project WHERE id = NEW.project_id) IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'project_erasing'); END;`,
  )
  .join('')}
`;

export const migration = { version: 33, name: 'report-schedules', sql: SQL };
