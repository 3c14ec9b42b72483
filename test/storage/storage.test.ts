import { writeFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from '#main/storage/command.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { openThreadedStorage } from '#main/storage/threaded-storage.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';
import {
  breakDown,
  describeTwice,
  echo,
  failInWrite,
  readClock,
  readSetting,
  saveAndFail,
  saveSetting,
  workLong,
  writeFromReader,
} from '#support/probe-commands.ts';
import { PROBE_ENTRY } from '#support/probe-entry.ts';
import { makeStorageFolder, type StorageFolder } from '#support/storage-folder.ts';

const NOW = 1_773_144_000_000;

const kinds = {
  threaded: (dataDir: string) => openThreadedStorage({ dataDir, entry: PROBE_ENTRY, now: () => NOW }),
  inline: async (dataDir: string) => openInlineStorage(dataDir, () => NOW),
};

const REFUSED = {
  name: 'AppError',
  code: 'FORBIDDEN',
  message: 'No room.',
  details: { reason: 'busy', limit: 3, nested: { list: [1, 'two', null] } },
};

// One of each kind for all tests: threads take long to start.
const folders: StorageFolder[] = [];
const storages = {} as Record<keyof typeof kinds, Storage>;
beforeAll(async () => {
  for (const kind of ['threaded', 'inline'] as const) {
    const folder = makeStorageFolder();
    folders.push(folder);
    putFreshDatabase(folder.dataDir);
    storages[kind] = await kinds[kind](folder.dataDir);
  }
});
afterAll(async () => {
  for (const storage of Object.values(storages)) await storage.close();
  for (const folder of folders) folder.remove();
});

describe.each(['threaded', 'inline'] as const)('%s storage', (kind) => {
  let storage: Storage;
  beforeAll(() => {
    storage = storages[kind];
  });

  it('carries values both ways unchanged', async () => {
    const value = {
      text: 'ß\u0000🎈',
      list: [1, null, 2.5],
      big: 2n ** 60n,
      bytes: new Uint8Array([0, 255]),
      none: undefined,
    };
    expect(await storage.read(echo, value)).toEqual(value);
  });

  it('brings the writer what a job has written, and leaves it to the job', async () => {
    const bytes = new Uint8Array(300_000).subarray(10, 13);
    const input = { text: 'ß\u0000🎈', big: 2n ** 60n, bytes, none: undefined, list: [1, null, 'two'] };
    const told = 'text string ß\u0000🎈; big bigint 1152921504606846976; bytes bytes 0,0,0; none undefined undefined; ';
    expect(await storage.job(describeTwice, input)).toEqual([`${told}list object 1,,two`, `${told}list object 1,,two`]);
  });

  it('reads at once what was written', async () => {
    for (let number = 0; number < 20; number++) {
      await storage.write(saveSetting, { key: `k${number}`, value: String(number) });
      expect(await storage.read(readSetting, `k${number}`)).toBe(String(number));
    }
  });

  it('keeps code, message and details of an error, and nothing of the write that threw it', async () => {
    await expect(storage.write(saveAndFail, 'half')).rejects.toMatchObject(REFUSED);
    expect(await storage.read(readSetting, 'half')).toBeNull();
  });

  it('keeps working after a fault', async () => {
    await expect(storage.read(breakDown, null as never)).rejects.toThrow();
    await expect(storage.write(saveSetting, { key: 'a', value: null as never })).rejects.toThrow();
    await storage.write(saveSetting, { key: 'a', value: '1' });
    expect(await storage.read(readSetting, 'a')).toBe('1');
  });

  it('gives writes the clock of the service', async () => {
    expect(await storage.write(readClock, null)).toBe(NOW);
  });

  it('lets a job write through the writer, read it back and report', async () => {
    const progress: unknown[] = [];
    expect(await storage.job(workLong, 'job', (step) => progress.push(step))).toBe('by a job');
    expect(progress).toEqual([1, 2, 3].map((done) => ({ done, total: 3 })));
    expect(await storage.read(readSetting, 'job')).toBe('by a job');
  });

  it('carries an error of a job’s write to whoever asked for the job', async () => {
    await expect(storage.job(failInWrite, 'half')).rejects.toMatchObject(REFUSED);
    expect(await storage.read(readSetting, 'half')).toBeNull();
  });

  it('runs writes one after the other, however many come at once', async () => {
    const writes = Array.from({ length: 200 }, (_, n) => storage.write(saveSetting, { key: `w${n}`, value: 'x' }));
    await Promise.all(writes);
    expect(await storage.read(readSetting, 'w199')).toBe('x');
  });
});

describe('threaded storage alone', () => {
  let storage: Storage;
  beforeAll(() => {
    storage = storages.threaded;
  });

  it('turns a fault into INTERNAL with the stack of the thread as its cause, for the log only', async () => {
    const error = await storage.read(breakDown, null as never).catch((fault) => fault);
    expect(error).toMatchObject({ name: 'AppError', code: 'INTERNAL', details: undefined });
    expect(error.message).not.toContain('nowhere');
    expect(String(error.cause.message)).toContain('no such table: nowhere');
    expect(String(error.cause.message)).toContain('probe-worker.js');
  });

  it('does not let a reader write', async () => {
    await expect(storage.read(writeFromReader, 'x')).rejects.toMatchObject({ code: 'INTERNAL' });
  });

  it('refuses a command that its threads do not serve', async () => {
    const unknown = { kind: 'read', name: 'probe.unknown', run: () => null } as const;
    await expect(storage.read(unknown, null)).rejects.toMatchObject({ code: 'INTERNAL' });
  });

  it('finishes what was asked before it closes', async () => {
    const writes = Array.from({ length: 50 }, (_, n) => storage.write(saveSetting, { key: `c${n}`, value: 'x' }));
    await storage.close();
    await expect(Promise.all(writes)).resolves.toHaveLength(50);
  });

  it('refuses calls once it is closed, instead of never answering', async () => {
    await expect(storage.read(readSetting, 'a')).rejects.toMatchObject({ code: 'INTERNAL' });
    await expect(storage.write(saveSetting, { key: 'a', value: '1' })).rejects.toMatchObject({ code: 'INTERNAL' });
  });
});

describe('a folder that cannot be opened', () => {
  it('is CONFLICT over both kinds, with the reason', async () => {
    const folder = makeStorageFolder();
    const file = `${folder.dataDir}/file`;
    writeFileSync(file, '');
    for (const open of Object.values(kinds)) {
      const error = await open(`${file}/sub`).catch((fault) => fault);
      expect(error).toMatchObject({ name: 'AppError', code: 'CONFLICT' });
      expect(error.message).toContain('cannot be used');
    }
    folder.remove();
  });
});
