/** The storage side of a thread: opens the connection that its role allows and runs the commands that it is sent. */
import { parentPort, workerData } from 'node:worker_threads';
import { ChunkWriter, toJsonBytes } from './chunk-writer.ts';
import { type JobContext, listCommands, type TextCommand, type WriteCommand } from './command.ts';
import type { Connection } from './connection.ts';
import { DurableWriter } from './durable-writer.ts';
import { openDatabase, openReader, requireInPlace } from './open-database.ts';
import { releaseMemory } from './release-memory.ts';
import { deserializePayload, freePayload, type SerializedPayload, serializePayload } from './serialized-payload.ts';
import { readFaultReason, toStorageFault } from './storage-fault.ts';
import {
  type FromThread,
  fromThreadFault,
  type Outcome,
  type ThreadAsk,
  type ThreadData,
  type ThreadRole,
  type ToThread,
  toThreadFault,
} from './thread-messages.ts';
import { lowerThreadPriority } from './thread-priority.ts';

/** After so long without work worth mentioning a thread gives back its garbage and the pages that its connection holds, up to 32 MB. */
const REST_MS = 30_000;
/**
 * Of the writer and of jobs. What they held and dropped is not all given back to the system, and they look at few pages twice. Less would
 * cost: the answers of a prompt are on a page for each of its days and engines, and those of the next prompt on the same.
 */
const WORK_CACHE_KB = 16_000;

/** Of the thread's own time on a processor: waiting for the disk leaves nothing behind. */
const WORTH_MS = 5;

/** Serves the commands that are defined by now until it is told to close. Call it once, from the entry of a worker thread. */
export function serveCommands(): void {
  const port = parentPort;
  if (!port) throw new Error('Storage commands are served from a worker thread.');
  const { role, dataDir, mustExist } = workerData as ThreadData;
  if (role === 'job') lowerThreadPriority();
  const say = (message: FromThread, moved: ArrayBuffer[] = []) => port.postMessage(message, moved);
  const writers = new Map<number, ChunkWriter>();
  const byName = new Map(listCommands().map((command) => [command.name, command]));
  const pendingWrites = new Map<number, (outcome: Outcome) => void>();
  let nextWrite = 1;
  let opened: Connection | null = null;
  let writer: DurableWriter | null = null;
  /** Readers open the database for their first command: it may be migrated while they start. */
  const open = (): Connection => {
    if (opened) return opened;
    opened = role === 'writer' ? openDatabase(dataDir, { mustExist }) : openReader(dataDir);
    if (role !== 'reader') opened.limitCache(WORK_CACHE_KB);
    return opened;
  };
  try {
    if (role === 'writer') open();
  } catch (error) {
    say({ kind: 'failed', error: toThreadFault(error) });
    return;
  }

  const relayWrite = (command: WriteCommand<never, unknown>, input: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const sealed = serializePayload(input);
      const id = nextWrite++;
      pendingWrites.set(id, (outcome) =>
        'output' in outcome ? resolve(outcome.output) : reject(fromThreadFault(outcome.error)),
      );
      say({ kind: 'write', id, command: command.name, input: sealed }, [sealed.buffer]);
    });

  const run = (message: ThreadAsk): unknown => {
    const command = byName.get(message.command);
    if (!command) throw new Error(`No storage command is named ${message.command}.`);
    const input = (
      message.isSerialized ? deserializePayload(message.input as SerializedPayload) : message.input
    ) as never;
    const db = open();
    if (command.kind === 'read') return command.run(db, input);
    if (command.kind === 'text') return writeText(command, message);
    if (command.kind === 'write') {
      requireInPlace(db);
      writer ??= new DurableWriter(db, dataDir);
      return writer.write(() => command.run(db, input, { nowMs: message.nowMs }));
    }
    return command.run(
      {
        db,
        dataDir,
        nowMs: message.nowMs,
        write: relayWrite as JobContext['write'],
        report: (progress) => {
          if (message.isFollowed) say({ kind: 'progress', id: message.id, progress });
        },
      },
      input,
    );
  };

  const writeText = async (command: TextCommand<never, unknown>, { id, input, nowMs }: ThreadAsk): Promise<void> => {
    const writer = new ChunkWriter((chunk) => say({ kind: 'chunk', id, chunk }, [chunk.buffer]));
    writers.set(id, writer);
    try {
      await command.run({ db: open(), nowMs, add: (part) => writer.add(part) }, input as never);
      await writer.end();
    } finally {
      writers.delete(id);
    }
  };

  let rest: NodeJS.Timeout | null = null;
  const restLater = () => {
    if (rest) clearTimeout(rest);
    rest = setTimeout(() => {
      opened?.shrink();
      releaseMemory({ isThorough: true });
    }, REST_MS).unref();
  };

  const answer = async (message: ThreadAsk): Promise<void> => {
    const startedMs = readOwnMs();
    const begunMs = performance.now();
    let outcome: Outcome;
    let moved: ArrayBuffer[] = [];
    try {
      const ran = run(message);
      const output = ran instanceof Promise ? await ran : ran;
      if (message.asText) {
        const bytes = toJsonBytes(output);
        outcome = { output: bytes };
        moved = [bytes.buffer];
      } else outcome = { output };
    } catch (error) {
      outcome = { error: toThreadFault(toCondition(error, role)) };
    }
    say({ kind: 'outcome', id: message.id, outcome, ranMs: performance.now() - begunMs }, moved);
    if (message.isSerialized) freePayload(message.input as SerializedPayload);
    if (readOwnMs() - startedMs >= WORTH_MS) restLater();
  };

  port.on('message', (message: ToThread) => {
    if (message.kind === 'call') void answer(message);
    else if (message.kind === 'chunk') writers.get(message.id)?.hear(message.word);
    else if (message.kind === 'written') {
      pendingWrites.get(message.id)?.(message.outcome);
      pendingWrites.delete(message.id);
    } else {
      if (rest) clearTimeout(rest);
      writer?.stop();
      opened?.close();
      port.close();
    }
  });
  say({ kind: 'ready' });
  // Loading the modules left garbage too.
  restLater();
}

function readOwnMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** A read that writes is a fault of ours; anything else that SQLite blames on the machine is a condition that may pass. */
function toCondition(error: unknown, role: ThreadRole): unknown {
  return readFaultReason(error) === 'read_only' && role === 'reader' ? error : toStorageFault(error);
}
