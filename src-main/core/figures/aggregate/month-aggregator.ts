/** The chore that aggregates months: at once at the start, later when a month has been left alone for one look. */
import type { Storage } from '../../../storage/command.ts';
import { aggregateMonths, loadUnaggregated } from './aggregate-months.ts';
import type { MonthState } from './month-state.ts';

export class MonthAggregator {
  readonly #storage: Storage;
  readonly #now: () => number;
  /** What was there at the last look; null before the first. */
  #seen: ReadonlyMap<string, number> | null = null;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /** Resolves with how many months were summed up. An import under way changes its months again and again: they wait. */
  async aggregateOnce(): Promise<number> {
    const states = await this.#storage.read(loadUnaggregated, this.#now());
    const seen = this.#seen;
    this.#seen = new Map(states.map((state) => [toKey(state), state.changes]));
    const due = states.filter((state) => seen === null || seen.get(toKey(state)) === state.changes);
    return due.length === 0 ? 0 : this.#storage.job(aggregateMonths, due);
  }
}

const toKey = ({ projectId, month }: MonthState) => `${projectId} ${month}`;
