/** Threads that nobody needs are let go, and are there again when somebody does. */
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Storage } from '#main/storage/command.ts';
import { openThreadedStorage } from '#main/storage/threaded-storage.ts';
import { tellJob, tellReader } from '#support/probe-commands.ts';
import { PROBE_ENTRY } from '#support/probe-entry.ts';
import { makeStorageFolder, type StorageFolder } from '#support/storage-folder.ts';

const IDLE_MS = 400;

let folder: StorageFolder;
let storage: Storage;
beforeEach(async () => {
  folder = makeStorageFolder();
  storage = await openThreadedStorage({ dataDir: folder.dataDir, entry: PROBE_ENTRY, now: () => 0, idleMs: IDLE_MS });
});
afterEach(async () => {
  await storage.close();
  folder.remove();
});

/** The threads that answer reads when several are asked at once, again and again until there are `wanted`. */
async function listReaders(wanted: number): Promise<number[]> {
  for (let times = 0; ; times++) {
    const reads = await Promise.all([1, 2, 3, 4].map(() => storage.read(tellReader, 30)));
    const found = [...new Set(reads)].sort((a, b) => a - b);
    if (found.length >= wanted || times > 60) return found;
  }
}

it('reads have one thread until there are too many, and one again after a while', async () => {
  const first = await storage.read(tellReader, 0);
  expect(await storage.read(tellReader, 0)).toBe(first);
  const busy = await listReaders(2);
  expect(busy).toHaveLength(2);
  expect(busy).toContain(first);
  await sleep(3 * IDLE_MS);
  expect(await storage.read(tellReader, 0)).toBe(first);
  const again = await listReaders(2);
  expect(again.filter((thread) => busy.includes(thread))).toEqual([first]);
});

it('two short reads that meet start no further thread, and such reads do not keep one', async () => {
  const first = await storage.read(tellReader, 0);
  const meet = () => Promise.all([storage.read(tellReader, 0), storage.read(tellReader, 0)]);
  for (let times = 0; times < 5; times++) expect(await meet()).toEqual([first, first]);
  expect(await listReaders(2)).toHaveLength(2);
  // It goes while such reads go on. A busy machine makes some of them long, and it stays for those.
  while (String(await meet()) !== String([first, first]));
});

it('a thread for jobs is kept for a while and then let go', async () => {
  const first = await storage.job(tellJob, 0);
  expect(await storage.job(tellJob, 0)).toBe(first);
  await sleep(3 * IDLE_MS);
  expect(await storage.job(tellJob, 0)).not.toBe(first);
});

it('jobs that meet have a thread each, and those that meet again soon have the same', async () => {
  const meet = async () => (await Promise.all([1, 2, 3].map(() => storage.job(tellJob, 30)))).sort((a, b) => a - b);
  // The first time they start one after the other, on a busy machine so slowly that the first one is let go again.
  let first = await meet();
  for (let before: number[] = []; String(before) !== String(first); ) [before, first] = [first, await meet()];
  expect(new Set(first).size).toBe(3);
  // One at a time needs one thread: the others are not kept by it.
  const until = Date.now() + 3 * IDLE_MS;
  while (Date.now() < until) expect(first).toContain(await storage.job(tellJob, 20));
  expect((await meet()).filter((thread) => first.includes(thread))).toHaveLength(1);
});

it('closing while threads are let go leaves none behind', async () => {
  await storage.job(tellJob, 0);
  await listReaders(2);
  await sleep(IDLE_MS - 20);
});
