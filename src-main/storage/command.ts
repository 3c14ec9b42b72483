/**
 * Storage commands: named functions that run where the database is. A read runs on a reader thread, a write on the one
 * writer thread inside one transaction, a job on a thread of its own, and so does a text, an output too large to be held.
 * Inputs and outputs are plain data.
 */
import type { Connection } from './connection.ts';
import type { FolderState } from './folder-watch.ts';
import type { JsonText } from './json-text.ts';
import type { SlowCommand } from './slow-commands.ts';

/** What a write may use beside the database. */
export interface WriteContext {
  nowMs: number;
}

export interface ReadCommand<I, O> {
  kind: 'read';
  name: string;
  /**
   * It goes on for long, again and again, and prepares much before it is quick. It runs on the thread for reads that is always there,
   * so that another one is not warmed up for it as well.
   */
  isHeavy?: true;
  run(db: Connection, input: I): O;
}

export interface WriteCommand<I, O> {
  kind: 'write';
  name: string;
  run(db: Connection, input: I, context: WriteContext): O;
}

/** What a job may use: a read-only connection, the writer, and a way to say how far it is. */
export interface JobContext {
  db: Connection;
  dataDir: string;
  nowMs: number;
  write<I, O>(command: WriteCommand<I, O>, input: NoInfer<I>): Promise<O>;
  report(progress: JobProgress): void;
}

export interface JobProgress {
  done: number;
  total: number | null;
}

export interface JobCommand<I, O> {
  kind: 'job';
  name: string;
  run(context: JobContext, input: I): Promise<O>;
}

/** What the writer of a text may use. `add` takes any part of the text; it waits while the reader of the text is behind. */
export interface TextContext {
  db: Connection;
  nowMs: number;
  add(part: string): Promise<void>;
}

/** Writes the JSON text of an `O`. Every statement sees the database as it is then: none is held open for a slow reader. */
export interface TextCommand<I, O> {
  kind: 'text';
  name: string;
  /** Never there: it only carries the type. */
  output?: O;
  run(context: TextContext, input: I): Promise<void>;
}

export type Command =
  | ReadCommand<never, unknown>
  | WriteCommand<never, unknown>
  | JobCommand<never, unknown>
  | TextCommand<never, unknown>;

const defined: Command[] = [];

/** Those of all modules that are loaded: what a storage thread can be asked. */
export function listCommands(): readonly Command[] {
  return defined;
}

function define<C>(command: C): C {
  defined.push(command as Command);
  return command;
}

export function defineRead<I, O>(name: string, run: ReadCommand<I, O>['run']): ReadCommand<I, O> {
  return define({ kind: 'read', name, run });
}

export function defineHeavyRead<I, O>(name: string, run: ReadCommand<I, O>['run']): ReadCommand<I, O> {
  return define({ kind: 'read', name, run, isHeavy: true });
}

export function defineWrite<I, O>(name: string, run: WriteCommand<I, O>['run']): WriteCommand<I, O> {
  return define({ kind: 'write', name, run });
}

export function defineJob<I, O>(name: string, run: JobCommand<I, O>['run']): JobCommand<I, O> {
  return define({ kind: 'job', name, run });
}

/** `O` is what the text says. */
export function defineText<I, O>(name: string, run: TextCommand<I, O>['run']): TextCommand<I, O> {
  return define({ kind: 'text', name, run });
}

/** The database as the core sees it, wherever it runs. */
export interface Storage {
  readonly dataDir: string;
  /** Whether the data folder is there. While it is gone, everything below is refused. */
  readonly folder: FolderState;
  /** Follows the commands that take long; returns how to stop. */
  onSlow(listener: (slow: SlowCommand) => void): () => void;
  read<I, O>(command: ReadCommand<I, O>, input: NoInfer<I>): Promise<O>;
  /** The same read, its output written as JSON where it was read: for replies that are passed on as they are. */
  readText<I, O>(command: ReadCommand<I, O>, input: NoInfer<I>): Promise<JsonText<O>>;
  /** Resolves with the first chunk of the text, or with the error of a writer that came to none. */
  text<I, O>(command: TextCommand<I, O>, input: NoInfer<I>): Promise<JsonText<O>>;
  write<I, O>(command: WriteCommand<I, O>, input: NoInfer<I>): Promise<O>;
  job<I, O>(command: JobCommand<I, O>, input: NoInfer<I>, onProgress?: (progress: JobProgress) => void): Promise<O>;
  /** The same with the database to itself: writes and jobs are refused meanwhile, those under way are waited for. */
  jobAlone<I, O>(
    command: JobCommand<I, O>,
    input: NoInfer<I>,
    onProgress?: (progress: JobProgress) => void,
  ): Promise<O>;
  close(): Promise<void>;
}
