/** A database that is damaged or gone: nothing is deleted, nothing begins empty, and the newest good backup is offered. */
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { restoreSound } from '#main/core/system/restore.ts';
import { Connection } from '#main/storage/connection.ts';
import { backupFolder, databasePath } from '#main/storage/data-folder.ts';
import { openDatabase } from '#main/storage/open-database.ts';
import { saveSnapshot } from '#main/storage/snapshot.ts';
import type { AppError } from '#shared/app-error.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';
import { expectOwnersOnly } from '#support/only-on.ts';
import { makeStorageFolder, type StorageFolder } from '#support/storage-folder.ts';

const NEWEST = { path: null, acceptDamaged: false };

let made: StorageFolder;
let folder: StorageFolder;
let path: string;
beforeAll(() => {
  made = makeStorageFolder();
  putFreshDatabase(made.dataDir);
  const db = openDatabase(made.dataDir);
  const insert = db.raw.prepare('INSERT INTO setting (key, value) VALUES (?, ?)');
  insert.run('kept', '1');
  mkdirSync(backupFolder(made.dataDir));
  for (const [name, day] of [
    ['automatic-older.db', 1],
    ['automatic-newer.db', 2],
    ['before-restore-newest.db', 3],
  ] as const) {
    saveSnapshot(db, join(backupFolder(made.dataDir), name));
    utimesSync(join(backupFolder(made.dataDir), name), new Date(), new Date(2026, 0, day));
  }
  db.transaction(() => {
    for (let row = 0; row < 2000; row++) insert.run(`later ${row}`, 'x'.repeat(200));
  });
  db.close();
});
afterAll(() => made.remove());
beforeEach(() => {
  folder = makeStorageFolder();
  path = databasePath(folder.dataDir);
  cpSync(made.dataDir, folder.dataDir, { recursive: true, preserveTimestamps: true });
});
afterEach(() => folder.remove());

const backup = (name: string) => join(backupFolder(folder.dataDir), name);
const setAside = () => readdirSync(folder.dataDir).filter((name) => name.startsWith('damaged-'));

function readRefusal(): AppError {
  try {
    openDatabase(folder.dataDir).close();
  } catch (error) {
    return error as AppError;
  }
  throw new Error('It was opened.');
}

function overwrite(file: string, offset: number, bytes: number): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(bytes, 0xa5), 0, bytes, offset);
  closeSync(handle);
}

const DAMAGES: [string, () => void][] = [
  ['is no database', () => writeFileSync(path, 'this is no database'.repeat(100))],
  ['is shorter than a header', () => writeFileSync(path, 'SQLite')],
  ['lost its end', () => truncateSync(path, 40_960)],
  ['has a broken schema page', () => overwrite(path, 100, 3_000)],
  ['has broken pages in the middle', () => overwrite(path, 4096 * 40, 4096 * 60)],
];

describe.each(DAMAGES)('a database that %s', (_what, damage) => {
  it('is set aside whole under a dated name, and the message names it and the newest good backup', () => {
    damage();
    const bytes = readFileSync(path);
    const error = readRefusal();
    expect(error).toMatchObject({ code: 'CONFLICT', details: { reason: 'database_damaged' } });
    const [name = ''] = setAside();
    expect(name).toMatch(/^damaged-\d{4}-\d\d-\d\dT[\d-]+Z\.db$/);
    const aside = join(folder.dataDir, name);
    expect(readFileSync(aside).equals(bytes)).toBe(true);
    expectOwnersOnly(aside);
    expect(existsSync(path)).toBe(false);
    for (const part of [aside, backup('automatic-newer.db'), 'restore --latest']) expect(error.message).toContain(part);
    expect(error.message).not.toContain('\n');
  });
});

describe('a folder whose database was set aside', () => {
  beforeEach(() => {
    writeFileSync(path, 'nothing of the kind');
    readRefusal();
  });

  it('never begins empty: every later start says the same, and makes no file', () => {
    for (let start = 0; start < 2; start++) {
      const error = readRefusal();
      expect(error).toMatchObject({ code: 'CONFLICT', details: { reason: 'database_missing' } });
      expect(error.message).toContain(backup('automatic-newer.db'));
      expect(error.message).toContain(setAside()[0]);
    }
    expect(existsSync(path)).toBe(false);
    expect(setAside()).toHaveLength(1);
  });

  it('has the newest good backup again after restore, and the damaged file still', async () => {
    writeFileSync(backup('automatic-newer.db'), 'damaged too');
    const restored = await restoreSound(folder.dataDir, NEWEST);
    expect(restored).toEqual({
      path: backup('automatic-older.db'),
      previous: join(folder.dataDir, setAside()[0] ?? ''),
    });
    const db = openDatabase(folder.dataDir);
    const keys = "SELECT key FROM setting WHERE key NOT LIKE 'schema.%' AND key NOT LIKE 'storage.%'";
    expect(db.raw.prepare(keys).all()).toEqual([{ key: 'kept' }]);
    db.close();
    expect(setAside()).toHaveLength(1);
  });

  it('says so when there is no good backup', async () => {
    rmSync(backupFolder(folder.dataDir), { recursive: true });
    const error = readRefusal();
    expect(error.message).toContain('no good backup');
    expect(error.details).toMatchObject({ backup: null });
    await expect(restoreSound(folder.dataDir, NEWEST)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('restoring over a damaged database that nobody has looked at yet', () => {
  it('keeps it and puts the backup in place', async () => {
    overwrite(path, 100, 3_000);
    const { previous } = await restoreSound(folder.dataDir, NEWEST);
    expect(previous).toBe(join(folder.dataDir, setAside()[0] ?? ''));
    openDatabase(folder.dataDir).close();
  });

  it('is refused while somebody has the database open, and moves nothing', async () => {
    const running = openDatabase(folder.dataDir);
    overwrite(path, 100, 3_000);
    const before = readdirSync(folder.dataDir).sort();
    expect(readRefusal()).toMatchObject({ code: 'CONFLICT', details: { reason: 'damaged_in_use' } });
    await expect(restoreSound(folder.dataDir, NEWEST)).rejects.toMatchObject({ details: { reason: 'damaged_in_use' } });
    expect(readdirSync(folder.dataDir).sort()).toEqual(before);
    running.close();
  });
});

describe('files of a database that are missing', () => {
  it('without its log, the database has everything up to the last checkpoint and is sound', () => {
    const db = openDatabase(folder.dataDir);
    db.raw.prepare("INSERT INTO setting (key, value) VALUES ('in the log', '1')").run();
    const bytes = readFileSync(path);
    db.close();
    writeFileSync(path, bytes);
    for (const suffix of ['-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true });
    const again = openDatabase(folder.dataDir);
    expect(again.raw.prepare("SELECT count(*) AS n FROM setting WHERE key LIKE 'later%'").get()).toEqual({ n: 2000 });
    expect(again.raw.pragma('integrity_check', { simple: true })).toBe('ok');
    again.close();
  });

  it('without the database, its log alone is kept, named, and never played onto a restored backup', async () => {
    rmSync(path);
    writeFileSync(`${path}-wal`, 'log');
    const error = readRefusal();
    expect(error.details).toMatchObject({ reason: 'database_missing' });
    expect(error.message).toContain(`${path}-wal`);
    await restoreSound(folder.dataDir, NEWEST);
    const kept = readdirSync(backupFolder(folder.dataDir)).filter((name) => name.endsWith('.db-wal'));
    expect(kept).toHaveLength(1);
    expect(readFileSync(backup(kept[0] ?? ''), 'utf8')).toBe('log');
    openDatabase(folder.dataDir).close();
  });

  it('an empty file without any trace of data is a new folder', () => {
    const fresh = makeStorageFolder();
    writeFileSync(databasePath(fresh.dataDir), '');
    openDatabase(fresh.dataDir).close();
    fresh.remove();
  });
});

describe('a large database', () => {
  it('is opened by its header, schema and small tables alone', () => {
    const db = new Connection(path);
    db.raw.exec('CREATE TABLE big (body BLOB)');
    const insert = db.raw.prepare('INSERT INTO big VALUES (zeroblob(1000000))');
    db.transaction(() => {
      for (let row = 0; row < 70; row++) insert.run();
    });
    db.close();
    // What lies far behind those is not looked at: damage there is found by a full check alone.
    overwrite(path, 40_000_000, 4_000_000);
    openDatabase(folder.dataDir).close();
    const looking = new Connection(path);
    expect(looking.raw.pragma('quick_check(1)', { simple: true })).not.toBe('ok');
    looking.close();
    overwrite(path, 100, 3_000);
    expect(readRefusal()).toMatchObject({ details: { reason: 'database_damaged' } });
  });
});
