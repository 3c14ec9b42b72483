/** Sources with their counts: the rows behind what is shown, searched or sorted by. */
import type { Connection } from '../../storage/connection.ts';
import type { SourceCounts } from './source-counts.ts';

interface SourceRow {
  id: number;
  publicId: string;
  /** Normalised. */
  url: string;
  host: string;
  title: string | null;
}

export type CountedSource = SourceRow & SourceCounts;

/** In the order of `counts`. */
export function readSources(db: Connection, counts: readonly SourceCounts[]): CountedSource[] {
  const rows = db
    .prepare(
      `SELECT source.id AS id, public_id AS publicId, url, host, title
       FROM json_each(?) AS wanted CROSS JOIN source ON source.id = wanted.value`,
    )
    .all(JSON.stringify(counts.map((count) => count.sourceId))) as SourceRow[];
  const byId = new Map(counts.map((count) => [count.sourceId, count]));
  return rows.map((row) => ({ ...row, ...byId.get(row.id)! }));
}
