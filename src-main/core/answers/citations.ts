/** Citations of an answer: one row for each place in its list, each pointing to a source of the project. */
import type { Connection } from '../../storage/connection.ts';
import { newId } from '../ids.ts';
import type { MeasuredCitation } from '../measuring/measurement.ts';
import type { FactReference } from '../rollups/day-facts.ts';

/** Stores them and returns each one's source with its place, for the daily facts. */
export function insertCitations(
  db: Connection,
  projectId: number,
  answerId: number,
  citations: readonly MeasuredCitation[],
): FactReference[] {
  const insert = db.prepare('INSERT INTO citation (answer_id, place, source_id) VALUES (?, ?, ?)');
  return citations.map((citation) => {
    const id = sourceIdOf(db, projectId, citation);
    insert.run(answerId, citation.place, id);
    return { id, detail: citation.place };
  });
}

/** The source of a normalised URL, made on first sight; a non-empty title replaces the one given before. */
function sourceIdOf(db: Connection, projectId: number, citation: MeasuredCitation): number {
  const known = db
    .prepare('SELECT id, title FROM source WHERE project_id = ? AND url = ?')
    .get(projectId, citation.url) as { id: number; title: string | null } | undefined;
  if (!known) {
    const { lastInsertRowid } = db
      .prepare('INSERT INTO source (public_id, project_id, url, host, title) VALUES (?, ?, ?, ?, ?)')
      .run(newId(), projectId, citation.url, citation.host, citation.title);
    return Number(lastInsertRowid);
  }
  if (citation.title && citation.title !== known.title) {
    db.prepare('UPDATE source SET title = ? WHERE id = ?').run(citation.title, known.id);
  }
  return known.id;
}
