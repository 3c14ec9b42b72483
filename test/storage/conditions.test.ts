/** Conditions of the machine that storage meets: each is one clear error, loses nothing, and ends when the condition ends. */
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from '#main/storage/command.ts';
import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { openDatabase } from '#main/storage/open-database.ts';
import { openThreadedStorage } from '#main/storage/threaded-storage.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';
import { limitPages, readSetting, saveSetting, setWaitMs } from '#support/probe-commands.ts';
import { PROBE_ENTRY } from '#support/probe-entry.ts';
import { makeStorageFolder, type StorageFolder } from '#support/storage-folder.ts';

const BIG = 'x'.repeat(100_000);

const kinds = {
  threaded: (dataDir: string) => openThreadedStorage({ dataDir, entry: PROBE_ENTRY, now: () => 0, readers: 1 }),
  inline: async (dataDir: string) => openInlineStorage(dataDir, () => 0),
};

// One storage for all conditions, as one program has it: each ends, but for the last.
describe.each(['threaded', 'inline'] as const)('%s storage', (kind) => {
  let folder: StorageFolder;
  let storage: Storage;
  beforeAll(async () => {
    folder = makeStorageFolder();
    putFreshDatabase(folder.dataDir);
    storage = await kinds[kind](folder.dataDir);
    await storage.write(saveSetting, { key: 'before', value: '1' });
  });
  afterAll(async () => {
    await storage.close();
    folder.remove();
  });

  const save = (key: string, value = '1') => storage.write(saveSetting, { key, value });
  const refusal = (reason: string) => ({ name: 'AppError', code: 'CONFLICT', details: { reason } });

  it('says that the disk is full, keeps nothing of that write and all before, and goes on when there is room', async () => {
    await storage.write(limitPages, 1);
    await expect(save('too big', BIG)).rejects.toMatchObject({ ...refusal('disk_full'), message: /disk is full/ });
    expect(await storage.read(readSetting, 'before')).toBe('1');
    expect(await storage.read(readSetting, 'too big')).toBeNull();
    await storage.write(limitPages, null);
    await save('too big', BIG);
    expect(await storage.read(readSetting, 'too big')).toBe(BIG);
  });

  // On the calling thread nobody could let go meanwhile.
  if (kind === 'threaded') {
    it('waits while another program holds the lock for two seconds, and writes', async () => {
      const other = new Connection(databasePath(folder.dataDir));
      other.raw.exec('BEGIN IMMEDIATE');
      const written = save('waited');
      await sleep(2_000);
      other.raw.exec('COMMIT');
      other.close();
      await written;
      expect(await storage.read(readSetting, 'waited')).toBe('1');
    });
  }

  it('says that another program holds the lock, still reads, and writes once it lets go', async () => {
    await storage.write(setWaitMs, 100);
    const other = new Connection(databasePath(folder.dataDir));
    other.raw.exec('BEGIN IMMEDIATE');
    await expect(save('locked out')).rejects.toMatchObject({ ...refusal('locked'), message: /Another program/ });
    expect(await storage.read(readSetting, 'before')).toBe('1');
    other.raw.exec('ROLLBACK');
    other.close();
    await save('locked out');
  });

  it('says so when pages turn out to be damaged while it runs', async () => {
    const other = new Connection(databasePath(folder.dataDir));
    other.raw.unsafeMode();
    other.raw.pragma('writable_schema = ON');
    other.raw.prepare("UPDATE sqlite_schema SET rootpage = 9999 WHERE name = 'setting'").run();
    // A changed schema version makes everybody read the schema again.
    other.raw.pragma('schema_version = 99');
    other.close();
    await expect(storage.read(readSetting, 'before')).rejects.toMatchObject(refusal('damaged'));
  });
});

describe('a database that another program has to itself', () => {
  it('is not opened, and named as locked, not as damaged', { timeout: 60_000 }, () => {
    const folder = makeStorageFolder();
    putFreshDatabase(folder.dataDir);
    const other = new Connection(databasePath(folder.dataDir));
    other.raw.pragma('locking_mode = EXCLUSIVE');
    other.raw.exec('BEGIN IMMEDIATE; COMMIT');
    expect(() => openDatabase(folder.dataDir)).toThrow(
      expect.objectContaining({ code: 'CONFLICT', details: { reason: 'locked' } }),
    );
    other.close();
    openDatabase(folder.dataDir).close();
    folder.remove();
  });
});
