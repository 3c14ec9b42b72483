/**
 * Signs that a server changed its wire, by UTC day, engine and route: kinds of items that no reader knows, fields that are missing, new names of
 * headers. Apart from figures, as all of health is. Frozen: a later change is a new migration.
 */
const SQL = `
CREATE TABLE engine_drift_day (
  engine TEXT NOT NULL,
  route TEXT NOT NULL,
  day INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('unknown_item', 'missing_field', 'new_header')),
  name TEXT NOT NULL,
  replies INTEGER NOT NULL,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  PRIMARY KEY (engine, route, day, kind, name)
) STRICT, WITHOUT ROWID;
`;

export const migration = { version: 20, name: 'wire-drift', sql: SQL };
