/** Search queries (fan-outs) of an answer: grouped without regard to case and spacing, each spelling kept. */
import { hash } from 'node:crypto';

import type { Connection } from '../../storage/connection.ts';

/** Trimmed, spaces collapsed. Empty means: no query. */
export function tidyQuery(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}

/** The form in which two spellings of a query are the same one. */
export function foldQuery(text: string): string {
  return tidyQuery(text).toLowerCase();
}

/** The query of each one, in order, made on first sight. */
export function saveQueries(db: Connection, projectId: number, queries: readonly string[]): number[] {
  return queries.flatMap((text) => {
    const spelling = tidyQuery(text);
    return spelling === '' ? [] : [saveQuery(db, projectId, spelling)];
  });
}

/** A second spelling makes it one that each answer spells for itself. */
function saveQuery(db: Connection, projectId: number, spelling: string): number {
  const folded = foldQuery(spelling);
  const known = findQuery(db, projectId, folded);
  if (known === null) {
    const { lastInsertRowid } = db
      .prepare('INSERT INTO search_query (project_id, hash, folded, spelling) VALUES (?, ?, ?, ?)')
      .run(projectId, toHash(folded), folded, spelling);
    return Number(lastInsertRowid);
  }
  if (known.spelling !== null && known.spelling !== spelling) {
    db.prepare('UPDATE search_query SET spelling = NULL WHERE id = ?').run(known.id);
  }
  return known.id;
}

interface KnownQuery {
  id: number;
  /** How all its answers spell it; null where they differ, or where nobody has looked. */
  spelling: string | null;
}

/** Null when the project has never seen it. `folded`: as `foldQuery` gives it. */
export function findQuery(db: Connection, projectId: number, folded: string): KnownQuery | null {
  const row = db
    .prepare('SELECT id, spelling FROM search_query WHERE project_id = ? AND hash = ? AND folded = ?')
    .get(projectId, toHash(folded), folded) as KnownQuery | undefined;
  return row ?? null;
}

/** 32 bits: enough to find a few rows, which are then compared. */
function toHash(folded: string): number {
  return hash('sha1', folded, 'buffer').readUInt32BE(0);
}
