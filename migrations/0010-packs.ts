/**
 * Packs of answers and a narrow ledger. Frozen: a later change is a new migration. Marks move from the content to the row of the
 * answer, because content moves into packs and marks change. Ledger rows repeat no text: projects with their month, prompts, ways to
 * ask and what was told are rows that many share. The view `ledger` shows it as it was.
 */
const BASIS = (basis: string) =>
  `CASE ${basis} WHEN 0 THEN 'open' WHEN 1 THEN 'reported' WHEN 2 THEN 'estimated' ELSE 'unknown' END`;

const SUMS = 'month, project, engine, route, basis';

const add = (row: 'new' | 'old', sign: '+' | '-') => `
  INSERT INTO spend_month (${SUMS}, calls, cost_nano, counted_nano)
  SELECT month, project, engine, route, ${BASIS(`${row}.basis`)}, ${sign}1,
    ${sign}(CASE WHEN ${row}.basis IN (1, 2) THEN ${row}.nano ELSE 0 END), ${sign}${row}.nano
  FROM ledger_book, ledger_asked WHERE ledger_book.id = ${row}.book_id AND ledger_asked.id = ${row}.asked_id
  ON CONFLICT (${SUMS}) DO UPDATE SET calls = calls + excluded.calls, cost_nano = cost_nano + excluded.cost_nano,
    counted_nano = counted_nano + excluded.counted_nano;`;

const PACKS = `
ALTER TABLE answer ADD COLUMN marks BLOB NOT NULL DEFAULT x'';
-- The number that stands for none takes as many bytes as one that comes later, so that rows do not grow.
ALTER TABLE answer ADD COLUMN pack_id INTEGER NOT NULL DEFAULT -65537;
UPDATE answer SET marks = coalesce((SELECT marks FROM answer_content WHERE answer_id = answer.id), x'');
ALTER TABLE answer_content DROP COLUMN marks;

-- Numbers of packs are not given again: who looks for one that is gone must not find another.
CREATE TABLE answer_pack (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  prompt_id INTEGER NOT NULL REFERENCES prompt (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  answers INTEGER NOT NULL,
  -- Before compression.
  bytes INTEGER NOT NULL,
  -- First day of an answer whose raw replies are kept; null when none are.
  raws_day INTEGER,
  contents BLOB NOT NULL,
  raws BLOB,
  CHECK ((raws IS NULL) = (raws_day IS NULL))
) STRICT;
CREATE INDEX answer_pack_by_prompt ON answer_pack (prompt_id);
CREATE INDEX answer_pack_by_raws ON answer_pack (raws_day) WHERE raws_day IS NOT NULL;
CREATE INDEX answer_single ON answer (prompt_id, pack_id, day) WHERE pack_id = -65537;
`;

const LEDGER = `
-- A month of a project.
CREATE TABLE ledger_book (id INTEGER PRIMARY KEY, project TEXT NOT NULL, month TEXT NOT NULL, UNIQUE (project, month)) STRICT;
CREATE TABLE ledger_prompt (id INTEGER PRIMARY KEY, prompt TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE ledger_asked (
  id INTEGER PRIMARY KEY,
  engine TEXT NOT NULL,
  route TEXT NOT NULL,
  model TEXT NOT NULL,
  UNIQUE (engine, route, model)
) STRICT;
CREATE TABLE ledger_told (id INTEGER PRIMARY KEY, model TEXT, outcome TEXT, price_version TEXT) STRICT;
CREATE UNIQUE INDEX ledger_told_by_name ON ledger_told (coalesce(model, ''), coalesce(outcome, ''), coalesce(price_version, ''));

-- What it points to is never deleted. basis: 0 open, 1 reported, 2 estimated, 3 unknown. nano: the cost where it is known, else what the call counts for.
CREATE TABLE ledger_entry (
  id INTEGER PRIMARY KEY,
  book_id INTEGER NOT NULL REFERENCES ledger_book (id),
  prompt_id INTEGER NOT NULL,
  asked_id INTEGER NOT NULL REFERENCES ledger_asked (id),
  told_id INTEGER,
  basis INTEGER NOT NULL CHECK (basis BETWEEN 0 AND 3),
  started_at INTEGER NOT NULL,
  nano INTEGER NOT NULL CHECK (nano >= 0),
  job_id INTEGER NOT NULL,
  answer BLOB
) STRICT;

INSERT INTO ledger_book (project, month) SELECT DISTINCT project, month FROM ledger ORDER BY month, project;
INSERT INTO ledger_prompt (prompt) SELECT DISTINCT prompt FROM ledger;
INSERT INTO ledger_asked (engine, route, model) SELECT DISTINCT engine, route, model_asked FROM ledger;
INSERT INTO ledger_told (model, outcome, price_version)
  SELECT DISTINCT model, outcome, price_version FROM ledger WHERE true ON CONFLICT DO NOTHING;
INSERT INTO ledger_entry (id, book_id, prompt_id, asked_id, told_id, basis, started_at, nano, job_id, answer)
SELECT ledger.id, book.id, ledger_prompt.id, asked.id,
  CASE basis WHEN 'open' THEN NULL ELSE
    (SELECT told.id FROM ledger_told AS told WHERE coalesce(told.model, '') = coalesce(ledger.model, '')
       AND coalesce(told.outcome, '') = coalesce(ledger.outcome, '')
       AND coalesce(told.price_version, '') = coalesce(ledger.price_version, '')) END,
  CASE basis WHEN 'open' THEN 0 WHEN 'reported' THEN 1 WHEN 'estimated' THEN 2 ELSE 3 END,
  started_at, counted_nano, job_id, answer
FROM ledger CROSS JOIN ledger_book AS book ON book.project = ledger.project AND book.month = ledger.month
  CROSS JOIN ledger_prompt ON ledger_prompt.prompt = ledger.prompt
  CROSS JOIN ledger_asked AS asked ON asked.engine = ledger.engine AND asked.route = ledger.route AND asked.model = ledger.model_asked
ORDER BY ledger.id;
DROP TABLE ledger;

CREATE UNIQUE INDEX ledger_open ON ledger_entry (job_id) WHERE basis = 0;
CREATE INDEX ledger_unread ON ledger_entry (job_id) WHERE basis = 3;
CREATE INDEX ledger_by_book ON ledger_entry (book_id);
CREATE INDEX ledger_by_asked ON ledger_entry (asked_id) WHERE basis IN (1, 2);
CREATE TRIGGER ledger_added AFTER INSERT ON ledger_entry BEGIN ${add('new', '+')} END;
CREATE TRIGGER ledger_changed AFTER UPDATE ON ledger_entry BEGIN ${add('old', '-')} ${add('new', '+')} END;
CREATE TRIGGER ledger_removed AFTER DELETE ON ledger_entry BEGIN ${add('old', '-')} END;

CREATE VIEW ledger AS
SELECT entry.id AS id, job_id, project, ledger_prompt.prompt AS prompt, engine, route, asked.model AS model_asked, told.model AS model,
  answer, started_at, started_at / 86400000 AS day, month, ${BASIS('entry.basis')} AS basis, outcome,
  CASE WHEN entry.basis IN (1, 2) THEN nano END AS cost_nano, nano AS counted_nano, price_version
FROM ledger_entry AS entry JOIN ledger_book AS book ON book.id = book_id JOIN ledger_prompt ON ledger_prompt.id = entry.prompt_id
  JOIN ledger_asked AS asked ON asked.id = asked_id LEFT JOIN ledger_told AS told ON told.id = told_id;
`;

export const migration = { version: 10, name: 'packs', sql: PACKS + LEDGER };
