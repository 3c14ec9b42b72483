/** Commands that take long are told by name with their time, and a command that is always slow fills no log. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { type SlowCommand, SlowCommands } from '#main/storage/slow-commands.ts';
import { openThreadedStorage } from '#main/storage/threaded-storage.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';
import { saveSetting, tellReader } from '#support/probe-commands.ts';
import { PROBE_ENTRY } from '#support/probe-entry.ts';
import { makeStorageFolder, type StorageFolder } from '#support/storage-folder.ts';

describe('a slow command', () => {
  let slow: SlowCommands;
  let told: SlowCommand[];
  beforeEach(() => {
    vi.useFakeTimers();
    slow = new SlowCommands();
    told = [];
    slow.onSlow((each) => told.push(each));
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const once = { command: 'a.read', thread: 'reader', times: 1 };

  it('is one of 200 ms, of a job one of 30 s', () => {
    slow.note('a.read', 'reader', 199.9);
    slow.note('a.write', 'writer', 199.9);
    slow.note('a.job', 'job', 29_999);
    expect(told).toEqual([]);
    slow.note('a.read', 'reader', 200.4);
    slow.note('a.write', 'writer', 200);
    slow.note('a.job', 'job', 30_000);
    expect(told).toEqual([
      { ...once, ms: 200 },
      { command: 'a.write', thread: 'writer', ms: 200, times: 1 },
      { command: 'a.job', thread: 'job', ms: 30_000, times: 1 },
    ]);
  });

  it('is told at once, and then once a minute with the longest and how many they were', () => {
    for (const ms of [300, 250, 900, 400]) slow.note('a.read', 'reader', ms);
    slow.note('b.read', 'reader', 500);
    expect(told.map(({ command, ms }) => [command, ms])).toEqual([
      ['a.read', 300],
      ['b.read', 500],
    ]);
    told.length = 0;
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([{ ...once, ms: 900, times: 3 }]);
    slow.note('a.read', 'reader', 210);
    vi.advanceTimersByTime(60_000);
    expect(told[1]).toEqual({ ...once, ms: 210 });
    vi.advanceTimersByTime(60_000);
    slow.note('a.read', 'reader', 220);
    expect(told[2]).toEqual({ ...once, ms: 220 });
    expect(told).toHaveLength(3);
  });

  it('is not forgotten when storage closes', () => {
    for (const ms of [300, 700]) slow.note('a.read', 'reader', ms);
    slow.stop();
    expect(told.map(({ ms }) => ms)).toEqual([300, 700]);
    vi.advanceTimersByTime(600_000);
    expect(told).toHaveLength(2);
  });
});

describe('storage', () => {
  let folder: StorageFolder;
  let dir: string;
  beforeEach(() => {
    folder = makeStorageFolder();
    dir = folder.dataDir;
    putFreshDatabase(dir);
  });
  afterEach(() => folder.remove());
  // A busy machine may make others slow too.
  const expectTold = async (told: SlowCommand[]) => {
    const found = told.find(({ command }) => command === 'probe.tellReader');
    expect(found).toEqual({ command: 'probe.tellReader', thread: 'reader', ms: expect.any(Number), times: 1 });
    expect(found?.ms).toBeGreaterThanOrEqual(250);
  };

  it('on threads tells the time that a command ran', async () => {
    const storage = await openThreadedStorage({ dataDir: dir, entry: PROBE_ENTRY, now: Date.now });
    const told: SlowCommand[] = [];
    storage.onSlow((slow) => told.push(slow));
    await storage.write(saveSetting, { key: 'secret', value: 'word' });
    await storage.read(tellReader, 251);
    await storage.close();
    await expectTold(told);
    expect(JSON.stringify(told)).not.toMatch(/secret|word/);
  });

  it('on the calling thread too', async () => {
    const storage = openInlineStorage(dir, Date.now);
    const told: SlowCommand[] = [];
    storage.onSlow((slow) => told.push(slow));
    await storage.readText(tellReader, 251);
    await storage.close();
    await expectTold(told);
  });
});
