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
  const find = db.prepare('SELECT id, public_id AS publicId, url, host, title FROM source WHERE id = ?');
  return counts.map((count) => ({ ...(find.get(count.sourceId) as SourceRow), ...count }));
}
