/** Labels of projects: what the owner groups them by. One that differs only in case is the same. */
import type { Connection } from '../../storage/connection.ts';

/** By project, in the order of the alphabet. */
export function readAllLabels(db: Connection): Map<number, string[]> {
  const rows = db
    .prepare('SELECT project_id AS projectId, name FROM project_label ORDER BY project_id, folded')
    .all() as { projectId: number; name: string }[];
  return new Map(
    [...Map.groupBy(rows, ({ projectId }) => projectId)].map(([id, labels]) => [id, labels.map(({ name }) => name)]),
  );
}

export function readLabels(db: Connection, projectId: number): string[] {
  return db
    .prepare('SELECT name FROM project_label WHERE project_id = ? ORDER BY folded')
    .pluck()
    .all(projectId) as string[];
}

export function replaceLabels(db: Connection, projectId: number, labels: readonly string[]): void {
  db.prepare('DELETE FROM project_label WHERE project_id = ?').run(projectId);
  const insert = db.prepare(
    'INSERT INTO project_label (project_id, folded, name) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  for (const label of labels) insert.run(projectId, label.toLowerCase(), label);
}
