/**
 * One SQLite connection with typed, synchronous queries: the query builder writes the SQL, better-sqlite3 runs it, and a
 * prepared statement is kept for each text. It lives on a worker thread (or in the command line), never on the main thread.
 */
import { statSync, truncateSync, writeFileSync } from 'node:fs';

import Database from 'better-sqlite3';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';

import { type DatabaseFiles, findMoved, type MovedFiles, readDatabaseFiles } from './file-identity.ts';
import { LogChain } from './log-chain.ts';
import type { Schema } from './schema.ts';
import { toStablePlanSql } from './stable-query-plan.ts';

export interface LogState {
  frames: number;
  moved: number;
}

interface Compilable<T> {
  compile(): { sql: string; parameters: readonly unknown[]; query: unknown };
  execute(): Promise<T[]>;
}

/** Writes queries and never runs them. */
export const query = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** How long others that write are waited for. */
export const BUSY_MS = 15_000;

export class Connection {
  readonly raw: Database.Database;
  readonly #path: string;
  /** When they were opened. */
  readonly #files: DatabaseFiles;
  readonly #statements = new Map<string, Database.Statement>();
  #afterClose: () => void = () => {};

  /** A fault of a pragma leaves nothing open. */
  constructor(path: string, options: { readonly?: boolean } = {}) {
    this.#path = path;
    this.raw = new Database(path, { readonly: options.readonly ?? false, timeout: BUSY_MS });
    try {
      this.#setUp(options.readonly ?? false);
      // The log is there from the first read on.
      if (!options.readonly) this.raw.pragma('schema_version');
      this.#files = readDatabaseFiles(path);
    } catch (error) {
      this.raw.close();
      throw error;
    }
  }

  #setUp(isReadOnly: boolean): void {
    this.raw.pragma('foreign_keys = ON');
    this.raw.pragma('temp_store = MEMORY');
    this.limitCache(32_000);
    if (isReadOnly) return;
    this.raw.pragma('journal_mode = WAL');
    this.raw.pragma('synchronous = FULL');
  }

  /** The prepared statement of this SQL, prepared once. */
  prepare(sql: string): Database.Statement {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.raw.prepare(toStablePlanSql(sql));
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  all<T>(built: Compilable<T>): T[] {
    const { sql, parameters } = built.compile();
    return this.prepare(sql).all(...parameters) as T[];
  }

  get<T>(built: Compilable<T>): T | undefined {
    const { sql, parameters } = built.compile();
    return this.prepare(sql).get(...parameters) as T | undefined;
  }

  run(built: Compilable<unknown>): { changes: number; lastId: number } {
    const { sql, parameters } = built.compile();
    const done = this.prepare(sql).run(...parameters);
    return { changes: done.changes, lastId: Number(done.lastInsertRowid) };
  }

  /** Runs `work` in one immediate transaction: all of it is kept, or nothing. */
  transaction<T>(work: () => T): T {
    return this.raw.transaction(work).immediate();
  }

  /** Runs reads that all see the database as it is at the first of them. */
  atOneMoment<T>(work: () => T): T {
    return this.raw.transaction(work).deferred();
  }

  /** Holds no more than so much of the file in memory: 32 MB by default. */
  limitCache(kilobytes: number): void {
    this.raw.pragma(`cache_size = -${kilobytes}`);
  }

  /** Gives back the pages that are held in memory; they are read again when they are needed. */
  shrink(): void {
    this.raw.pragma('shrink_memory');
  }

  /** What of the files that were opened is no more where it was, so that what is written now may be lost with it; null when nothing is. */
  findMoved(): MovedFiles | null {
    return findMoved(this.#files, readDatabaseFiles(this.#path));
  }

  get #logPath(): string {
    return `${this.#path}-wal`;
  }

  /** Bytes of the write-ahead log. */
  logBytes(): number {
    return statSync(this.#logPath, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Of the write-ahead log by its index: how many frames it has, and how many of them are in the database as well. */
  readLog(): LogState {
    const [state] = this.prepare('PRAGMA wal_checkpoint(NOOP)').all() as {
      busy: number;
      log: number;
      checkpointed: number;
    }[];
    // Minus one: SQLite has not looked at the log yet.
    return { frames: Math.max(0, state?.log ?? 0), moved: Math.max(0, state?.checkpointed ?? 0) };
  }

  /** Follows the log, which this connection has open. */
  openLogChain(): LogChain {
    return new LogChain(this.#logPath, this.raw.pragma('page_size', { simple: true }) as number);
  }

  /** What is behind is never read again. Nobody has locks on a log: it can be opened beside SQLite. */
  cutLog(bytes: number): void {
    if (this.logBytes() > bytes) truncateSync(this.#logPath, bytes);
  }

  /** The log is this from now on, for whoever opens the database next. */
  replaceLog(bytes: Buffer): void {
    writeFileSync(this.#logPath, bytes, { flag: 'r+' });
    truncateSync(this.#logPath, bytes.length);
  }

  /** Nothing is moved out of the log but by {@link moveLog} and {@link emptyLog}. */
  keepLog(): void {
    this.raw.pragma('wal_autocheckpoint = 0');
  }

  /** Moves what the log holds into the database, as far as those who read allow; whoever writes next restarts it where all is moved. */
  moveLog(): void {
    this.raw.pragma('wal_checkpoint(PASSIVE)');
  }

  /**
   * Moves what the write-ahead log holds into the database and empties it, as far as those who read allow; nobody is waited for.
   * True when the log is empty.
   */
  emptyLog(): boolean {
    this.raw.pragma('busy_timeout = 0');
    try {
      return this.raw.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0;
    } finally {
      this.raw.pragma(`busy_timeout = ${BUSY_MS}`);
    }
  }

  /** What ends together with the connection. */
  onClosed(work: () => void): void {
    this.#afterClose = work;
  }

  close(): void {
    this.raw.close();
    this.#afterClose();
  }
}
