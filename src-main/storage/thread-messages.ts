/** What the main thread and a storage thread say to each other. Plain data only. */
import { AppError, toAppError, toWireError, type WireError } from '#shared/app-error.ts';
import type { ChunkSignal } from './chunk-queue.ts';
import type { JobProgress } from './command.ts';
import type { SerializedPayload } from './serialized-payload.ts';

export type ThreadRole = 'writer' | 'reader' | 'job';

export interface ThreadData {
  role: ThreadRole;
  dataDir: string;
  /** The database was opened before: where there is none now, none is made. */
  mustExist?: boolean;
}

/** `asText`: a read whose output is wanted as the bytes of its JSON text. `isSerialized`: the input is a `SerializedPayload`, freed when the call is over. */
export interface ThreadAsk {
  kind: 'call';
  id: number;
  command: string;
  input: unknown;
  nowMs: number;
  asText?: boolean;
  /** Somebody wants to know how far a job is. */
  isFollowed?: boolean;
  isSerialized?: boolean;
}

export type ToThread =
  | ThreadAsk
  | { kind: 'chunk'; id: number; word: ChunkSignal }
  | { kind: 'written'; id: number; outcome: Outcome }
  | { kind: 'close' };

export type FromThread =
  | { kind: 'ready' }
  | { kind: 'failed'; error: ThreadFault }
  | { kind: 'outcome'; id: number; outcome: Outcome; ranMs: number }
  | { kind: 'progress'; id: number; progress: JobProgress }
  | { kind: 'chunk'; id: number; chunk: Uint8Array }
  | { kind: 'write'; id: number; command: string; input: SerializedPayload };

/** An expected error keeps its wire form; a fault keeps its stack for the log. */
export type ThreadFault = { expected: WireError } | { fault: string };

export type Outcome = { output: unknown } | { error: ThreadFault };

export function toThreadFault(error: unknown): ThreadFault {
  if (error instanceof AppError) return { expected: toWireError(error) };
  return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

export function fromThreadFault(fault: ThreadFault): AppError {
  if ('expected' in fault) return new AppError(fault.expected.code, fault.expected.message, fault.expected.details);
  return toAppError(new Error(fault.fault));
}
