/**
 * All pages that a project has ever cited, and their hosts. They are only ever added to, so a connection caches what it has read; that they
 * are still the same says the last of them.
 */
import type { Connection } from '../../../../storage/connection.ts';
import { classifyPath, type SourcePage } from '../../../sources/classify-source.ts';
import { numberHosts } from '../../aggregate/host-numbers.ts';
import type { CitationLevel } from './citation-tally.ts';

export interface BookedPage extends SourcePage {
  id: number;
}

export interface SourceBook {
  pages: readonly BookedPage[];
  /** Names by number. */
  hosts: ReadonlyMap<number, string>;
  /** Number of the host by source. */
  hostOf: Int32Array;
  /** To count pages and the hosts that they are on, without prompts. */
  levels: readonly [pages: CitationLevel, hosts: CitationLevel];
}

interface CachedBook {
  projectId: number;
  lastPublicId: string;
  book: SourceBook;
}

/** Larger books are read again: some 5 MB are cached at most. */
const MOST_CACHED_PAGES = 20_000;

const cached = new WeakMap<Connection, CachedBook>();

export function readSourceBook(db: Connection, projectId: number): SourceBook {
  const known = findCached(db, projectId);
  const more = readPages(db, projectId, known?.pages.at(-1)?.id ?? 0);
  const last = more.at(-1);
  if (known && !last) return known;
  const book = toBook([...(known?.pages ?? []), ...more.map(([id, url, host]) => toPage(id, url, host))]);
  if (last && book.pages.length <= MOST_CACHED_PAGES) cached.set(db, { projectId, lastPublicId: last[3], book });
  return book;
}

/** Pages go with their project alone, and all of them: while the last one is there, so are those before it. */
function findCached(db: Connection, projectId: number): SourceBook | null {
  const known = cached.get(db);
  if (known?.projectId !== projectId) return null;
  const lastId = known.book.pages.at(-1)?.id;
  const publicId = db
    .prepare('SELECT public_id FROM source WHERE id = ? AND project_id = ?')
    .pluck()
    .get(lastId, projectId);
  return publicId === known.lastPublicId ? known.book : null;
}

type PageRow = [id: number, url: string, host: string, publicId: string];

/** What came lately is found by its number, all of a project by the project (the plus keeps SQLite from that). */
function readPages(db: Connection, projectId: number, afterId: number): PageRow[] {
  const ofProject = afterId === 0 ? 'project_id = ?' : '+project_id = ?';
  return db
    .prepare(`SELECT id, url, host, public_id FROM source WHERE ${ofProject} AND id > ? ORDER BY id`)
    .raw()
    .all(projectId, afterId) as PageRow[];
}

function toPage(id: number, url: string, host: string): BookedPage {
  return { id, url, host, path: classifyPath(url) };
}

function toBook(pages: readonly BookedPage[]): SourceBook {
  const hostOf = numberHosts(pages);
  return {
    pages,
    hosts: new Map(pages.flatMap(({ id, host }) => (hostOf[id] === id ? [[id, host]] : []))),
    hostOf,
    levels: [
      { kind: 'source', size: hostOf.length, numbers: null, withPrompts: false },
      { kind: 'host', size: hostOf.length, numbers: hostOf, withPrompts: false },
    ],
  };
}
