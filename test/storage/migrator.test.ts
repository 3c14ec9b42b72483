import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import { MIGRATIONS, migrate } from '#main/storage/migrator.ts';
import { openDatabase } from '#main/storage/open-database.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';
import { expectOwnersOnly } from '#support/only-on.ts';
import { OPENER_FILE } from '#support/probe-entry.ts';
import { makeStorageFolder, type StorageFolder } from '#support/storage-folder.ts';

const run = promisify(execFile);
const FOLDER_LOCK = new URL('../../src-main/storage/folder-lock.ts', import.meta.url).href;
const NEWEST = MIGRATIONS.at(-1)?.version ?? 0;
const LATER = { version: NEWEST + 1, name: 'later', sql: 'CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT;' };

let folder: StorageFolder;
beforeEach(() => {
  folder = makeStorageFolder();
});
afterEach(() => folder.remove());

function look<T>(path: string, work: (db: Connection) => T): T {
  const db = new Connection(path);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

const versionOf = (db: Connection) => db.raw.pragma('user_version', { simple: true });
const tablesOf = (db: Connection) =>
  (db.raw.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all() as { name: string }[]).map(
    ({ name }) => name,
  );
const backups = () => {
  const path = join(folder.dataDir, 'backups');
  return existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : [];
};

describe('the migrator', () => {
  it('brings an empty folder to the newest schema without a backup', () => {
    openDatabase(folder.dataDir).close();
    look(databasePath(folder.dataDir), (db) => {
      expect(versionOf(db)).toBe(NEWEST);
      expect(tablesOf(db)).toEqual(
        expect.arrayContaining(['account', 'answer', 'brand_period', 'job', 'total_period']),
      );
    });
    expect(backups()).toEqual([]);
  });

  it('has migrations that are numbered without a gap', () => {
    expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, index) => index + 1));
  });

  it.each([NEWEST, 5])(
    'refuses tables of a development version that bears the number %i, and changes nothing',
    (version) => {
      const path = databasePath(folder.dataDir);
      look(path, (db) => {
        migrate(
          db,
          null,
          MIGRATIONS.filter((migration) => migration.version <= version),
        );
        db.raw.exec('ALTER TABLE task DROP COLUMN last_seen_at');
      });
      const before = statSync(path).mtimeMs;
      expect(() => openDatabase(folder.dataDir)).toThrow(
        'This data folder was made by a development version of Sightline and cannot be read by this one. Nothing in it was changed; use another folder.',
      );
      expect(statSync(path).mtimeMs).toBe(before);
      expect(backups()).toEqual([]);
    },
  );

  it('does nothing the second time', () => {
    openDatabase(folder.dataDir).close();
    const schema = () =>
      look(databasePath(folder.dataDir), (db) => db.raw.prepare('SELECT * FROM sqlite_schema').all());
    const before = schema();
    openDatabase(folder.dataDir).close();
    expect(schema()).toEqual(before);
    expect(backups()).toEqual([]);
  });

  it('lets several processes open a new folder at once', async () => {
    const starts = Array.from({ length: 4 }, () => run(process.execPath, [OPENER_FILE, folder.dataDir]));
    await expect(Promise.all(starts)).resolves.toHaveLength(4);
    look(databasePath(folder.dataDir), (db) => {
      expect(versionOf(db)).toBe(NEWEST);
      expect(db.raw.pragma('integrity_check', { simple: true })).toBe('ok');
    });
  });

  it('waits for a process that has the folder and not yet a log, however long that takes it', async () => {
    putFreshDatabase(folder.dataDir);
    const script = `import(${JSON.stringify(FOLDER_LOCK)}).then((m) => {
      const hold = m.lockFolder(process.argv[1]);
      console.log('held');
      setTimeout(() => hold.release(), 2_500);
    })`;
    const other = spawn(process.execPath, ['-e', script, folder.dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(other.stdout, 'data');
    openDatabase(folder.dataDir).close();
    expect(await once(other, 'close')).toEqual([0, null]);
  });

  it('refuses a schema of a newer version with a clear message, and leaves it alone', () => {
    putFreshDatabase(folder.dataDir);
    look(databasePath(folder.dataDir), (db) => db.raw.pragma('user_version = 99'));
    expect(() => openDatabase(folder.dataDir)).toThrow(
      expect.objectContaining({ code: 'CONFLICT', message: expect.stringMatching(/newer Sightline.*99/) }),
    );
    expect(look(databasePath(folder.dataDir), versionOf)).toBe(99);
  });

  it('makes a backup before a later migration, readable by the owner only', () => {
    putFreshDatabase(folder.dataDir);
    look(databasePath(folder.dataDir), (db) => {
      db.raw.prepare("INSERT INTO setting (key, value) VALUES ('kept', '1')").run();
      migrate(db, folder.dataDir, [...MIGRATIONS, LATER]);
      expect(versionOf(db)).toBe(LATER.version);
      expect(tablesOf(db)).toContain('later');
    });
    const [backup = '', ...more] = backups();
    expect(more).toEqual([]);
    expectOwnersOnly(join(folder.dataDir, 'backups'));
    look(backup, (db) => {
      expect(versionOf(db)).toBe(NEWEST);
      expect(tablesOf(db)).not.toContain('later');
      expect(db.raw.prepare('SELECT value FROM setting').get()).toEqual({ value: '1' });
    });
  });

  it('keeps nothing of a migration that fails halfway', () => {
    putFreshDatabase(folder.dataDir);
    look(databasePath(folder.dataDir), (db) => {
      const broken = { ...LATER, sql: `${LATER.sql} INSERT INTO nowhere VALUES (1);` };
      expect(() => migrate(db, folder.dataDir, [...MIGRATIONS, broken])).toThrow('nowhere');
      expect(versionOf(db)).toBe(NEWEST);
      expect(tablesOf(db)).not.toContain('later');
    });
  });

  it('makes folder and file readable by their owner only', () => {
    openDatabase(folder.dataDir).close();
    expectOwnersOnly(folder.dataDir);
    expectOwnersOnly(databasePath(folder.dataDir));
  });
});
