/**
 * Self-reported attribution and competitor suggestions. Frozen: a later change is a new migration. Rows of an import go
 * with their batch, so that a cut-off import is taken back whole. Suggestions keep counts, not one row an answer: a
 * million answers make a few thousand rows.
 */
const SQL = `
CREATE TABLE attribution (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  import_batch_id INTEGER REFERENCES import_batch (id) ON DELETE CASCADE,
  import_key TEXT,
  channel_id TEXT NOT NULL,
  source TEXT NOT NULL CHECK (source IN ('widget', 'api', 'api_bulk', 'form_tool_a', 'form_tool_b', 'crm_a', 'crm_b')),
  respondent_email TEXT,
  respondent_name TEXT,
  respondent_external_id TEXT,
  deal_value REAL,
  deal_currency TEXT NOT NULL,
  form_id TEXT,
  page_url TEXT,
  metadata TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX attribution_by_time ON attribution (project_id, created_at);
CREATE UNIQUE INDEX attribution_import_key ON attribution (project_id, import_key) WHERE import_key IS NOT NULL;
CREATE INDEX attribution_by_batch ON attribution (import_batch_id) WHERE import_batch_id IS NOT NULL;

CREATE TABLE suggestion (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  name_key TEXT NOT NULL,
  name TEXT NOT NULL,
  is_name_domain INTEGER NOT NULL,
  domain TEXT,
  state TEXT NOT NULL CHECK (state IN ('suggested', 'ignored', 'accepted')),
  answers INTEGER NOT NULL,
  prompts BLOB NOT NULL,
  examples TEXT NOT NULL,
  last_answer_id INTEGER NOT NULL,
  UNIQUE (project_id, name_key)
) STRICT;
CREATE INDEX suggestion_by_answers ON suggestion (project_id, state, answers);

CREATE TABLE suggestion_scan (
  project_id INTEGER PRIMARY KEY REFERENCES project (id) ON DELETE CASCADE,
  rules_version INTEGER NOT NULL,
  last_answer_id INTEGER NOT NULL
) STRICT;
`;

export const migration = { version: 4, name: 'attribution and suggestions', sql: SQL };
