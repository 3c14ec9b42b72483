/** What a scope cites, by page and by host: answers, prompts and places. An answer counts once for each, at its first place there. */
import type { Connection } from '../../storage/connection.ts';
import { visitCitations } from '../facts/month-page.ts';
import { visitScope } from '../facts/read-facts.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';

/** Counts of pages or hosts, by their number. */
export class CitationTally {
  readonly #citations: Int32Array;
  readonly #prompts: Int32Array;
  readonly #placeSums: Float64Array;
  readonly #lastAnswers: Int32Array;
  readonly #lastPrompts: Int32Array;

  constructor(size: number) {
    this.#citations = new Int32Array(size);
    this.#prompts = new Int32Array(size);
    this.#placeSums = new Float64Array(size);
    this.#lastAnswers = new Int32Array(size);
    this.#lastPrompts = new Int32Array(size);
  }

  /** Citations of an answer come in the order of their places: the first one counts. */
  add(id: number, place: number, answerId: number, promptId: number): void {
    if (this.#lastAnswers[id] === answerId) return;
    this.#lastAnswers[id] = answerId;
    this.#citations[id] = this.citations(id) + 1;
    this.#placeSums[id] = (this.#placeSums[id] ?? 0) + place;
    if (this.#lastPrompts[id] === promptId) return;
    this.#lastPrompts[id] = promptId;
    this.#prompts[id] = this.prompts(id) + 1;
  }

  citations(id: number): number {
    return this.#citations[id] ?? 0;
  }

  prompts(id: number): number {
    return this.#prompts[id] ?? 0;
  }

  /** Mean 1-based place; 0 for what is never cited. */
  averagePlace(id: number): number {
    return this.citations(id) === 0 ? 0 : (this.#placeSums[id] ?? 0) / this.citations(id);
  }
}

export interface KnownSource {
  id: number;
  publicId: string;
  url: string;
  host: string;
  title: string | null;
}

/** All pages that a project has ever cited, and their hosts numbered from 0. */
export interface SourceBook {
  sources: Map<number, KnownSource>;
  hosts: string[];
  /** Number of the host by source. */
  hostOf: Int32Array;
}

export function readSourceBook(db: Connection, projectId: number): SourceBook {
  const rows = db
    .prepare('SELECT id, public_id AS publicId, url, host, title FROM source WHERE project_id = ?')
    .all(projectId) as KnownSource[];
  const hostOf = new Int32Array(rows.reduce((most, { id }) => Math.max(most, id), 0) + 1);
  const numbers = new Map<string, number>();
  for (const { id, host } of rows) {
    const number = numbers.get(host) ?? numbers.size;
    numbers.set(host, number);
    hostOf[id] = number;
  }
  return { sources: new Map(rows.map((row) => [row.id, row])), hosts: [...numbers.keys()], hostOf };
}

export interface ScopeCitations {
  pages: CitationTally;
  hosts: CitationTally;
  answers: number;
  /** Answers that cite anything. */
  citingAnswers: number;
}

export function readScopeCitations(db: Connection, scope: FigureScope, { hosts, hostOf }: SourceBook): ScopeCitations {
  const found = { pages: new CitationTally(hostOf.length), hosts: new CitationTally(hosts.length) };
  const counts = { answers: 0, citingAnswers: 0 };
  visitScope(db, scope, ['citations'], ({ page, place, prompt, answerId }) => {
    counts.answers++;
    if ((page.heads[place.head + 4] ?? 0) > 0) counts.citingAnswers++;
    visitCitations(page, place, (id, rank) => {
      found.pages.add(id, rank, answerId, prompt.id);
      found.hosts.add(hostOf[id] ?? 0, rank, answerId, prompt.id);
    });
  });
  return { ...found, ...counts };
}
