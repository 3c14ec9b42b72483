/**
 * Every run has a day: what could not be asked is asked again until that day is over, never later. A run knows when its slot began, so
 * that no clock or time zone makes it come twice; a job knows how many of its tries may have been paid; months of money are the owner's
 * (`account.time_zone`), from now on: ledger rows keep the month in which they were booked. Frozen: a later change is a new migration.
 */
import type { Connection } from '../src-main/storage/connection.ts';

const SQL = `
-- When the slot of a run began, or else the run itself; and when its day is over.
ALTER TABLE run ADD COLUMN starts_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE run ADD COLUMN ends_at INTEGER NOT NULL DEFAULT 0;
UPDATE run SET starts_at = created_at, ends_at = created_at + 86400000;
ALTER TABLE job ADD COLUMN paid_tries INTEGER NOT NULL DEFAULT 0;
-- Since when the project has the schedule that it has.
ALTER TABLE project ADD COLUMN slots_since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE account ADD COLUMN time_zone TEXT NOT NULL DEFAULT 'UTC';
`;

const fill = (db: Connection) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  db.prepare('UPDATE account SET time_zone = ?').run(timeZone);
};

export const migration = { version: 16, name: 'run-days', sql: SQL, fill };
