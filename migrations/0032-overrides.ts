/**
 * What somebody who read an answer says that it says about a brand, in place of what was measured: `sentiment` in hundredths, null where
 * nothing is said. Measuring again leaves it. Frozen: a later change is a new migration.
 */
const SQL = `
CREATE TABLE opinion_override (
  answer_id INTEGER NOT NULL REFERENCES answer (id) ON DELETE CASCADE,
  brand_id INTEGER NOT NULL REFERENCES brand (id) ON DELETE CASCADE,
  sentiment INTEGER,
  reason TEXT NOT NULL,
  decided_at INTEGER NOT NULL,
  PRIMARY KEY (answer_id, brand_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX opinion_override_by_brand ON opinion_override (brand_id);

-- As every table of projects: nothing comes into one that is being deleted.
CREATE TRIGGER erasing_opinion_override BEFORE INSERT ON opinion_override
WHEN (SELECT erasing_since FROM answer JOIN project ON project.id = project_id WHERE answer.id = NEW.answer_id) IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'project_erasing'); END;
`;

export const migration = { version: 32, name: 'overrides', sql: SQL };
