/**
 * Evidence: which country was asked for, and what a person says about an answer that they added by hand. Frozen: a later
 * change is a new migration. `answer.country` stays what the route passed on, `answer.country_asked` is what it was given;
 * `job.country` is what the newest call of a job was given, because a prompt may change before its reply is read.
 */
const SQL = `
ALTER TABLE answer ADD COLUMN country_asked TEXT;
ALTER TABLE job ADD COLUMN country TEXT;

CREATE TABLE answer_note (
  answer_id INTEGER PRIMARY KEY REFERENCES answer (id) ON DELETE CASCADE,
  app TEXT,
  note TEXT
) STRICT;

-- Calls whose reply is kept and was not read: the few that are priced once it is.
CREATE INDEX ledger_unread ON ledger (job_id) WHERE basis = 'unknown' AND outcome = 'schema_drift';
`;

export const migration = { version: 8, name: 'evidence', sql: SQL };
