/**
 * Interventions: what was done to some prompts on a day, so that it can be seen later whether it moved them. A task has one from when it is
 * done until it is opened again; the owner's own have no task. `task_prompt` holds the prompts that a task named when it was made; a task
 * without a row is about the whole project. `tag` is the tag that the prompts were chosen by, as it was called. Frozen: a later change
 * is a new migration.
 */
const SQL = `
CREATE TABLE intervention (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  task_id INTEGER UNIQUE REFERENCES task (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  day INTEGER NOT NULL,
  figure TEXT NOT NULL,
  tag TEXT,
  url TEXT,
  note TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX intervention_by_day ON intervention (project_id, day, id);

CREATE TABLE intervention_prompt (
  intervention_id INTEGER NOT NULL REFERENCES intervention (id) ON DELETE CASCADE,
  prompt_id INTEGER NOT NULL REFERENCES prompt (id) ON DELETE CASCADE,
  PRIMARY KEY (intervention_id, prompt_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX intervention_by_prompt ON intervention_prompt (prompt_id);

CREATE TABLE task_prompt (
  task_id INTEGER NOT NULL REFERENCES task (id) ON DELETE CASCADE,
  prompt_id INTEGER NOT NULL REFERENCES prompt (id) ON DELETE CASCADE,
  PRIMARY KEY (task_id, prompt_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX task_by_prompt ON task_prompt (prompt_id);

-- As every table of projects: nothing comes into one that is being deleted.
CREATE TRIGGER erasing_intervention BEFORE INSERT ON intervention
WHEN (SELECT erasing_since FROM project WHERE id = NEW.project_id) IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'project_erasing'); END;
`;

/** Rules whose tasks name prompts, with the figure that those tasks are to move. */
const NAMING_PROMPTS = `(VALUES ('invisible-prompts', 'responseVisibilityRate'), ('weak-prompts', 'responseVisibilityRate'),
  ('topic-gap', 'responseVisibilityRate'), ('low-sentiment', 'sentiment'), ('negative-prompts', 'sentiment'))`;

/** Tasks that are there keep the prompts that they name now, and those that are done their day. */
const FILL = `
INSERT INTO task_prompt (task_id, prompt_id)
  SELECT DISTINCT task.id, prompt.id
  FROM task, json_each(task.content, '$.evidence.items') AS item, json_each(item.value, '$.promptIds') AS named
    JOIN prompt ON prompt.public_id = named.value AND prompt.project_id = task.project_id
  WHERE task.rule IN (SELECT column1 FROM ${NAMING_PROMPTS});
INSERT INTO intervention (public_id, project_id, task_id, name, day, figure, note, created_at, updated_at)
  SELECT lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-8' || substr(hex(randomblob(2)), 2)
      || '-' || hex(randomblob(6))),
    project_id, id, title, resolved_at / 86400000, named.column2, '', resolved_at, resolved_at
  FROM task JOIN ${NAMING_PROMPTS} AS named ON named.column1 = rule
  WHERE status = 'done' AND resolved_at IS NOT NULL AND EXISTS (SELECT 1 FROM task_prompt WHERE task_id = task.id);
INSERT INTO intervention_prompt (intervention_id, prompt_id)
  SELECT intervention.id, prompt_id FROM intervention JOIN task_prompt ON task_prompt.task_id = intervention.task_id;
`;

export const migration = { version: 27, name: 'interventions', sql: SQL + FILL };
