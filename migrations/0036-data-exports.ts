/**
 * Data files are written by schedules: where to and what (`wish`, JSON), when, and what came of the newest try (`outcome`, JSON, of the newest
 * that succeeded). Frozen: a later change is a new migration.
 */
const SQL = `
CREATE TABLE data_export_schedule (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  wish TEXT NOT NULL,
  rhythm TEXT NOT NULL,
  weekday INTEGER NOT NULL,
  day_of_month INTEGER NOT NULL,
  time TEXT NOT NULL,
  -- The newest slot that was written, or that was over when the schedule began.
  last_slot TEXT NOT NULL,
  written_at INTEGER,
  outcome TEXT,
  -- Of the tries since the newest that succeeded.
  failures INTEGER NOT NULL,
  failed_at INTEGER,
  said TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
`;

export const migration = { version: 36, name: 'data-exports', sql: SQL };
