/** All pages that a project has ever cited, and their hosts. */
import type { Connection } from '../../storage/connection.ts';
import { numberHosts } from '../month-sums/host-numbers.ts';
import type { CitationLevel } from './citation-tally.ts';
import type { SourcePage } from './classify-source.ts';

export interface BookedPage extends SourcePage {
  id: number;
}

export interface SourceBook {
  pages: readonly BookedPage[];
  /** Names by number. */
  hosts: ReadonlyMap<number, string>;
  /** Number of the host by source. */
  hostOf: Int32Array;
  /** Pages, and the hosts that they are on. */
  levels: readonly [pages: CitationLevel, hosts: CitationLevel];
}

export function readSourceBook(db: Connection, projectId: number): SourceBook {
  const rows = db.prepare('SELECT id, url, host FROM source WHERE project_id = ? ORDER BY id').raw().all(projectId);
  const pages = (rows as [number, string, string][]).map(([id, url, host]): BookedPage => ({ id, url, host }));
  const hostOf = numberHosts(pages);
  return {
    pages,
    hosts: new Map(pages.flatMap(({ id, host }) => (hostOf[id] === id ? [[id, host]] : []))),
    hostOf,
    levels: [
      { kind: 'source', size: hostOf.length, numbers: null },
      { kind: 'host', size: hostOf.length, numbers: hostOf },
    ],
  };
}
