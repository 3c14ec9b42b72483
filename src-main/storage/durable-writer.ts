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
import type { Connection, LogState } from './connection.ts';
import type { LogChain, LogPart } from './log-chain.ts';
import { storageFault } from './storage-fault.ts';

/** So soon after a write the log is looked at; under steady writes, so often. */
const REST_MS = 1_000;
/** Counting takes no more than this share of the time. */
const COUNTING_SHARE = 0.01;
/** A log that holds nothing worth confirming may grow so large, rather than be synced every few seconds. */
const SMALL_LOG_BYTES = 512 * 1024;

/** A log of so many pages is moved into the database at once, as SQLite would do by itself; but it does not look whether the log is whole. */
const LARGE_LOG_FRAMES = 1_000;
/** A moved part of this size is kept in memory. It is larger only where one long reader followed another. */
const LARGEST_KEPT_BYTES = 16 * 1024 * 1024;

/** The newest rows of what is confirmed, as one text: it differs when any of them came or went. */
const NEWEST_ROWS = `SELECT ifnull((SELECT max(id) FROM answer), 0) || '/' || ifnull((SELECT max(id) FROM ledger_entry), 0) || '/' ||
  ifnull((SELECT max(id) FROM prompt), 0) || '/' || (SELECT count(*) FROM project)`;

export class DurableWriter {
  readonly #db: Connection;
  readonly #file: ConfirmedFile;
  #newestRows: unknown;
  /** What was counted last, and the newest rows then: further ones are added to it until it is recounted. */
  #counted: { kept: Kept; newest: Kept } | null = null;
  #countDueMs = 0;
  #hasNews = false;
  #timer: NodeJS.Timeout | null = null;
  readonly #chain: LogChain;
  /** So long the log is at least, unless somebody emptied it as he may. */
  #grownBytes = 0;
  /** What the database needs beside itself while only a part of the log is in it. */
  #movedPart: LogPart | null = null;

  /** The database has today's schema. */
  constructor(db: Connection, dataDir: string) {
    this.#db = db;
    this.#file = new ConfirmedFile(dataDir);
    this.#newestRows = this.#readNewestRows();
    this.#chain = db.openLogChain();
    db.keepLog();
  }

  /** Runs `work` in one transaction: all of it is kept, or nothing. */
  write<T>(work: () => T): T {
    if (this.#db.logBytes() < this.#grownBytes) this.#requireWholeLog();
    const { output, newestRows, confirmed } = this.#db.transaction(() => {
      const output = work();
      const newestRows = this.#readNewestRows();
      return { output, newestRows, confirmed: newestRows === this.#newestRows ? null : this.#stamp() };
    });
    const log = this.#requireWholeLog();
    this.#newestRows = newestRows;
    if (confirmed) this.#confirm(confirmed);
    if (log.frames >= LARGE_LOG_FRAMES) this.#move();
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
    else this.#lookOnce();
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

  /** Counting everything takes long where there is much: rows that came since are added, and now and then it is recounted. */
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

  #readNewestRows(): unknown {
    return this.#db.prepare(NEWEST_ROWS).pluck().get();
  }

  #move(): void {
    try {
      this.#db.moveLog();
      this.#keepMovedPart(this.#db.readLog());
    } catch {
      // A disk that is full or faulty: it is tried again after the next write.
    }
  }

  /** The log stays when somebody reads from it; then the next write asks again. */
  #rest(): void {
    this.#timer = null;
    try {
      if (this.#db.findMoved() === 'folder_gone') return;
      if (!this.#hasNews && this.#db.logBytes() < SMALL_LOG_BYTES) return;
      this.#requireWholeLog();
      this.#hasNews = !this.#db.emptyLog();
      this.#requireWholeLog();
    } catch {
      // A disk that is full or faulty, or a log that was cut: the next write is refused with it.
      this.#grownBytes = Number.POSITIVE_INFINITY;
    }
  }

  /** SQLite moves the log into the database when the last connection is closed: not one with a gap. */
  #lookOnce(): void {
    try {
      this.#requireWholeLog();
    } catch {
      // The next start says what is missing.
    }
  }

  /**
   * Where the log was cut, what was written since is behind a gap: no start would see it, and moving it would write the gap into the
   * database. So the log ends before the gap then, and not before what is in the database already.
   * A log that somebody removed goes on where it is: emptying it is what saves it.
   */
  #requireWholeLog(): LogState {
    const { log, whole } = this.#followLog();
    this.#grownBytes = this.#chain.toBytes(log.frames);
    if (whole === null) this.#keepMovedPart(log);
    if (whole === null || this.#db.findMoved() !== null) return log;
    if (whole >= log.moved) this.#db.cutLog(this.#chain.toBytes(whole));
    else if (this.#movedPart?.frames === log.moved) this.#db.replaceLog(this.#movedPart.bytes);
    // The database holds all of the log, and older pages over newer ones would damage it.
    else this.#db.cutLog(0);
    throw storageFault('log_gone');
  }

  /**
   * Where somebody reads what is older than the end of the log, the pages that changed again after that stay as they were before both
   * changes: such a database is whole only with the part of the log that was moved.
   */
  #keepMovedPart({ frames, moved }: LogState): void {
    if (moved === 0 || moved === frames || this.#chain.toBytes(moved) > LARGEST_KEPT_BYTES) this.#movedPart = null;
    else if (this.#movedPart?.frames !== moved || !this.#chain.isStillOf(this.#movedPart))
      this.#movedPart = this.#chain.copy(moved);
  }

  /** Another program may empty the log while it is looked at: then it is looked at again. */
  #followLog(): { log: LogState; whole: number | null } {
    for (;;) {
      const log = this.#db.readLog();
      const whole = this.#chain.findCut(log.frames);
      if (whole === null) return { log, whole };
      const again = this.#db.readLog();
      if (again.frames === log.frames && again.moved === log.moved) return { log, whole };
    }
  }
}
