/** Rows of sources: of those that are shown, searched or sorted by. */
import type { Connection } from '../../../../storage/connection.ts';
import type { CitationCounts } from './citation-tally.ts';

export interface SourceRow {
  id: number;
  publicId: string;
  /** Normalised. */
  url: string;
  host: string;
  title: string | null;
}

export type CountedSource = SourceRow & CitationCounts;

/** In the order of `ids`, which are of sources that are there. */
export function readSources(db: Connection, ids: readonly number[]): SourceRow[] {
  return db
    .prepare(
      `SELECT source.id AS id, public_id AS publicId, url, host, title
       FROM json_each(?) AS wanted CROSS JOIN source ON source.id = wanted.value`,
    )
    .all(JSON.stringify(ids)) as SourceRow[];
}
