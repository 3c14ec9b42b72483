/**
 * The first schema. Frozen: a later change is a new migration. Reasons for the shape are in src-main/storage/README.md.
 * Moments are milliseconds since 1970, days are UTC days since 1970, booleans are 0 or 1, lists are JSON texts.
 */
const SQL = `
CREATE TABLE account (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  public_id TEXT NOT NULL,
  email TEXT NOT NULL,
  name TEXT NOT NULL,
  tier TEXT NOT NULL,
  currency TEXT NOT NULL,
  default_models TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE project (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  environment TEXT NOT NULL CHECK (environment IN ('live', 'test')),
  name TEXT NOT NULL,
  domain TEXT NOT NULL,
  website_url TEXT NOT NULL,
  description TEXT NOT NULL,
  is_default INTEGER NOT NULL,
  is_sample INTEGER NOT NULL,
  language TEXT,
  models TEXT NOT NULL,
  is_pitch INTEGER NOT NULL,
  pitch_duration_days INTEGER, pitch_expired_at INTEGER,
  schedule TEXT NOT NULL CHECK (schedule IN ('daily', 'weekly', 'manual')),
  schedule_time TEXT NOT NULL,
  samples_per_run INTEGER NOT NULL,
  last_slot TEXT NOT NULL,
  brands_version INTEGER NOT NULL,
  next_ordinal INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  archived_at INTEGER
) STRICT;

CREATE TABLE api_key (
  id TEXT PRIMARY KEY,
  hash TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  environment TEXT NOT NULL,
  scopes TEXT NOT NULL,
  is_restricted INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER,
  revoked_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE api_key_project (
  api_key_id TEXT NOT NULL REFERENCES api_key (id) ON DELETE CASCADE,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  PRIMARY KEY (api_key_id, project_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE brand (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  is_own INTEGER NOT NULL,
  name TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('tracked', 'suggested', 'ignored', 'removed')),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX brand_by_project ON brand (project_id, state);
CREATE UNIQUE INDEX brand_own ON brand (project_id) WHERE is_own = 1;

CREATE TABLE brand_name (
  brand_id INTEGER NOT NULL REFERENCES brand (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('alias', 'excluded')),
  text TEXT NOT NULL,
  is_case_sensitive INTEGER NOT NULL,
  PRIMARY KEY (brand_id, kind, text)
) STRICT, WITHOUT ROWID;

CREATE TABLE brand_domain (
  brand_id INTEGER NOT NULL REFERENCES brand (id) ON DELETE CASCADE,
  domain TEXT NOT NULL,
  is_main INTEGER NOT NULL,
  PRIMARY KEY (brand_id, domain)
) STRICT, WITHOUT ROWID;

CREATE TABLE prompt (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  ordinal INTEGER NOT NULL,
  text TEXT NOT NULL,
  language TEXT NOT NULL,
  country TEXT,
  models TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('queued', 'active', 'paused', 'archived')),
  paused_by TEXT,
  is_branded INTEGER NOT NULL,
  intents TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (project_id, text, language),
  UNIQUE (project_id, ordinal)
) STRICT;

CREATE TABLE tag (
  id INTEGER PRIMARY KEY,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  folded TEXT NOT NULL,
  name TEXT NOT NULL,
  UNIQUE (project_id, folded)
) STRICT;

CREATE TABLE prompt_tag (
  prompt_id INTEGER NOT NULL REFERENCES prompt (id) ON DELETE CASCADE,
  tag_id INTEGER NOT NULL REFERENCES tag (id) ON DELETE CASCADE, PRIMARY KEY (prompt_id, tag_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX prompt_tag_by_tag ON prompt_tag (tag_id, prompt_id);

CREATE TABLE run (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  cause TEXT NOT NULL,
  slot TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('running', 'paused', 'finished', 'cancelled')),
  created_at INTEGER NOT NULL,
  finished_at INTEGER,
  -- Jobs that ended with an answer and are no longer kept one by one.
  jobs_settled INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX run_by_project ON run (project_id, id);
CREATE INDEX run_open ON run (state) WHERE state IN ('running', 'paused');

CREATE TABLE job (
  id INTEGER PRIMARY KEY,
  run_id INTEGER NOT NULL REFERENCES run (id) ON DELETE CASCADE,
  project_id INTEGER NOT NULL,
  prompt_id INTEGER NOT NULL REFERENCES prompt (id) ON DELETE CASCADE,
  engine TEXT NOT NULL,
  slot TEXT NOT NULL,
  sample INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('queued', 'leased', 'received', 'waiting', 'done', 'failed', 'cancelled')),
  attempts INTEGER NOT NULL,
  next_try_at INTEGER NOT NULL,
  lease_owner TEXT,
  lease_expires_at INTEGER,
  route TEXT,
  outcome TEXT,
  message TEXT,
  updated_at INTEGER NOT NULL,
  UNIQUE (prompt_id, engine, slot, sample)
) STRICT;
CREATE INDEX job_by_run ON job (run_id, state);
CREATE INDEX job_open ON job (engine, state, next_try_at) WHERE state IN ('queued', 'leased', 'received', 'waiting');

CREATE TABLE executor (id INTEGER PRIMARY KEY CHECK (id = 1), owner TEXT NOT NULL, pid INTEGER NOT NULL, expires_at INTEGER NOT NULL) STRICT;

CREATE TABLE raw_reply (
  job_id INTEGER NOT NULL REFERENCES job (id) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  status INTEGER NOT NULL, headers TEXT NOT NULL,
  body BLOB NOT NULL,
  received_at INTEGER NOT NULL,
  PRIMARY KEY (job_id, place)
) STRICT;

CREATE TABLE import_batch (
  id INTEGER PRIMARY KEY,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  file_name TEXT NOT NULL,
  pid INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('writing', 'done')),
  started_at INTEGER NOT NULL,
  finished_at INTEGER
) STRICT;

-- Where answers came from: each combination once.
CREATE TABLE provenance (
  id INTEGER PRIMARY KEY,
  surface TEXT NOT NULL,
  route TEXT NOT NULL,
  engine_version TEXT
) STRICT;
CREATE UNIQUE INDEX provenance_by_name ON provenance (surface, route, coalesce(engine_version, ''));

CREATE TABLE answer (
  id INTEGER PRIMARY KEY,
  public_id BLOB NOT NULL UNIQUE,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  prompt_id INTEGER NOT NULL REFERENCES prompt (id) ON DELETE CASCADE,
  job_id INTEGER UNIQUE REFERENCES job (id) ON DELETE SET NULL,
  import_batch_id INTEGER REFERENCES import_batch (id),
  import_key BLOB,
  external_id TEXT,
  engine TEXT NOT NULL,
  provenance_id INTEGER NOT NULL,
  answered_at INTEGER NOT NULL,
  day INTEGER NOT NULL,
  language TEXT NOT NULL,
  country TEXT,
  is_branded INTEGER NOT NULL,
  is_grounded INTEGER NOT NULL,
  is_refusal INTEGER NOT NULL,
  is_incomplete INTEGER NOT NULL,
  is_own_named INTEGER NOT NULL,
  is_own_cited INTEGER NOT NULL,
  words INTEGER NOT NULL,
  brands_named INTEGER NOT NULL,
  cost_usd REAL,
  cost_basis TEXT,
  measuring_version INTEGER NOT NULL,
  brands_version INTEGER NOT NULL,
  hash BLOB NOT NULL
) STRICT;
CREATE INDEX answer_by_day ON answer (project_id, day, engine);
CREATE INDEX answer_by_prompt ON answer (prompt_id, day);
CREATE UNIQUE INDEX answer_import_key ON answer (project_id, import_key) WHERE import_key IS NOT NULL;
CREATE INDEX answer_by_batch ON answer (import_batch_id) WHERE import_batch_id IS NOT NULL;

-- What was said and where the brands stand in it; only single answers and measuring again read it.
CREATE TABLE answer_content (
  answer_id INTEGER PRIMARY KEY REFERENCES answer (id) ON DELETE CASCADE,
  marks BLOB NOT NULL,
  body BLOB NOT NULL
) STRICT;

-- What the server sent, packed with the content as dictionary.
CREATE TABLE answer_raw (
  answer_id INTEGER PRIMARY KEY REFERENCES answer (id) ON DELETE CASCADE,
  body BLOB NOT NULL
) STRICT;

CREATE TABLE segment (
  id INTEGER PRIMARY KEY,
  engine TEXT NOT NULL,
  language TEXT NOT NULL,
  surface TEXT NOT NULL,
  is_branded INTEGER NOT NULL,
  UNIQUE (engine, language, surface, is_branded)
) STRICT;

-- The facts of one prompt in one month; the id is prompt id * 4096 + months since 1970.
CREATE TABLE fact_month (
  id INTEGER PRIMARY KEY,
  heads BLOB NOT NULL,
  citations BLOB NOT NULL,
  searches BLOB NOT NULL,
  appearances BLOB NOT NULL
) STRICT;
-- Numbers of prompts are given again: nothing of a prompt may outlive it.
CREATE TRIGGER fact_month_of_prompt AFTER DELETE ON prompt BEGIN
  DELETE FROM fact_month WHERE id BETWEEN OLD.id * 4096 AND OLD.id * 4096 + 4095;
END;

CREATE TABLE source (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  url TEXT NOT NULL,
  host TEXT NOT NULL,
  title TEXT,
  UNIQUE (project_id, url)
) STRICT;

-- Found by hash: long queries are not stored twice.
CREATE TABLE search_query (
  id INTEGER PRIMARY KEY,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  hash INTEGER NOT NULL,
  folded TEXT NOT NULL
) STRICT;
CREATE INDEX search_query_by_hash ON search_query (project_id, hash);

-- Counts of a day (its number) or a month (-1 - months since 1970).
CREATE TABLE total_period (
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  period INTEGER NOT NULL,
  cells BLOB NOT NULL,
  PRIMARY KEY (project_id, period)
) STRICT, WITHOUT ROWID;

CREATE TABLE brand_period (
  brand_id INTEGER NOT NULL REFERENCES brand (id) ON DELETE CASCADE,
  period INTEGER NOT NULL,
  cells BLOB NOT NULL,
  PRIMARY KEY (brand_id, period)
) STRICT, WITHOUT ROWID;
`;

export const migration = { version: 1, name: 'first', sql: SQL };
