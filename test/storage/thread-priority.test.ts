/** Jobs have less priority than what somebody waits for. */
import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';

import { expect } from 'vitest';

import { openThreadedStorage } from '#main/storage/threaded-storage.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';
import { onLinux } from '#support/only-on.ts';
import { tellJob, tellReader } from '#support/probe-commands.ts';
import { PROBE_ENTRY } from '#support/probe-entry.ts';
import { makeStorageFolder } from '#support/storage-folder.ts';

/** The nice values of the threads of this process: of `/proc`, which Linux alone has. */
function readPriorities(): number[] {
  return readdirSync('/proc/self/task').map((thread) => {
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(fields[16]);
  });
}

/** How many threads have less priority than the process was started with: it may run under `nice` itself. */
const countLowPriorityThreads = () => readPriorities().filter((priority) => priority > getPriority()).length;

/** Nothing can give way any more where the process has the lowest priority that there is. */
const ROOM = getPriority() < constants.priority.PRIORITY_LOW ? 1 : 0;

onLinux('/proc').it('the thread of a job gives way, those of reads and writes do not', async () => {
  const folder = makeStorageFolder();
  putFreshDatabase(folder.dataDir);
  const storage = await openThreadedStorage({ dataDir: folder.dataDir, entry: PROBE_ENTRY, now: () => 0 });
  await storage.read(tellReader, 0);
  expect(countLowPriorityThreads()).toBe(0);
  await storage.job(tellJob, 0);
  expect(countLowPriorityThreads()).toBe(ROOM);
  await storage.close();
  folder.remove();
});
