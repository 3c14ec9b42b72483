/**
 * Caches what was made of the months of prompts on a connection. After a write it has that of those prompts made again whose facts are
 * others now: while a run stores answers, a screen asks for a month again and again of which one prompt has changed. What is
 * outdated is found in the database itself, so that nobody has to invalidate it.
 */
import type { Connection } from '../../../../storage/connection.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { toMonthRange } from '../../store/plan-months.ts';
import type { ScopePrompt } from '../../store/read-facts.ts';
import { listChangedPrompts, readSeenMonths, type SeenMonths } from './seen-months.ts';

/** What is made of the prompts of a scope. `renew` brings those prompts of it up to date. */
export interface PromptMaker<T> {
  scope: FigureScope;
  prompts: readonly ScopePrompt[];
  /** All that it depends on besides facts: another shape, and it is made again. */
  shape: readonly unknown[];
  make(): T;
  renew(value: T, prompts: readonly ScopePrompt[]): unknown;
  /** Numbers that it holds. */
  sizeOf(value: T): number;
}

interface Cached<T> {
  shape: string;
  version: string;
  seen: SeenMonths;
  value: T;
  size: number;
}

/** On one connection, of one cache: 8 MB. */
const MOST_NUMBERS = 1_000_000;
/** So many changed prompts are read as fast with all others. */
const MOST_RENEWED = 0.5;

/**
 * What gives the value of a key as the database is now; nobody may change it, or hold it beyond the moment of the database that it is
 * asked for in. `open` is asked for what to make after a write alone. A connection that writes itself caches nothing across that: it may take
 * back what it wrote.
 */
export function createPromptCache<T>(): (db: Connection, key: string, open: () => PromptMaker<T>) => T {
  const caches = new WeakMap<Connection, Map<string, Cached<T>>>();
  return (db, key, open) => {
    const values = caches.get(db) ?? new Map<string, Cached<T>>();
    caches.set(db, values);
    const [own, others] = readVersion(db);
    const version = `${own} ${others}`;
    const known = values.get(key);
    if (known?.version === version) return known.value;
    const maker = open();
    const { scope } = maker;
    const seen = readSeenMonths(db, scope.projectId, toMonthRange(scope), own);
    const shape = JSON.stringify([own, maker.shape, maker.prompts.map(({ ordinal }) => ordinal)]);
    const changed = known?.shape === shape ? listChangedPrompts(known.seen, seen, maker.prompts) : null;
    values.delete(key);
    let value: T;
    if (known && changed && changed.length <= maker.prompts.length * MOST_RENEWED) {
      value = known.value;
      if (changed.length > 0) maker.renew(value, changed);
    } else value = maker.make();
    const size = maker.sizeOf(value);
    if (size <= MOST_NUMBERS / 2) {
      values.set(key, { shape, version, seen, value, size });
      dropOldest(values);
    }
    return value;
  };
}

function dropOldest(values: Map<string, { size: number }>): void {
  let numbers = [...values.values()].reduce((sum, { size }) => sum + size, 0);
  for (const [key, { size }] of values) {
    if (numbers <= MOST_NUMBERS) return;
    values.delete(key);
    numbers -= size;
  }
}

/** Other numbers after each write: by this connection, and by others. */
function readVersion(db: Connection): [own: number, others: number] {
  return [
    db.prepare('SELECT total_changes()').pluck().get() as number,
    db.prepare('SELECT data_version FROM pragma_data_version').pluck().get() as number,
  ];
}
