/**
 * What came of each time that a schedule of data files was due, the newest fifty of each: what was written (`outcome`, JSON), or why nothing
 * was (`said`). Frozen: a later change is a new migration.
 */
const SQL = `
CREATE TABLE data_export_try (
  id INTEGER PRIMARY KEY,
  data_export_schedule_id INTEGER NOT NULL REFERENCES data_export_schedule (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  outcome TEXT,
  said TEXT,
  CHECK ((outcome IS NULL) <> (said IS NULL))
) STRICT;
CREATE INDEX data_export_try_by_schedule ON data_export_try (data_export_schedule_id);
`;

export const migration = { version: 38, name: 'data-export-tries', sql: SQL };
