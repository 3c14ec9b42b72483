/** When a further reader is started, with threads that end their calls when they are told to. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReaderThreads } from '#main/storage/reader-threads.ts';
import type { StorageThread, ThreadCall } from '#main/storage/storage-thread.ts';

const READ: ThreadCall = { command: 'test.read', input: null, nowMs: 0 };
const HEAVY: ThreadCall = { ...READ, isHeavy: true };

let open: (() => void)[];
let started: number;
/** Calls of each thread that have not ended. */
let loads: (() => number)[];
let readers: ReaderThreads;

function startThread(): StorageThread {
  started++;
  let load = 0;
  loads.push(() => load);
  const thread: Pick<StorageThread, 'ready' | 'load' | 'isEnded' | 'call' | 'close'> = {
    ready: Promise.resolve(),
    get load() {
      return load;
    },
    isEnded: false,
    call: () => {
      load++;
      return new Promise<void>((resolve) => open.push(resolve)).finally(() => load--);
    },
    close: async () => {},
  };
  return thread as StorageThread;
}

const endAll = () => {
  for (const end of open.splice(0)) end();
};

beforeEach(async () => {
  vi.useFakeTimers();
  open = [];
  loads = [];
  started = 0;
  readers = new ReaderThreads(startThread, 2, 1_000);
  readers.warm();
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  endAll();
  vi.useRealTimers();
});

it('many short reads at once start no further thread, however often they come', async () => {
  for (let times = 0; times < 5; times++) {
    const reads = [1, 2, 3, 4, 5].map(() => readers.call(READ));
    await vi.advanceTimersByTimeAsync(10);
    endAll();
    await Promise.all(reads);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(started).toBe(1);
});

it('reads that go on start one, and none waits for it', async () => {
  const reads = [1, 2, 3].map(() => readers.call(READ));
  expect(open).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(20);
  expect(started).toBe(2);
  endAll();
  await Promise.all(reads);
});

it('what is heavy goes to the first one, also while another has nothing to do, and the rest to the other', async () => {
  const crowd = [1, 2, 3].map(() => readers.call(READ));
  await vi.advanceTimersByTimeAsync(20);
  endAll();
  await Promise.all(crowd);
  const reads = [HEAVY, HEAVY, HEAVY, READ].map((call) => readers.call(call));
  expect(loads.map((load) => load())).toEqual([3, 1]);
  endAll();
  await Promise.all(reads);
});

it('closing while it waits to see starts none', async () => {
  const reads = [1, 2, 3].map(() => readers.call(READ));
  await readers.close();
  await vi.advanceTimersByTimeAsync(100);
  expect(started).toBe(1);
  endAll();
  await Promise.all(reads);
});
