/**
 * Deleting an archived project for good, a prompt with its answers at a time, so that others can write in between. An empty
 * row is left: its number must never be another project's, because what threads know of a project goes by it.
 */
import { defineRead, defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import { readArchivedRow } from './archive-project.ts';

/** Deletes some of an archived project; true once nothing is left of it, or where there is none. */
export const eraseSome = defineWrite('projects.eraseSome', (db, publicId: string): boolean => {
  const project = readArchivedRow(db, publicId);
  if (!project) return true;
  const prompt = db.prepare('SELECT id FROM prompt WHERE project_id = ? LIMIT 1').pluck().get(project.id);
  if (prompt === undefined) {
    eraseRest(db, project.id);
    return true;
  }
  db.prepare('DELETE FROM prompt WHERE id = ?').run(prompt);
  return false;
});

/** Names of the report files of an archived project; none where there is none. */
export const loadErasedFiles = defineRead('projects.erasedFiles', (db, publicId: string): string[] => {
  const project = readArchivedRow(db, publicId);
  return db
    .prepare('SELECT file_name FROM report_file WHERE project_id = ?')
    .pluck()
    .all(project?.id ?? 0) as string[];
});

/** All that belongs to the project, whatever table it is in, then what tells of it in its own row. */
function eraseRest(db: Connection, projectId: number): void {
  const tables = db
    .prepare(
      `SELECT DISTINCT tables.name AS name, links."from" AS column
       FROM sqlite_schema AS tables JOIN pragma_foreign_key_list(tables.name) AS links
       WHERE tables.type = 'table' AND links."table" = 'project'`,
    )
    .all() as { name: string; column: string }[];
  for (const { name, column } of tables) db.prepare(`DELETE FROM "${name}" WHERE "${column}" = ?`).run(projectId);
  const nothing = { name: '', domain: '', website_url: '', description: '', models: '[]', schedule: 'manual' } as const;
  db.run(query.updateTable('project').set(nothing).where('id', '=', projectId));
}
