/** Restoring under a running service: what it serves afterwards, and what becomes of calls under way. */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Connection } from '#main/storage/connection.ts';
import { MIGRATIONS, migrate } from '#main/storage/migrator.ts';
import { restoreBackup } from '#main/storage/restore-backup.ts';
import type { AppEvent } from '#shared/contract/events.ts';
import { type LiveProject, startLiveProject, waitFor, waitForRun } from '#support/live-project.ts';

let live: LiveProject;
let backup: string;
beforeAll(async () => {
  live = await startLiveProject({ hasThreads: true });
  await ask('Asked before the backup?');
  backup = join(live.dataDir, 'copy.db');
  await live.service.call('system.backup', { path: backup });
});
afterAll(() => live.close());

async function ask(prompt: string): Promise<void> {
  await live.service.call('prompts.create', { projectId: live.projectId, prompt });
  await waitForRun(live);
}

const texts = () => live.rows<{ text: string }>('SELECT text FROM prompt ORDER BY id').map(({ text }) => text);
const backupNames = () => readdirSync(join(live.dataDir, 'backups')).sort();

function follow(): AppEvent[] {
  const events: AppEvent[] = [];
  live.service.subscribe((event) => events.push(event));
  return events;
}

describe('system.restore', () => {
  it('puts the backup in place, tells every window, and is undone by restoring what it replaced', async () => {
    await ask('Asked after the backup?');
    const events = follow();
    const restored = await live.service.call('system.restore', { path: backup });
    expect(restored).toMatchObject({
      path: backup,
      now: { projects: ['Kordiva'], answers: 1 },
      before: { projects: ['Kordiva'], answers: 2 },
    });
    expect(texts()).toEqual(['Asked before the backup?']);
    const percents = events.flatMap((event) => (event.kind === 'restore-progress' ? [event.percent] : []));
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(percents.at(-1)).toBe(100);
    expect(events.map(({ kind }) => kind)).toContain('data-replaced');
    await live.service.call('system.restore', { path: restored.previous ?? '' });
    expect(texts()).toEqual(['Asked before the backup?', 'Asked after the backup?']);
    expect(await live.service.call('system.doctor', {})).toMatchObject({ ok: true });
  });

  it('takes the newest good one where none is named', async () => {
    writeFileSync(join(live.dataDir, 'backups', 'automatic-2099-01-01T00-00-00-000Z.db'), 'no database');
    copyFileSync(backup, join(live.dataDir, 'backups', 'automatic-2098-01-01T00-00-00-000Z.db'));
    const { path } = await live.service.call('system.restore', {});
    expect(path).toMatch(/automatic-2098/);
    expect(texts()).toEqual(['Asked before the backup?']);
  });

  it('brings a backup of an older version to the schema of today before it is in place', async () => {
    const old = join(live.dataDir, 'old.db');
    const db = new Connection(old);
    migrate(
      db,
      null,
      MIGRATIONS.filter(({ version }) => version <= 5),
    );
    db.raw.exec("INSERT INTO setting (key, value) VALUES ('retention', '{}')");
    db.close();
    const names = backupNames();
    const { previous } = await live.service.call('system.restore', { path: old });
    expect(live.rows('PRAGMA user_version')).toEqual([{ user_version: MIGRATIONS.at(-1)?.version }]);
    expect(backupNames()).toEqual([...names, previous?.split('/').at(-1)].sort());
    await live.service.call('system.restore', { path: previous ?? '' });
    expect(texts()).toEqual(['Asked before the backup?']);
  });

  it('drops calls under way, so that no reply lands in a job of the restored queue, and goes on asking', async () => {
    const sent = live.fake.requests.length;
    live.fake.setReply({ kind: 'hang' });
    const { projectId } = live;
    await live.service.call('prompts.create', { projectId, prompt: 'Under way?' });
    await waitFor(
      'the call',
      () => live.fake.requests.length,
      (count) => count > sent,
    );
    await live.service.call('system.restore', { path: backup });
    live.fake.setReply({ kind: 'answer', text: 'Kordiva, said afterwards.' });
    await ask('Asked after the restore?');
    expect(texts()).toEqual(['Asked before the backup?', 'Asked after the restore?']);
    expect(live.rows("SELECT count(*) AS open FROM job WHERE state IN ('queued', 'leased')")).toEqual([{ open: 0 }]);
    expect(await live.service.call('system.doctor', {})).toMatchObject({ ok: true });
  });
});

it('a restore by another process drops calls under way too, and the windows are told', async () => {
  const sent = live.fake.requests.length;
  live.fake.setReply({ kind: 'slow', delayMs: 60_000, next: { kind: 'answer', text: 'Late.' } });
  await live.service.call('prompts.create', { projectId: live.projectId, prompt: 'Under way?' });
  await waitFor(
    'the call',
    () => live.fake.requests.length,
    (count) => count > sent,
  );
  const events = follow();
  await restoreBackup(live.dataDir, backup, () => {});
  const logged = () =>
    readFileSync(join(live.dataDir, 'logs', 'sightline.log'), 'utf8')
      .split('\n')
      .slice(-8);
  await waitFor(
    'the news',
    () => ({ kinds: events.map(({ kind }) => kind), executor: live.rows('SELECT * FROM executor'), logged: logged() }),
    ({ kinds }) => kinds.includes('data-replaced'),
  );
  live.fake.setReply({ kind: 'answer', text: 'Kordiva, said afterwards.' });
  await ask('Asked after the other restore?');
  expect(texts()).toEqual(['Asked before the backup?', 'Asked after the other restore?']);
});
