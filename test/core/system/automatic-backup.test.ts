/** Automatic backups of the real service: made by themselves, whole, rotated, skipped for a reason, cleaned up after a crash. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import Database from 'better-sqlite3';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveAutomaticBackup } from '#main/core/system/automatic-backup.ts';
import { saveBackup } from '#main/core/system/backup.ts';
import { openBackup } from '#main/storage/backup-files.ts';
import { backupFolder, databasePath } from '#main/storage/data-folder.ts';
import { type FolderService, makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';
import { type Clock, startClock, waitFor } from '#support/live-project.ts';
import { expectOwnersOnly } from '#support/only-on.ts';

const DAY_MS = 86_400_000;
const PARTIAL = 'automatic-2026-01-01T00-00-00-000Z.db.999999999.partial';

let dataDir: string;
let service: FolderService;
let clock: Clock;
beforeEach(async () => {
  dataDir = makeTempDir();
  mkdirSync(backupFolder(dataDir));
  writeFileSync(join(backupFolder(dataDir), PARTIAL), 'half');
  writeFileSync(join(backupFolder(dataDir), 'by-hand.txt'), 'mine');
  clock = startClock('2026-03-02T10:00:00Z');
  service = await startFolderService({ dataDir, now: clock.now, firstBackupLookMs: 300 });
  const site = { language: 'en', websiteUrl: 'https://www.kordiva.example' } as const;
  await service.call('projects.create', { name: 'Kordiva', ...site });
});
afterEach(async () => {
  await service.close();
  removeDir(dataDir);
});

const list = () => readdirSync(backupFolder(dataDir)).sort();
/** Whole ones: one that is being written has another ending. */
const automatic = () => list().filter((name) => /^automatic-.*\.db\.zst$/.test(name));
const make = (freeBytes?: number) => service.core.storage.job(saveAutomaticBackup, { freeBytes });
const logged = () => readFileSync(join(dataDir, 'logs', 'sightline.log'), 'utf8');

/** To its end: once it has its name, old ones are looked at, and that nothing was skipped is noted. */
const waitForFirst = () => waitFor('a backup', logged, (text) => text.includes('Saved an automatic backup'));

/** So many bytes more of data, half of which packing saves. */
function addNoise(bytes: number): void {
  const db = new Database(databasePath(dataDir));
  db.prepare("INSERT INTO setting VALUES ('noise', ?)").run(randomBytes(bytes / 2).toString('hex'));
  db.close();
}

describe('automatic backups', () => {
  it('make no new folder in the place of a data folder that is gone', async () => {
    await waitForFirst();
    clock.leap(DAY_MS);
    const away = `${dataDir}-away`;
    renameSync(dataDir, away);
    try {
      await expect(make()).rejects.toThrow('ENOENT');
      expect(existsSync(dataDir)).toBe(false);
    } finally {
      renameSync(away, dataDir);
    }
  });

  it('are made soon after the start, whole and for the owner only, and a half-written one is gone', async () => {
    await waitForFirst();
    const [name = ''] = automatic();
    expect(list()).toEqual([name, 'by-hand.txt']);
    const path = join(backupFolder(dataDir), name);
    expectOwnersOnly(path);
    const db = openBackup(path);
    expect(db.raw.prepare('SELECT name FROM project').all()).toEqual([{ name: 'Kordiva' }]);
    db.close();
    expect(logged()).toContain(PARTIAL);
  });

  it('are made once a day and rotate as the owner says', async () => {
    await waitForFirst();
    expect(await make()).toEqual({ kind: 'not_due' });
    await service.call('system.configureBackups', { daily: 2, weekly: 0 });
    for (let day = 0; day < 4; day++) {
      clock.leap(DAY_MS);
      expect(await make()).toMatchObject({ kind: 'saved' });
      expect(await make()).toEqual({ kind: 'not_due' });
    }
    expect(automatic().map((name) => name.slice(10, 20))).toEqual(['2026-03-05', '2026-03-06']);
    const state = await service.call('system.backups', {});
    expect(state).toMatchObject({ automatic: true, daily: 2, weekly: 0, skipped: null });
    expect(state.backups.map(({ kind, savedAt }) => `${kind} ${savedAt.slice(0, 10)}`)).toEqual([
      'automatic 2026-03-06',
      'automatic 2026-03-05',
    ]);
  });

  it('are skipped with a reason while there is too little room, and made once there is', async () => {
    await waitForFirst();
    clock.leap(DAY_MS);
    expect(await make(1_000)).toMatchObject({ kind: 'skipped', reason: expect.stringContaining('0 MB are free') });
    const { skipped } = await service.call('system.backups', {});
    expect(skipped).toMatchObject({
      at: expect.stringMatching(/^2026-03-03/),
      reason: expect.stringContaining('free'),
    });
    expect(automatic()).toHaveLength(1);
    expect(await make()).toMatchObject({ kind: 'saved' });
    expect(await service.call('system.backups', {})).toMatchObject({ skipped: null });
  });

  it('are not made when they are switched off', async () => {
    await waitForFirst();
    clock.leap(DAY_MS);
    await service.call('system.configureBackups', { automatic: false });
    expect(await make()).toEqual({ kind: 'not_due' });
  });

  it('take together no more than twice the data, packed, and old ones that were not packed are', {
    tags: 'long',
  }, async () => {
    await waitForFirst();
    addNoise(2_000_000);
    const plain = join(backupFolder(dataDir), 'automatic-2026-02-20T10-00-00-000Z.db');
    const elsewhere = makeTempDir();
    await service.core.storage.job(saveBackup, { path: join(elsewhere, 'plain.db'), replaces: false });
    renameSync(join(elsewhere, 'plain.db'), plain);
    removeDir(elsewhere);
    expect(statSync(plain).size).toBeGreaterThan(2_000_000);
    for (let day = 0; day < 12; day++) {
      clock.leap(DAY_MS);
      expect(await make()).toMatchObject({ kind: 'saved' });
      const data = ['', '-wal'].reduce((sum, end) => sum + statSync(`${databasePath(dataDir)}${end}`).size, 0);
      const taken = automatic().reduce((sum, name) => sum + statSync(join(backupFolder(dataDir), name)).size, 0);
      expect(taken).toBeLessThanOrEqual(2 * data);
    }
    expect(list().filter((name) => name.endsWith('.db'))).toEqual([]);
    expect(automatic().length).toBeGreaterThan(2);
    expect(list().filter((name) => name.includes('.partial'))).toEqual([]);
  });

  it('are restored, and looked into, as any other; one that is damaged is passed over', async () => {
    await waitForFirst();
    const [older = ''] = automatic();
    clock.leap(DAY_MS);
    await make();
    const newer = join(backupFolder(dataDir), automatic().at(-1) ?? '');
    const bytes = readFileSync(newer);
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 0xff;
    writeFileSync(newer, bytes);
    await service.call('projects.create', { name: 'Later', language: 'en', websiteUrl: 'https://later.example' });
    await expect(service.call('system.restore', { path: newer })).rejects.toThrow(/is damaged/);
    const looked = await service.call('system.inspectBackup', {});
    expect(looked).toMatchObject({ path: join(backupFolder(dataDir), older), projects: ['Kordiva'] });
    const restored = await service.call('system.restore', {});
    expect(restored).toMatchObject({ now: { projects: ['Kordiva'] }, before: { projects: ['Kordiva', 'Later'] } });
    expect(list().filter((name) => name.includes('.partial'))).toEqual([]);
  });
});
