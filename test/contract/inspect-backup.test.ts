/** What is said of a backup before it is restored, and of what is none: then nothing changes. Restoring itself is `restore.test.ts`. */
import { copyFileSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Connection } from '#main/storage/connection.ts';
import { type LiveProject, startLiveProject, waitForRun } from '#support/live-project.ts';

let live: LiveProject;
let backup: string;
beforeAll(async () => {
  live = await startLiveProject({});
  await live.service.call('prompts.create', { projectId: live.projectId, prompt: 'Asked before the backup?' });
  await waitForRun(live);
  backup = join(live.dataDir, 'copy.db');
  await live.service.call('system.backup', { path: backup });
});
afterAll(() => live.close());

const look = () => ({
  prompts: live.rows('SELECT text FROM prompt ORDER BY id'),
  // The one of the day comes by itself, half a minute after the start.
  backups: readdirSync(live.dataDir, { recursive: true }).filter((name) =>
    /^backups\b(?!.automatic-)/.test(String(name)),
  ),
});
const refused = (reason: string) => ({ envelope: { code: 'CONFLICT', details: { reason } } });

describe('system.inspectBackup', () => {
  it('says what a file holds before anything is done with it', async () => {
    const found = await live.service.call('system.inspectBackup', { path: backup });
    expect(found).toMatchObject({ path: backup, kind: 'own', projects: ['Kordiva'], answers: 1 });
    expect(found.bytes).toBeGreaterThan(0);
    expect(Date.parse(found.lastAnswerAt ?? '')).toBeGreaterThan(0);
  });

  it.each<[string, string, (path: string) => void]>([
    ['is not there', 'backup_missing', () => {}],
    ['is no database', 'backup_foreign', (path) => writeFileSync(path, 'nothing of the kind')],
    ['is a database of somebody else', 'backup_foreign', writeForeign],
    ['lost its end', 'backup_damaged', writeShortened],
    ['comes from a newer version', 'backup_newer', writeNewer],
  ])('a file that %s is named as %s and changes nothing', async (what, reason, write) => {
    const path = join(live.dataDir, `${what.replaceAll(' ', '-')}.db`);
    write(path);
    const before = look();
    for (const operation of ['system.inspectBackup', 'system.restore'] as const) {
      await expect(live.service.call(operation, { path })).rejects.toMatchObject(refused(reason));
    }
    expect(look()).toEqual(before);
  });
});

function writeForeign(path: string): void {
  const db = new Connection(path);
  db.raw.exec('CREATE TABLE account (id); PRAGMA user_version = 3');
  db.close();
}

function writeShortened(path: string): void {
  copyFileSync(backup, path);
  truncateSync(path, 40_000);
}

function writeNewer(path: string): void {
  copyFileSync(backup, path);
  const db = new Connection(path);
  db.raw.pragma('user_version = 99');
  db.close();
}
