/** Searches of a project: found by words in them, and their texts. */
import type { Connection } from '../../storage/connection.ts';
import { foldQuery } from '../answers/searches.ts';

/** Ids of those that hold every word, in any order and case; null for a search without words: all of them. */
export function findQueryIds(db: Connection, projectId: number, search: string | null): Set<number> | null {
  const words = foldQuery(search ?? '')
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  const rows = db
    .prepare(
      `SELECT id FROM search_query WHERE project_id = ? AND ${words.map(() => 'instr(folded, ?) > 0').join(' AND ')}`,
    )
    .raw()
    .all(projectId, ...words) as [number][];
  return new Set(rows.map(([id]) => id));
}

/** Folded texts by id. */
export function readQueryTexts(db: Connection, ids: readonly number[]): Map<number, string> {
  const rows = db
    .prepare(
      'SELECT search_query.id, folded FROM json_each(?) AS wanted CROSS JOIN search_query ON search_query.id = wanted.value',
    )
    .raw()
    .all(JSON.stringify(ids)) as [number, string][];
  return new Map(rows);
}
