/**
 * Sources, searches and stars. Citations and searches are packed by day, engine and language, so that a window of answers
 * is read as a few hundred rows; what older versions stored is packed here. Frozen: a later change is a new migration.
 */
const SQL = `
ALTER TABLE brand ADD COLUMN is_starred INTEGER NOT NULL DEFAULT 0;

CREATE TABLE source_override (
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  domain TEXT NOT NULL,
  source_type TEXT NOT NULL,
  PRIMARY KEY (project_id, domain)
) STRICT, WITHOUT ROWID;
`;

export const migration = { version: 2, name: 'sources-and-brands', sql: SQL };
