/**
 * What was asked and brought no answer: questions by prompt, UTC day on which their run began, engine and reason. Kept by triggers in the
 * transaction that settles a job, so that nobody can settle one past it; a question that is asked again is taken out until it is over
 * once more. It outlives jobs. Frozen: a later change is a new migration.
 */
const isUnanswered = (row: string) =>
  `(${row}.state IN ('failed', 'cancelled') OR (${row}.state = 'done' AND ${row}.outcome = 'not_shown'))`;
const reasonOf = (row: string) => `coalesce(${row}.outcome, ${row}.state)`;
const dayOf = (row: string) => `(SELECT created_at / 86400000 FROM run WHERE run.id = ${row}.run_id)`;
const placeOf = (row: string) =>
  `prompt_id = ${row}.prompt_id AND day = ${dayOf(row)} AND engine = ${row}.engine AND reason = ${reasonOf(row)}`;

const SQL = `
CREATE TABLE unanswered_day (
  prompt_id INTEGER NOT NULL REFERENCES prompt (id) ON DELETE CASCADE,
  day INTEGER NOT NULL,
  engine TEXT NOT NULL,
  -- The failure's, or not_shown, cap, no_key, cancelled.
  reason TEXT NOT NULL,
  questions INTEGER NOT NULL,
  PRIMARY KEY (prompt_id, day, engine, reason)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER job_unanswered AFTER UPDATE OF state ON job
WHEN OLD.state <> NEW.state AND ${isUnanswered('NEW')} BEGIN
  INSERT INTO unanswered_day VALUES (NEW.prompt_id, ${dayOf('NEW')}, NEW.engine, ${reasonOf('NEW')}, 1)
  ON CONFLICT DO UPDATE SET questions = questions + 1;
END;

CREATE TRIGGER job_asked_again AFTER UPDATE OF state ON job
WHEN OLD.state <> NEW.state AND ${isUnanswered('OLD')} BEGIN
  UPDATE unanswered_day SET questions = questions - 1 WHERE ${placeOf('OLD')};
  DELETE FROM unanswered_day WHERE ${placeOf('OLD')} AND questions <= 0;
END;

INSERT INTO unanswered_day
SELECT prompt_id, run.created_at / 86400000, engine, ${reasonOf('job')}, count(*)
FROM job JOIN run ON run.id = run_id WHERE ${isUnanswered('job')} GROUP BY 1, 2, 3, 4;
`;

export const migration = { version: 17, name: 'unanswered', sql: SQL };
