/** A storage thread that dies takes its call with it and nothing else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Storage } from '#main/storage/command.ts';
import { openThreadedStorage } from '#main/storage/threaded-storage.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';
import {
  endJob,
  endReader,
  endWriter,
  outgrowReader,
  outliveWriter,
  readSetting,
  saveSetting,
  workLong,
} from '#support/probe-commands.ts';
import { PROBE_ENTRY } from '#support/probe-entry.ts';
import { makeStorageFolder, type StorageFolder } from '#support/storage-folder.ts';

const DIED = { name: 'AppError', code: 'INTERNAL' };

let folder: StorageFolder;
let storage: Storage;
// One storage for all tests, as one program has it: a thread takes long to begin.
beforeAll(async () => {
  folder = makeStorageFolder();
  putFreshDatabase(folder.dataDir);
  storage = await openThreadedStorage({ dataDir: folder.dataDir, entry: PROBE_ENTRY, now: () => 0, readers: 1 });
  await storage.write(saveSetting, { key: 'a', value: '1' });
});
afterAll(async () => {
  await storage.close();
  folder.remove();
});

const save = (key: string) => storage.write(saveSetting, { key, value: '1' });

describe('the writer thread that dies within a transaction', () => {
  it('fails that write and those behind it, keeps nothing of them, and writes again afterwards', async () => {
    const died = storage.write(endWriter, 'half');
    const behind = save('behind');
    await expect(died).rejects.toMatchObject(DIED);
    await expect(behind).rejects.toMatchObject(DIED);
    await save('later');
    expect(await storage.read(readSetting, 'half')).toBeNull();
    expect(await storage.read(readSetting, 'behind')).toBeNull();
    expect(await storage.read(readSetting, 'later')).toBe('1');
  });

  it('is replaced as often as it dies', async () => {
    for (let times = 0; times < 2; times++) {
      await expect(storage.write(endWriter, 'half')).rejects.toMatchObject(DIED);
      await save(`after ${times}`);
    }
    expect(await storage.read(readSetting, 'after 1')).toBe('1');
  });

  it('does not take a job with it', async () => {
    expect(await storage.job(outliveWriter, 'job')).toContain('thread ended');
    expect(await storage.read(readSetting, 'job')).toBe('after');
    expect(await storage.read(readSetting, 'job half')).toBeNull();
  });
});

describe('a reader thread that dies', () => {
  it('fails the reads that it had, and the next read is answered', async () => {
    const reads = [storage.read(endReader, null), storage.read(readSetting, 'a')];
    for (const read of reads) await expect(read).rejects.toMatchObject(DIED);
    expect(await storage.read(readSetting, 'a')).toBe('1');
  });

  it('does so when it outgrows its room, and the process goes on', { tags: 'long' }, async () => {
    await expect(storage.read(outgrowReader, null)).rejects.toMatchObject(DIED);
    expect(await storage.read(readSetting, 'a')).toBe('1');
  });
});

describe('a job thread that dies', () => {
  it('fails its job, and the next job runs', async () => {
    expect(await storage.job(workLong, 'first')).toBe('by a job');
    await expect(storage.job(endJob, null)).rejects.toMatchObject(DIED);
    expect(await storage.job(workLong, 'second')).toBe('by a job');
  });
});
