/**
 * How engines fare, and finer schedules. Health is kept by UTC day, engine and route for live projects: counts of calls
 * and their outcomes, apart from figures about brands. Frozen: a later change is a new migration.
 * `schedule_weekday` is 1 (Monday) to 7; `spread_minutes` is the window over which a scheduled run's calls are spread.
 */
const SQL = `
CREATE TABLE engine_day (
  engine TEXT NOT NULL,
  route TEXT NOT NULL,
  day INTEGER NOT NULL,
  answers INTEGER NOT NULL,
  not_shown INTEGER NOT NULL,
  refusals INTEGER NOT NULL,
  ungrounded INTEGER NOT NULL,
  words INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  PRIMARY KEY (engine, route, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE engine_failure_day (
  engine TEXT NOT NULL,
  route TEXT NOT NULL,
  day INTEGER NOT NULL,
  reason TEXT NOT NULL,
  calls INTEGER NOT NULL,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  message TEXT NOT NULL,
  PRIMARY KEY (engine, route, day, reason)
) STRICT, WITHOUT ROWID;

ALTER TABLE project ADD COLUMN schedule_weekday INTEGER NOT NULL DEFAULT 1 CHECK (schedule_weekday BETWEEN 1 AND 7);
ALTER TABLE project ADD COLUMN spread_minutes INTEGER NOT NULL DEFAULT 0 CHECK (spread_minutes BETWEEN 0 AND 240);
`;

export const migration = { version: 7, name: 'engine-health', sql: SQL };
