/** Jobs have less priority than what somebody waits for. */
import { readdirSync, readFileSync } from 'node:fs';

import { expect } from 'vitest';

import { openThreadedStorage } from '#main/storage/threaded-storage.ts';
import { onLinux } from '#support/only-on.ts';
import { tellJob, tellReader } from '#support/probe-commands.ts';
import { makeStorageFolder } from '#support/storage-folder.ts';

const ENTRY = new URL('../support/probe-worker.ts', import.meta.url);

/** How many threads of this process have given way: of `/proc`, which Linux alone has. */
function countLowPriorityThreads(): number {
  return readdirSync('/proc/self/task').filter((thread) => {
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(fields[16]) > 0;
  }).length;
}

onLinux('/proc').it('the thread of a job gives way, those of reads and writes do not', async () => {
  const folder = makeStorageFolder();
  const storage = await openThreadedStorage({ dataDir: folder.dataDir, entry: ENTRY, now: () => 0 });
  await storage.read(tellReader, 0);
  expect(countLowPriorityThreads()).toBe(0);
  await storage.job(tellJob, 0);
  expect(countLowPriorityThreads()).toBe(1);
  await storage.close();
  folder.remove();
});
