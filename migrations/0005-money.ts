/**
 * Money: the owner's prices, a ledger of calls, its monthly sums, caps and exchange rates. Frozen: a later change is a new
 * migration. Ledger rows carry public ids and no references, because they outlive what they speak of. Amounts are whole
 * nano-dollars. The monthly sums are kept by triggers, so that nobody can write the ledger past them.
 */
const SUMS = 'month, project, engine, route, basis';

const add = (row: 'new' | 'old', sign: '+' | '-') => `
  INSERT INTO spend_month (${SUMS}, calls, cost_nano, counted_nano)
  VALUES (${row}.month, ${row}.project, ${row}.engine, ${row}.route, ${row}.basis,
    ${sign}1, ${sign}coalesce(${row}.cost_nano, 0), ${sign}${row}.counted_nano)
  ON CONFLICT (${SUMS}) DO UPDATE SET calls = calls + excluded.calls, cost_nano = cost_nano + excluded.cost_nano,
    counted_nano = counted_nano + excluded.counted_nano;`;

const SQL = `
CREATE TABLE price (
  id INTEGER PRIMARY KEY,
  route TEXT NOT NULL,
  model TEXT NOT NULL,
  effective_day INTEGER NOT NULL,
  input_usd REAL NOT NULL CHECK (input_usd >= 0),
  cached_input_usd REAL NOT NULL CHECK (cached_input_usd >= 0),
  output_usd REAL NOT NULL CHECK (output_usd >= 0),
  search_usd REAL NOT NULL CHECK (search_usd >= 0),
  request_usd REAL NOT NULL CHECK (request_usd >= 0),
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE ledger (
  id INTEGER PRIMARY KEY,
  job_id INTEGER NOT NULL,
  project TEXT NOT NULL,
  prompt TEXT NOT NULL,
  engine TEXT NOT NULL,
  route TEXT NOT NULL,
  model_asked TEXT NOT NULL,
  model TEXT,
  answer BLOB,
  started_at INTEGER NOT NULL,
  day INTEGER NOT NULL,
  month TEXT NOT NULL,
  basis TEXT NOT NULL CHECK (basis IN ('open', 'reported', 'estimated', 'unknown')),
  outcome TEXT,
  cost_nano INTEGER CHECK (cost_nano >= 0),
  counted_nano INTEGER NOT NULL CHECK (counted_nano >= 0),
  price_version TEXT,
  CHECK ((cost_nano IS NULL) = (basis IN ('open', 'unknown')))
) STRICT;
CREATE UNIQUE INDEX ledger_open ON ledger (job_id) WHERE basis = 'open';
CREATE INDEX ledger_by_project ON ledger (project, month, id);
CREATE INDEX ledger_by_model ON ledger (engine, route, model_asked, id) WHERE cost_nano IS NOT NULL;

CREATE TABLE spend_month (
  month TEXT NOT NULL,
  project TEXT NOT NULL,
  engine TEXT NOT NULL,
  route TEXT NOT NULL,
  basis TEXT NOT NULL,
  calls INTEGER NOT NULL,
  cost_nano INTEGER NOT NULL,
  counted_nano INTEGER NOT NULL,
  PRIMARY KEY (month, project, engine, route, basis)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER ledger_added AFTER INSERT ON ledger BEGIN ${add('new', '+')} END;
CREATE TRIGGER ledger_changed AFTER UPDATE ON ledger BEGIN ${add('old', '-')} ${add('new', '+')} END;
CREATE TRIGGER ledger_removed AFTER DELETE ON ledger BEGIN ${add('old', '-')} END;

CREATE TABLE spend_cap (
  scope TEXT PRIMARY KEY,
  cap_nano INTEGER NOT NULL CHECK (cap_nano >= 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE exchange_rate (
  currency TEXT PRIMARY KEY,
  per_usd REAL NOT NULL CHECK (per_usd > 0),
  set_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO ledger (job_id, project, prompt, engine, route, model_asked, model, answer, started_at, day, month, basis, outcome,
  cost_nano, counted_nano, price_version)
SELECT answer.job_id, project.public_id, prompt.public_id, answer.engine, provenance.route, coalesce(engine_version, ''),
  engine_version, answer.public_id, answered_at, day, strftime('%Y-%m', answered_at / 1000, 'unixepoch'),
  coalesce(cost_basis, 'unknown'), 'answer', CAST(round(cost_usd * 1e9) AS INTEGER),
  coalesce(CAST(round(cost_usd * 1e9) AS INTEGER), 0), 'before the ledger'
FROM answer JOIN project ON project.id = answer.project_id JOIN prompt ON prompt.id = answer.prompt_id
  JOIN provenance ON provenance.id = provenance_id
WHERE answer.job_id IS NOT NULL AND surface NOT IN ('simulated', 'import') ORDER BY answer.id;

INSERT INTO ledger (job_id, project, prompt, engine, route, model_asked, started_at, day, month, basis, counted_nano)
SELECT job.id, project.public_id, prompt.public_id, engine, coalesce(route, ''), '', job.updated_at, job.updated_at / 86400000,
  strftime('%Y-%m', job.updated_at / 1000, 'unixepoch'), 'open', 0
FROM job JOIN project ON project.id = job.project_id JOIN prompt ON prompt.id = job.prompt_id
WHERE job.state IN ('leased', 'received') AND environment = 'live';
`;

export const migration = { version: 5, name: 'money', sql: SQL };
