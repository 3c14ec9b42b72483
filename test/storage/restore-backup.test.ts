import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import { restoreBackup } from '#main/storage/restore-backup.ts';
import { seedProject } from '#support/seed-project.ts';
import { makeStorageFolder } from '#support/storage-folder.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
let backup: string;
beforeAll(async () => {
  test = await startTestService({ hasThreads: true });
  const api = await test.freshApi();
  const project = await seedProject(api);
  const line = { prompt: 'Q', model: 'chatgpt', answeredAt: '2026-03-09T10:00:00Z', text: 'Brimlane.' };
  await test.importLines(project.id, [line]);
  backup = join(test.dataDir, 'copy.db');
  await test.call('system.backup', { path: backup });
});
afterAll(() => test.close());

const names = async () => (await test.call('projects.list', {})).map(({ name }) => name);

describe('a backup', () => {
  it('made while the service runs holds everything', () => {
    const db = new Connection(backup, { readonly: true });
    expect(db.raw.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(db.raw.prepare('SELECT count(*) AS n FROM answer').get()).toEqual({ n: 1 });
    db.close();
  });

  it('is put back under a running service, which goes on with it, and what it replaced is kept', async () => {
    await seedProject(await test.freshApi(), { name: 'Made later' });
    expect(await names()).toEqual(['Brimlane', 'Made later']);
    const { previous } = await restoreBackup(test.dataDir, backup, () => {});
    expect(await names()).toEqual(['Brimlane']);
    await seedProject(await test.freshApi(), { name: 'Made after' });
    expect(await names()).toEqual(['Brimlane', 'Made after']);
    const kept = new Connection(previous ?? '', { readonly: true });
    expect(kept.raw.prepare('SELECT count(*) AS n FROM project').get()).toEqual({ n: 2 });
    kept.close();
    expect(await test.call('system.doctor', {})).toMatchObject({ ok: true });
  });

  it('is put back once another program has written what it was about to write', async () => {
    await seedProject(await test.freshApi(), { name: 'Made meanwhile' });
    const other = new Connection(databasePath(test.dataDir));
    const release = Promise.withResolvers<void>();
    let hasLocked = false;
    // Once what is there is kept, and before the first page is copied.
    const lock = (percent: number) => {
      if (percent !== 70 || hasLocked) return;
      hasLocked = true;
      other.raw.exec('BEGIN IMMEDIATE');
      setTimeout(() => {
        other.raw.exec('COMMIT');
        release.resolve();
      }, 200);
    };
    await restoreBackup(test.dataDir, backup, () => {}, lock);
    await release.promise;
    other.close();
    expect(await names()).toEqual(['Brimlane']);
  });

  it('is refused and changes nothing when another program keeps the database locked', { tags: 'long' }, async () => {
    await seedProject(await test.freshApi(), { name: 'Made before' });
    const before = [await names(), readdirSync(join(test.dataDir, 'backups'))];
    const other = new Connection(databasePath(test.dataDir));
    const lock = (percent: number) => percent === 70 && other.raw.exec('BEGIN IMMEDIATE');
    const restored = restoreBackup(test.dataDir, backup, () => {}, lock);
    await expect(restored).rejects.toMatchObject({ code: 'CONFLICT', details: { reason: 'locked' } });
    other.raw.exec('ROLLBACK');
    other.close();
    expect([await names(), readdirSync(join(test.dataDir, 'backups'))]).toEqual(before);
  });

  it('fills a folder that was empty', async () => {
    const fresh = makeStorageFolder();
    expect(await restoreBackup(join(fresh.dataDir, 'new'), backup, () => {})).toMatchObject({ previous: null });
    const db = new Connection(databasePath(join(fresh.dataDir, 'new')));
    expect(db.raw.prepare('SELECT name FROM project').all()).toEqual([{ name: 'Brimlane' }]);
    db.close();
    fresh.remove();
  });

  it.each<[string, (path: string) => void]>([
    ['does not exist', () => {}],
    ['is no database', (path) => writeFileSync(path, 'nothing of the kind')],
    ['is another database', (path) => new Connection(path).close()],
    [
      'comes from a newer version',
      (path) => {
        const db = new Connection(path);
        db.raw.pragma('user_version = 99');
        db.close();
      },
    ],
  ])('is refused and changes nothing when the file %s', async (what, prepare) => {
    const before = [await names(), readdirSync(join(test.dataDir, 'backups'))];
    const path = join(test.dataDir, `${what.replaceAll(' ', '-')}.db`);
    prepare(path);
    await expect(restoreBackup(test.dataDir, path, () => {})).rejects.toMatchObject({ code: 'CONFLICT' });
    expect([await names(), readdirSync(join(test.dataDir, 'backups'))]).toEqual(before);
  });
});
