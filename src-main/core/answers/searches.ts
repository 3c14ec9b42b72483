/** Search queries (fan-outs) of an answer: grouped without regard to case and spacing, each spelling kept. */
import { createHash } from 'node:crypto';

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
    const folded = foldQuery(text);
    return folded === '' ? [] : [findQueryId(db, projectId, folded) ?? insertQuery(db, projectId, folded)];
  });
}

/** Null when the project has never seen it. `folded`: as `foldQuery` gives it. */
export function findQueryId(db: Connection, projectId: number, folded: string): number | null {
  const row = db
    .prepare('SELECT id FROM search_query WHERE project_id = ? AND hash = ? AND folded = ?')
    .get(projectId, toHash(folded), folded) as { id: number } | undefined;
  return row?.id ?? null;
}

function insertQuery(db: Connection, projectId: number, folded: string): number {
  const { lastInsertRowid } = db
    .prepare('INSERT INTO search_query (project_id, hash, folded) VALUES (?, ?, ?)')
    .run(projectId, toHash(folded), folded);
  return Number(lastInsertRowid);
}

/** 32 bits: enough to find a few rows, which are then compared. */
function toHash(folded: string): number {
  return createHash('sha1').update(folded).digest().readUInt32BE(0);
}
