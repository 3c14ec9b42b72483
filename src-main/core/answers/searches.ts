/** Search queries (fan-outs) of an answer: grouped without regard to case and spacing, each spelling kept. */
import type { Connection } from '../../storage/connection.ts';

/** Trimmed, spaces collapsed. Empty means: no query. */
export function tidyQuery(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}

/** The form in which two spellings of a query are the same one. */
export function foldQuery(text: string): string {
  return tidyQuery(text).toLowerCase();
}

/** Stores them and returns the id of each one's group, in order, for the daily facts. */
export function insertSearches(
  db: Connection,
  projectId: number,
  answerId: number,
  queries: readonly string[],
): number[] {
  const tidy = queries.map(tidyQuery).filter((text) => text !== '');
  const insert = db.prepare('INSERT INTO answer_search (answer_id, place, query_id, text) VALUES (?, ?, ?, ?)');
  return tidy.map((text, index) => {
    const id = queryIdOf(db, projectId, foldQuery(text));
    insert.run(answerId, index + 1, id, text);
    return id;
  });
}

function queryIdOf(db: Connection, projectId: number, folded: string): number {
  const known = db.prepare('SELECT id FROM search_query WHERE project_id = ? AND folded = ?').get(projectId, folded) as
    | { id: number }
    | undefined;
  if (known) return known.id;
  const { lastInsertRowid } = db
    .prepare('INSERT INTO search_query (project_id, folded) VALUES (?, ?)')
    .run(projectId, folded);
  return Number(lastInsertRowid);
}
