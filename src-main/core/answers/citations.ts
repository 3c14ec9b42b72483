/** Sources of a project: one row a normalised URL, pointed to by the facts of the answers that cite it. */
import type { Connection } from '../../storage/connection.ts';
import type { CitationFact } from '../figures/codec/answer-facts.ts';
import { newId } from '../ids.ts';
import type { MeasuredCitation } from '../measuring/measurement.ts';

/** Each citation's source, made on first sight. */
export function saveSources(db: Connection, projectId: number, citations: readonly MeasuredCitation[]): CitationFact[] {
  return citations.map((citation) => ({ sourceId: sourceIdOf(db, projectId, citation), place: citation.place }));
}

/** The source of a normalised URL; a non-empty title replaces the one given before. */
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
