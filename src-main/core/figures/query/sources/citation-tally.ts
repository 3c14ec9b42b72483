/** How often the answers of a scope cite each page or host, at which positions and from how many prompts. Who walks is `read-citations.ts`. */
import type { Connection } from '../../../../storage/connection.ts';
import { ANY_HOST, addCitationPrompts, addCitations, type CitationArrays } from '../../aggregate/citation-list.ts';
import { toWantedIds, visitSections } from '../../aggregate/list-parts.ts';
import { type ListKind, openList } from '../../aggregate/month-lists.ts';
import type { ProjectMonth } from '../../aggregate/month-state.ts';
import {
  answerOfHead,
  citationLength,
  dayOfHead,
  HEAD,
  type MonthPage,
  segmentOfHead,
} from '../../codec/month-page.ts';
import { NumberRows } from '../../codec/number-rows.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import type { MonthDays } from '../../store/plan-months.ts';
import type { ScopePrompt } from '../../store/read-facts.ts';
import { planSegmentFilter } from '../../store/segments.ts';
import type { ListCounter } from '../walk-lists.ts';
import { openPromptSets, planSetsAtOnce } from '../wanted-prompts.ts';

/** What is counted: pages by source, or the hosts that they are on. */
export interface CitationLevel {
  kind: 'source' | 'host';
  /** More than every number that is counted. */
  size: number;
  /** By source; null: sources themselves are counted. */
  numbers: Int32Array | null;
  /** False where nobody will ask from how many prompts: then it is not counted. */
  withPrompts: boolean;
}

export interface CitationCounts {
  /** Source or host. */
  id: number;
  /** Answers that cite it: an answer cites a page or host once, at its first position, however often it points to it. */
  citations: number;
  prompts: number;
  /** Mean 1-based position. */
  averagePosition: number;
}

/** The pages of a folder. */
export function readSourceLevel(db: Connection): CitationLevel {
  const size = db.prepare('SELECT coalesce(max(id), 0) + 1 FROM source').pluck().get() as number;
  return { kind: 'source', size, numbers: null, withPrompts: true };
}

/** What a host is counted of. */
interface CitingAnswer {
  /** Of the host, by source. */
  numbers: Int32Array;
  answerId: number;
  prompt: ScopePrompt;
}

export class CitationTally implements CitationArrays, ListCounter {
  readonly kinds: readonly ListKind[];
  readonly #db: Connection;
  readonly #scope: FigureScope;
  readonly #level: CitationLevel;
  readonly #wanted: Uint8Array | null;
  /** Months that came as lists. */
  readonly #listed: number[] = [];
  readonly #lastAnswers: Int32Array;
  /** Null: prompts are not counted. */
  readonly #lastPrompts: Int32Array | null;
  /** Where everything came from facts. */
  readonly #prompts: Int32Array;
  /** Number and ordinal of what came from facts, where lists came too. */
  readonly #pairs = new NumberRows(2);
  readonly citations: Int32Array;
  readonly positionSums: Float64Array;

  /** Arrays are by number: a year holds millions of citations. */
  constructor(db: Connection, scope: FigureScope, level: CitationLevel) {
    this.#db = db;
    this.#scope = scope;
    this.#level = level;
    this.#wanted = planSegmentFilter(db, scope);
    this.kinds = [level.kind];
    this.citations = new Int32Array(level.size);
    this.positionSums = new Float64Array(level.size);
    this.#prompts = new Int32Array(level.size);
    this.#lastAnswers = new Int32Array(level.size);
    this.#lastPrompts = level.withPrompts ? new Int32Array(level.size) : null;
  }

  addLists(month: ProjectMonth): boolean {
    addCitations(openList(this.#db, month, this.#level.kind), this.#wanted, this);
    this.#listed.push(month.month);
    return true;
  }

  addPage(page: MonthPage, { first, last }: MonthDays, prompt: ScopePrompt): void {
    const { heads, citedNumbers } = page;
    const { numbers } = this.#level;
    const wanted = this.#wanted;
    let next = 0;
    for (let head = 0; head < heads.length; head += HEAD) {
      const from = next;
      next += citationLength(heads, head);
      const day = dayOfHead(heads, head);
      if (from === next || day < first || day > last) continue;
      if (wanted !== null && wanted[segmentOfHead(heads, head)] !== 1) continue;
      if (numbers === null) this.#addSources(citedNumbers, from, next, prompt);
      else this.#addHosts(citedNumbers, from, next, { numbers, answerId: answerOfHead(heads, head), prompt });
    }
  }

  /** An answer cites a source once. */
  #addSources(citedNumbers: Int32Array, from: number, to: number, prompt: ScopePrompt): void {
    const { citations, positionSums } = this;
    const lastPrompts = this.#lastPrompts;
    let position = 0;
    for (let at = from; at < to; at++) {
      let id = citedNumbers[at] ?? 0;
      position++;
      if (id < 0) {
        id = -id;
        position = citedNumbers[++at] ?? 0;
      }
      citations[id]!++;
      positionSums[id]! += position;
      if (lastPrompts !== null && lastPrompts[id] !== prompt.id) this.#addPrompt(lastPrompts, id, prompt);
    }
  }

  /** Citations come in the order of their positions: the first one on a host counts. */
  #addHosts(citedNumbers: Int32Array, from: number, to: number, { numbers, answerId, prompt }: CitingAnswer): void {
    const { citations, positionSums } = this;
    const [lastAnswers, lastPrompts] = [this.#lastAnswers, this.#lastPrompts];
    let position = 0;
    for (let at = from; at < to; at++) {
      let source = citedNumbers[at] ?? 0;
      position++;
      if (source < 0) {
        source = -source;
        position = citedNumbers[++at] ?? 0;
      }
      const id = numbers[source] ?? 0;
      if (lastAnswers[id] === answerId) continue;
      lastAnswers[id] = answerId;
      citations[id]!++;
      positionSums[id]! += position;
      if (lastPrompts !== null && lastPrompts[id] !== prompt.id) this.#addPrompt(lastPrompts, id, prompt);
    }
    citations[ANY_HOST]!++;
    positionSums[ANY_HOST]!++;
    if (lastPrompts !== null && lastPrompts[ANY_HOST] !== prompt.id) this.#addPrompt(lastPrompts, ANY_HOST, prompt);
  }

  #addPrompt(lastPrompts: Int32Array, id: number, { id: promptId, ordinal }: ScopePrompt): void {
    lastPrompts[id] = promptId;
    if (this.#listed.length > 0) this.#pairs.push(id, ordinal);
    else this.#prompts[id]!++;
  }

  /** The counts of what is cited, in the order of `ids`. Sets of prompts are made for these alone, at a level that has them. */
  describe(ids: readonly number[]): CitationCounts[] {
    const prompts = this.#listed.length === 0 ? ids.map((id) => this.#prompts[id] ?? 0) : this.#countPrompts(ids);
    return ids.map((id, index) => {
      const citations = this.citations[id] ?? 0;
      return { id, citations, prompts: prompts[index] ?? 0, averagePosition: (this.positionSums[id] ?? 0) / citations };
    });
  }

  #countPrompts(ids: readonly number[]): number[] {
    const atOnce = planSetsAtOnce(this.#db, this.#scope.projectId);
    const counted: number[] = [];
    for (let from = 0; from < ids.length; from += atOnce) {
      counted.push(...this.#countPart(ids.slice(from, from + atOnce)));
    }
    return counted;
  }

  #countPart(ids: readonly number[]): number[] {
    const { projectId } = this.#scope;
    const wantedIds = toWantedIds(ids, this.citations.length);
    const prompts = openPromptSets(this.#db, projectId, wantedIds, this.#pairs);
    for (const month of this.#listed) {
      visitSections(this.#db, this.#level.kind, { projectId, month }, wantedIds, (set, bytes, end) =>
        addCitationPrompts(bytes, end, { wanted: this.#wanted, set, prompts }),
      );
    }
    return ids.map((_, index) => prompts.count(index));
  }
}
