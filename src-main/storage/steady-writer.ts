/**
 * Writes through one connection so that what is stored is hard to lose: each change of answers, paid calls, prompts or projects is
 * stamped in its own transaction and confirmed outside of the database once it is on disk, and soon after a write the write-ahead log
 * is emptied into the database.
 */
import {
  beginLine,
  type Confirmed,
  ConfirmedFile,
  countKept,
  type Kept,
  readStamp,
  toNext,
  writeStamp,
} from './confirmed.ts';
import type { Connection } from './connection.ts';
import { storageFault } from './storage-fault.ts';

/** So soon after a write the log is looked at; under steady writes, so often. */
const REST_MS = 1_000;
/** Counting takes no more than this share of the time. */
const COUNTING_SHARE = 0.01;
/** A log that holds nothing worth confirming may grow so large, rather than be synced every few seconds. */
const SMALL_LOG_BYTES = 512 * 1024;

/** The newest rows of what is confirmed, as one text: it differs when any of them came or went. */
const MARKS = `SELECT ifnull((SELECT max(id) FROM answer), 0) || '/' || ifnull((SELECT max(id) FROM ledger_entry), 0) || '/' ||
  ifnull((SELECT max(id) FROM prompt), 0) || '/' || (SELECT count(*) FROM project)`;

export class SteadyWriter {
  readonly #db: Connection;
  readonly #file: ConfirmedFile;
  #marks: unknown;
  /** What was counted last, and the newest rows then: further ones are added to it until it is counted anew. */
  #counted: { kept: Kept; newest: Kept } | null = null;
  #countDueMs = 0;
  #hasNews = false;
  #timer: NodeJS.Timeout | null = null;
  /** So long the log was at least after the last write. */
  #grownBytes = 0;

  /** The database has today's schema. */
  constructor(db: Connection, dataDir: string) {
    this.#db = db;
    this.#file = new ConfirmedFile(dataDir);
    this.#marks = this.#readMarks();
  }

  /** Runs `work` in one transaction: all of it is kept, or nothing. */
  write<T>(work: () => T): T {
    this.#requireWholeLog();
    let logBytes = 0;
    const { output, marks, confirmed } = this.#db.transaction(() => {
      logBytes = this.#db.logBytes();
      const output = work();
      const marks = this.#readMarks();
      // Nobody else empties it meanwhile.
      if (this.#db.logBytes() < logBytes) throw storageFault('log_gone');
      return { output, marks, confirmed: marks === this.#marks ? null : this.#stamp() };
    });
    this.#marks = marks;
    this.#grownBytes = Math.max(logBytes, this.#db.logBytes());
    if (confirmed) this.#confirm(confirmed);
    this.#timer ??= setTimeout(() => this.#rest(), REST_MS).unref();
    return output;
  }

  /** What there is now is what this database is meant to hold, whatever was confirmed before. */
  beginLine(): void {
    this.#confirm(this.#db.transaction(() => this.#stamp(beginLine())));
    this.#rest();
  }

  /** Before the connection is closed. */
  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#hasNews) this.#rest();
    this.#file.close();
  }

  /** Returns what can be confirmed once the transaction is on disk. */
  #stamp(stamp = toNext(readStamp(this.#db) ?? beginLine())): Confirmed {
    writeStamp(this.#db, stamp);
    return { ...stamp, ...this.#count(), atMs: Date.now() };
  }

  #confirm(confirmed: Confirmed): void {
    this.#hasNews = true;
    this.#file.save(confirmed);
  }

  /** Counting everything takes long where there is much: rows that came since are added, and now and then it is counted anew. */
  #count(): Kept {
    const newest = { answers: this.#newest('answer'), calls: this.#newest('ledger_entry') };
    const startedMs = performance.now();
    if (this.#counted === null || startedMs >= this.#countDueMs) {
      this.#counted = { kept: countKept(this.#db), newest };
      const endedMs = performance.now();
      this.#countDueMs = endedMs + Math.max(REST_MS, (endedMs - startedMs) / COUNTING_SHARE);
    }
    const { kept, newest: then } = this.#counted;
    const since = (what: keyof Kept) => Math.max(0, kept[what] + newest[what] - then[what]);
    return { answers: since('answers'), calls: since('calls') };
  }

  #newest(table: 'answer' | 'ledger_entry'): number {
    return (this.#db.prepare(`SELECT max(id) FROM ${table}`).pluck().get() as number | null) ?? 0;
  }

  #readMarks(): unknown {
    return this.#db.prepare(MARKS).pluck().get();
  }

  /** The log stays when somebody reads from it; then the next write asks again. */
  #rest(): void {
    this.#timer = null;
    try {
      // A log that somebody removed goes on here: emptying it is what saves it.
      if (this.#db.findMoved() === 'folder_gone' || (!this.#hasNews && this.#db.logBytes() < SMALL_LOG_BYTES)) return;
      if (this.#db.findMoved() === null) this.#requireWholeLog();
      this.#hasNews = !this.#db.emptyLog();
      this.#grownBytes = this.#db.logBytes();
    } catch {
      // A disk that is full or faulty, or a log that was cut: whoever writes next is told.
      this.#grownBytes = Number.POSITIVE_INFINITY;
    }
  }

  /**
   * Another program empties the log as well. But where it was cut, what is written next would lie behind a gap: a start would not see it,
   * and emptying the log would write the gap into the database.
   */
  #requireWholeLog(): void {
    const hasGap = this.#db.cutLogGap();
    if (!hasGap && this.#db.logBytes() >= this.#grownBytes) return;
    if (hasGap || !this.#db.isLogWhole()) throw storageFault('log_gone');
    this.#grownBytes = this.#db.logBytes();
  }
}
