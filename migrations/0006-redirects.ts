/**
 * Where redirect links of engines lead. Frozen: a later change is a new migration. Kept for as long as raw replies are: the
 * links themselves stop working after some weeks, and a reply that is read again has to come to the same sources. Links are
 * long, new in every answer and only ever looked up, so 16 bytes of their SHA-256 stand for them.
 */
const SQL = `
CREATE TABLE redirect (
  link BLOB PRIMARY KEY,
  target TEXT NOT NULL,
  resolved_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;

export const migration = { version: 6, name: 'redirects', sql: SQL };
