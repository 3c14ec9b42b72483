/**
 * Alerts: rules of a project, where they are sent to, what fired, and every delivery with its attempts. What a rule asks and where a target is
 * (but for its secrets) is JSON. Frozen: a later change is a new migration.
 */
const SQL = `
CREATE TABLE alert_target (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  definition TEXT NOT NULL,
  is_on INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE alert_rule (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  definition TEXT NOT NULL,
  is_on INTEGER NOT NULL,
  -- The newest day it was judged for, and of which state of the project; null: never yet, so that what is there already is no news.
  judged_day INTEGER,
  judged_state TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX alert_rule_by_project ON alert_rule (project_id);

CREATE TABLE alert_rule_target (
  rule_id INTEGER NOT NULL REFERENCES alert_rule (id) ON DELETE CASCADE,
  target_id INTEGER NOT NULL REFERENCES alert_target (id) ON DELETE CASCADE,
  PRIMARY KEY (rule_id, target_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX alert_rule_target_by_target ON alert_rule_target (target_id);

CREATE TABLE alert_firing (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  rule_id INTEGER NOT NULL REFERENCES alert_rule (id) ON DELETE CASCADE,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  -- Which event it is: the same one fires once.
  event TEXT NOT NULL,
  day INTEGER NOT NULL,
  fired_at INTEGER NOT NULL,
  -- It was so before the rule: known, and not told.
  is_silent INTEGER NOT NULL,
  facts TEXT NOT NULL
) STRICT;
CREATE INDEX alert_firing_by_rule ON alert_firing (rule_id, event, day);
CREATE INDEX alert_firing_by_project ON alert_firing (project_id, id DESC);

CREATE TABLE alert_message (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  target_id INTEGER NOT NULL REFERENCES alert_target (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('due', 'sent', 'given_up')),
  attempts INTEGER NOT NULL,
  next_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  done_at INTEGER
) STRICT;
CREATE INDEX alert_message_due ON alert_message (next_at) WHERE state = 'due';
CREATE INDEX alert_message_by_target ON alert_message (target_id, created_at);

-- Without a message: it waits for one.
CREATE TABLE alert_delivery (
  firing_id INTEGER NOT NULL REFERENCES alert_firing (id) ON DELETE CASCADE,
  target_id INTEGER NOT NULL REFERENCES alert_target (id) ON DELETE CASCADE,
  message_id INTEGER REFERENCES alert_message (id) ON DELETE CASCADE,
  -- Quiet hours or the most a day held it back.
  was_held INTEGER NOT NULL,
  PRIMARY KEY (firing_id, target_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX alert_delivery_waiting ON alert_delivery (target_id) WHERE message_id IS NULL;
CREATE INDEX alert_delivery_by_target ON alert_delivery (target_id);
CREATE INDEX alert_delivery_by_message ON alert_delivery (message_id);

CREATE TABLE alert_attempt (
  id INTEGER PRIMARY KEY,
  target_id INTEGER NOT NULL REFERENCES alert_target (id) ON DELETE CASCADE,
  -- Null: a test.
  message_id INTEGER REFERENCES alert_message (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  took_ms INTEGER NOT NULL,
  outcome TEXT NOT NULL,
  status INTEGER
) STRICT;
CREATE INDEX alert_attempt_by_message ON alert_attempt (message_id);
CREATE INDEX alert_attempt_by_target ON alert_attempt (target_id);

${['alert_rule', 'alert_firing']
  .map(
    (table) => `
-- As every table of projects: nothing comes into one that is being deleted.
CREATE TRIGGER erasing_${table} BEFORE INSERT ON ${table}
WHEN (SELECT erasing_since FROM project WHERE id = NEW.project_id) IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'project_erasing'); END;`,
  )
  .join('')}
`;

export const migration = { version: 35, name: 'alerts', sql: SQL };
