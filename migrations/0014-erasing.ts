/**
 * A project that is being deleted for good says so in its own row from the first step on, and takes nothing in any more: a writer that
 * loaded it before cannot put a row beside what is being deleted. Counts are no such rows, they shrink while answers go. What was
 * deleted before leaves an empty row that is told the same. Frozen: a later change is a new migration.
 */
const OWNED = [
  'answer',
  'api_key_project',
  'attribution',
  'brand',
  'import_batch',
  'job',
  'prompt',
  'report',
  'report_file',
  'run',
  'search_query',
  'source',
  'source_override',
  'suggestion',
  'suggestion_scan',
  'tag',
  'task',
  'task_evaluation',
];

const SQL = `
ALTER TABLE project ADD COLUMN erasing_since INTEGER;
-- Answers that it had then.
ALTER TABLE project ADD COLUMN erasing_answers INTEGER;
-- How much longer it takes, as far as whoever deletes it knew last.
ALTER TABLE project ADD COLUMN erasing_left_ms INTEGER;
UPDATE project SET erasing_since = archived_at, erasing_answers = 0 WHERE archived_at IS NOT NULL AND name = '';
${OWNED.map(
  (table) => `
CREATE TRIGGER erasing_${table} BEFORE INSERT ON ${table}
WHEN (SELECT erasing_since FROM project WHERE id = NEW.project_id) IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'project_erasing'); END;`,
).join('')}
`;

export const migration = { version: 14, name: 'erasing', sql: SQL };
