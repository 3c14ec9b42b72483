/**
 * Where redirect links of engines lead. Frozen: a later change is a new migration. Kept for as long as raw replies are: the
 * links themselves stop working after some weeks, and a reply that is read again has to come to the same sources.
 */
const SQL = `
CREATE TABLE redirect (
  url TEXT PRIMARY KEY,
  target TEXT NOT NULL,
  resolved_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;

export const migration = { version: 6, name: 'redirects', sql: SQL };
