/** Searches of a project: found by words in them, and their texts. */
import { foldForSearch } from '#shared/text/fold-search.ts';
import type { Connection } from '../../../../storage/connection.ts';

/** Plain ones are kept as a search folds them; of others a search folds away more than their case. */
const IS_PLAIN = "octet_length(folded) = length(folded) AND instr(folded, '`') = 0";

/** Ids of those that hold every word, in any order, folded as every search is; null for a search without words: all of them. */
export function findQueryIds(db: Connection, projectId: number, search: string | null): Set<number> | null {
  const words = foldForSearch(search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  const holdsAll = words.map(() => 'instr(folded, ?) > 0').join(' AND ');
  const plain = db
    .prepare(`SELECT id FROM search_query WHERE project_id = ? AND ${holdsAll} AND ${IS_PLAIN}`)
    .pluck()
    .all(projectId, ...words) as number[];
  const others = db
    .prepare(`SELECT id, folded FROM search_query WHERE project_id = ? AND NOT (${IS_PLAIN})`)
    .raw()
    .all(projectId) as [number, string][];
  const found = others.filter(([, folded]) => {
    const text = foldForSearch(folded);
    return words.every((word) => text.includes(word));
  });
  return new Set([...plain, ...found.map(([id]) => id)]);
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
