/** All pages that a project has ever cited, and their hosts. */
import type { Connection } from '../../storage/connection.ts';
import { numberHosts } from '../month-sums/host-numbers.ts';
import type { CitationLevel } from './citation-tally.ts';

export interface KnownSource {
  id: number;
  publicId: string;
  url: string;
  host: string;
  title: string | null;
}

export interface SourceBook {
  sources: ReadonlyMap<number, KnownSource>;
  /** Names by number. */
  hosts: ReadonlyMap<number, string>;
  /** Number of the host by source. */
  hostOf: Int32Array;
  /** Pages, and the hosts that they are on. */
  levels: readonly [pages: CitationLevel, hosts: CitationLevel];
}

export function readSourceBook(db: Connection, projectId: number): SourceBook {
  const rows = db
    .prepare('SELECT id, public_id AS publicId, url, host, title FROM source WHERE project_id = ? ORDER BY id')
    .all(projectId) as KnownSource[];
  const hostOf = numberHosts(rows);
  return {
    sources: new Map(rows.map((row) => [row.id, row])),
    hosts: new Map(rows.flatMap(({ id, host }) => (hostOf[id] === id ? [[id, host]] : []))),
    hostOf,
    levels: [
      { kind: 'source', size: hostOf.length, numbers: null },
      { kind: 'host', size: hostOf.length, numbers: hostOf },
    ],
  };
}
