/**
 * Checksums of facts, of places of brands and of replies that wait, and what doctor set aside. Frozen: a later change is a new migration.
 * Packs, contents and replies of answers carry theirs in the bytes themselves. Columns of older rows are null until the upkeep has
 * come to them: a start reads no history.
 */
const SQL = `
-- CRC-32 of the four blobs, below zero once they were found to be others; and of the marks of its answers, added up by exclusive or.
ALTER TABLE fact_month ADD COLUMN sum INTEGER;
ALTER TABLE fact_month ADD COLUMN marks_sum INTEGER;
ALTER TABLE raw_reply ADD COLUMN sum INTEGER;

-- Answers that cannot be read any more and are counted nowhere. row: all columns of its row as JSON, bytes in hex.
CREATE TABLE set_aside_answer (
  public_id BLOB PRIMARY KEY,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  prompt_id INTEGER NOT NULL REFERENCES prompt (id) ON DELETE CASCADE,
  engine TEXT NOT NULL,
  answered_at INTEGER NOT NULL,
  set_aside_at INTEGER NOT NULL,
  row TEXT NOT NULL
) STRICT;
CREATE INDEX set_aside_answer_by_prompt ON set_aside_answer (prompt_id);
CREATE INDEX set_aside_answer_by_project ON set_aside_answer (project_id);

-- The damaged bytes as they were found. answers: public ids in hex, as a JSON list.
CREATE TABLE set_aside_bytes (
  id INTEGER PRIMARY KEY,
  prompt_id INTEGER NOT NULL REFERENCES prompt (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('contents', 'replies')),
  answers TEXT NOT NULL,
  set_aside_at INTEGER NOT NULL,
  body BLOB NOT NULL
) STRICT;
CREATE INDEX set_aside_bytes_by_prompt ON set_aside_bytes (prompt_id);
`;

export const migration = { version: 15, name: 'checksums', sql: SQL };
