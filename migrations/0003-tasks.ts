/**
 * Tasks: what is worth doing next, found by rules in the measured answers. Frozen: a later change is a new migration.
 * `subject` says what a rule's finding is about (an engine, a competitor), so that a task keeps its id. `content` and
 * `metrics` are JSON texts.
 */
const SQL = `
CREATE TABLE task (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  rule TEXT NOT NULL,
  subject TEXT NOT NULL,
  category TEXT NOT NULL
    CHECK (category IN ('technical', 'visibility', 'content', 'offsite', 'reputation', 'competitor', 'setup')),
  status TEXT NOT NULL CHECK (status IN ('open', 'in_progress', 'done', 'dismissed')),
  impact INTEGER NOT NULL CHECK (impact BETWEEN 1 AND 10),
  effort INTEGER NOT NULL CHECK (effort BETWEEN 1 AND 10),
  priority_score INTEGER NOT NULL CHECK (priority_score BETWEEN 1 AND 100),
  is_auto_resolved INTEGER NOT NULL,
  assignee_email TEXT,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  resolved_at INTEGER,
  UNIQUE (project_id, rule, subject)
) STRICT;
CREATE INDEX task_by_priority ON task (project_id, priority_score DESC, id);

CREATE TABLE task_event (
  id INTEGER PRIMARY KEY,
  task_id INTEGER NOT NULL REFERENCES task (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('created', 'reopened', 'resolved', 'status', 'assigned')),
  from_status TEXT,
  to_status TEXT,
  assignee_email TEXT,
  metrics TEXT NOT NULL
) STRICT;
CREATE INDEX task_event_by_task ON task_event (task_id, id);

CREATE TABLE task_evaluation (
  project_id INTEGER PRIMARY KEY REFERENCES project (id) ON DELETE CASCADE,
  evaluated_at INTEGER NOT NULL
) STRICT;
`;

export const migration = { version: 3, name: 'tasks', sql: SQL };
