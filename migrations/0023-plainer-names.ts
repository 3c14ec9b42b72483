/**
 * Plainer names: what calls share is a billing period, a call request and a call result, and an answer has the offsets of its mentions. No
 * row changes; the view `ledger` shows what it showed. Frozen: a later change is a new migration.
 */
const BASIS = (basis: string) =>
  `CASE ${basis} WHEN 0 THEN 'open' WHEN 1 THEN 'reported' WHEN 2 THEN 'estimated' ELSE 'unknown' END`;

const SUMS = 'month, project, engine, route, basis';

const add = (row: 'new' | 'old', sign: '+' | '-') => `
  INSERT INTO spend_month (${SUMS}, calls, cost_nano, counted_nano)
  SELECT month, project, engine, route, ${BASIS(`${row}.basis`)}, ${sign}1,
    ${sign}(CASE WHEN ${row}.basis IN (1, 2) THEN ${row}.nano ELSE 0 END), ${sign}${row}.nano
  FROM billing_period, call_request
  WHERE billing_period.id = ${row}.billing_period_id AND call_request.id = ${row}.call_request_id
  ON CONFLICT (${SUMS}) DO UPDATE SET calls = calls + excluded.calls, cost_nano = cost_nano + excluded.cost_nano,
    counted_nano = counted_nano + excluded.counted_nano;`;

const SQL = `
DROP VIEW ledger;
DROP TRIGGER ledger_added;
DROP TRIGGER ledger_changed;
DROP TRIGGER ledger_removed;
DROP INDEX ledger_told_by_name;
DROP INDEX ledger_by_book;
DROP INDEX ledger_by_asked;

ALTER TABLE ledger_book RENAME TO billing_period;
ALTER TABLE ledger_asked RENAME TO call_request;
ALTER TABLE ledger_told RENAME TO call_result;
ALTER TABLE ledger_entry RENAME COLUMN book_id TO billing_period_id;
ALTER TABLE ledger_entry RENAME COLUMN prompt_id TO ledger_prompt_id;
ALTER TABLE ledger_entry RENAME COLUMN asked_id TO call_request_id;
ALTER TABLE ledger_entry RENAME COLUMN told_id TO call_result_id;

CREATE UNIQUE INDEX call_result_by_name ON call_result (coalesce(model, ''), coalesce(outcome, ''), coalesce(price_version, ''));
CREATE INDEX ledger_by_period ON ledger_entry (billing_period_id);
CREATE INDEX ledger_by_request ON ledger_entry (call_request_id) WHERE basis IN (1, 2);
CREATE TRIGGER ledger_added AFTER INSERT ON ledger_entry BEGIN ${add('new', '+')} END;
CREATE TRIGGER ledger_changed AFTER UPDATE ON ledger_entry BEGIN ${add('old', '-')} ${add('new', '+')} END;
CREATE TRIGGER ledger_removed AFTER DELETE ON ledger_entry BEGIN ${add('old', '-')} END;

CREATE VIEW ledger AS
SELECT entry.id AS id, job_id, project, ledger_prompt.prompt AS prompt, engine, route, request.model AS model_asked,
  result.model AS model, answer, started_at, started_at / 86400000 AS day, month, ${BASIS('entry.basis')} AS basis, outcome,
  CASE WHEN entry.basis IN (1, 2) THEN nano END AS cost_nano, nano AS counted_nano, price_version
FROM ledger_entry AS entry JOIN billing_period AS period ON period.id = billing_period_id
  JOIN ledger_prompt ON ledger_prompt.id = ledger_prompt_id
  JOIN call_request AS request ON request.id = call_request_id LEFT JOIN call_result AS result ON result.id = call_result_id;

ALTER TABLE answer RENAME COLUMN marks TO mention_offsets;
ALTER TABLE fact_month RENAME COLUMN marks_sum TO offsets_sum;
`;

export const migration = { version: 23, name: 'plainer-names', sql: SQL };
