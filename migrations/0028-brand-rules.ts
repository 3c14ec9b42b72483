/**
 * How the names of a brand are looked for: rules that are switched off for it (`kind` off), and words of which one must be near a mention
 * (`kind` near). Frozen: a later change is a new migration.
 */
const SQL = `
CREATE TABLE brand_rule (
  brand_id INTEGER NOT NULL REFERENCES brand (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('off', 'near')),
  text TEXT NOT NULL,
  PRIMARY KEY (brand_id, kind, text)
) STRICT, WITHOUT ROWID;
`;

export const migration = { version: 28, name: 'brand-rules', sql: SQL };
