/** The words of the searches in a tally that their prompts do not have, counted from which prompts led to which searches. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { pickCandidates } from '../../../ranked-page.ts';
import { readOrdinals } from '../../store/read-facts.ts';
import { readQueryTexts } from './search-queries.ts';
import type { AskersOf } from './search-tally.ts';
import { type CountedWord, WordTally } from './word-tally.ts';

type FanoutWords = OperationOutput<'fanouts.words'>;

/** Distinct searches that are taken apart: the most frequent ones, fewer where many prompts have to be told apart. */
const MOST_QUERIES = 10_000;
const FEWEST_QUERIES = 1_000;
/** Searches times prompts: 2 MB. More would keep a reader waiting. */
const MOST_CELLS = 500_000;

/** Words of the most frequent searches of a tally; it wants to be notified of the prompts that led to those. */
export class AddedWords implements AskersOf {
  readonly #db: Connection;
  readonly #projectId: number;
  readonly #counts: Int32Array;
  readonly #total: number;
  /** How often each prompt led to each query: by ordinal, then by index. */
  readonly #askers: Int32Array;
  /** Those that are taken apart, most frequent first. */
  readonly queryIds: readonly number[];

  constructor(db: Connection, projectId: number, counts: Int32Array) {
    const ordinals = readOrdinals(db, projectId);
    const most = Math.min(MOST_QUERIES, Math.max(FEWEST_QUERIES, Math.floor(MOST_CELLS / ordinals)));
    const { ids, total } = pickCandidates(counts, { page: 1, limit: most });
    this.#db = db;
    this.#projectId = projectId;
    this.#counts = counts;
    this.#total = total;
    this.queryIds = ids.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b).slice(0, most);
    this.#askers = new Int32Array(ordinals * this.queryIds.length);
  }

  readonly add = (index: number, ordinal: number, occurrences: number): void => {
    this.#askers[ordinal * this.queryIds.length + index]! += occurrences;
  };

  list(limit: number): FanoutWords {
    return {
      words: this.#count().slice(0, limit),
      searches: this.queryIds.reduce((sum, id) => sum + (this.#counts[id] ?? 0), 0),
      isComplete: this.queryIds.length === this.#total,
    };
  }

  #count(): CountedWord[] {
    const texts = readQueryTexts(this.#db, this.queryIds);
    const prompts = this.#db
      .prepare('SELECT ordinal, text FROM prompt WHERE project_id = ?')
      .all(this.#projectId) as PromptText[];
    const width = this.queryIds.length;
    const words = new WordTally(
      this.queryIds.map((id) => texts.get(id) ?? ''),
      prompts.length,
    );
    for (const { ordinal, text } of prompts) {
      words.addPrompt(text, this.#askers.subarray(ordinal * width, (ordinal + 1) * width));
    }
    return words.list();
  }
}

interface PromptText {
  ordinal: number;
  text: string;
}
