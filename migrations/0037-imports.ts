/**
 * Receipts of imports: what a file was read as, what came of its rows (`counts` is JSON), and what the import made beside answers and
 * responses, which name their batch themselves: a prompt, a tag, or, with both, a tag that a prompt was given. Older batches have no kind
 * and no receipt. Frozen: a later change is a new migration.
 */
const SQL = `
ALTER TABLE import_batch ADD COLUMN public_id TEXT;
ALTER TABLE import_batch ADD COLUMN kind TEXT CHECK (kind IN ('prompts', 'tags', 'answers', 'attribution'));
ALTER TABLE import_batch ADD COLUMN counts TEXT;
ALTER TABLE import_batch ADD COLUMN undone_at INTEGER;
CREATE UNIQUE INDEX import_batch_by_public_id ON import_batch (public_id) WHERE public_id IS NOT NULL;

CREATE TABLE import_made (
  id INTEGER PRIMARY KEY,
  import_batch_id INTEGER NOT NULL REFERENCES import_batch (id) ON DELETE CASCADE,
  prompt_id INTEGER REFERENCES prompt (id) ON DELETE CASCADE,
  tag_id INTEGER REFERENCES tag (id) ON DELETE CASCADE,
  CHECK (prompt_id IS NOT NULL OR tag_id IS NOT NULL)
) STRICT;
CREATE INDEX import_made_by_batch ON import_made (import_batch_id);
CREATE INDEX import_made_by_prompt ON import_made (prompt_id) WHERE prompt_id IS NOT NULL;
CREATE INDEX import_made_by_tag ON import_made (tag_id) WHERE tag_id IS NOT NULL;

-- As every table of projects: nothing comes into one that is being deleted.
CREATE TRIGGER erasing_import_made BEFORE INSERT ON import_made
WHEN (SELECT erasing_since FROM import_batch JOIN project ON project.id = project_id
      WHERE import_batch.id = NEW.import_batch_id) IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'project_erasing'); END;
`;

export const migration = { version: 37, name: 'imports', sql: SQL };
