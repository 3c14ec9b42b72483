/** Every file and folder that the product makes is its owner's alone, whatever the umask and whoever makes it first. */
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { loadWindowState, saveWindowState } from '#main/shell/window-state.ts';
import { isSharedFolder } from '#main/storage/owner-only.ts';
import { makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';
import { generateAnswers, toNdjson } from '#support/generate-answers.ts';
import { onPosix } from '#support/only-on.ts';
import { runCommand } from '#support/run-command.ts';
import { startServer } from '#support/spawn-program.ts';

const posix = onPosix('modes of files');

const root = makeTempDir();
let umask: number;
beforeAll(() => {
  umask = process.umask(0);
});
afterAll(() => {
  process.umask(umask);
  removeDir(root);
});

/** Every place below a folder that others may reach, with its mode. */
function listOpenPlaces(path: string): string[] {
  const known = lstatSync(path);
  const mode = known.mode & 0o777;
  const isClosed = mode === (known.isDirectory() ? 0o700 : 0o600);
  const inner = known.isDirectory() ? readdirSync(path).flatMap((name) => listOpenPlaces(join(path, name))) : [];
  return isClosed || known.isSymbolicLink() ? inner : [`${path} ${mode.toString(8)}`, ...inner];
}

async function run(dataDir: string, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand([...args, '--data-dir', dataDir]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

/** A command that may be the first one on a folder. */
async function begin(dataDir: string): Promise<void> {
  const { code } = await runCommand(['account', 'set', '--tier', 'pro', '--data-dir', dataDir]);
  expect(code).toBe(0);
}

posix.describe('under a umask that hides nothing', () => {
  it('what the command line makes is closed: database, log, export, backup, what a restore keeps', async () => {
    const dataDir = join(root, 'by-cli', 'deep');
    await begin(dataDir);
    expect(listOpenPlaces(dataDir)).toEqual([]);
    expect(existsSync(join(dataDir, 'logs', 'sightline.log'))).toBe(true);
    await run(dataDir, 'backup', join(root, 'backup.db'));
    await run(dataDir, 'restore', join(root, 'backup.db'));
    expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(1);
    expect([...listOpenPlaces(dataDir), ...listOpenPlaces(join(root, 'backup.db'))]).toEqual([]);
  });

  it('what the server makes is closed while it runs, its write-ahead log and shared memory too', async () => {
    const dataDir = join(root, 'by-server');
    const server = await startServer(dataDir);
    try {
      const key = JSON.parse(await run(dataDir, 'keys', 'create', '--name', 'a', '--env', 'live', '--json'))
        .key as string;
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ name: 'Brimlane', language: 'en', websiteUrl: 'https://brimlane.example' });
      expect((await fetch(`${server.api}/projects`, { method: 'POST', headers, body })).status).toBe(200);
      expect(readdirSync(dataDir).sort()).toEqual(
        expect.arrayContaining(['sightline.db', 'sightline.db-shm', 'sightline.db-wal']),
      );
      expect(listOpenPlaces(dataDir)).toEqual([]);
    } finally {
      await server.kill();
    }
    expect(listOpenPlaces(dataDir)).toEqual([]);
  });

  it('what answers are exported to is closed, and what an import leaves in the folder', async () => {
    const dataDir = join(root, 'by-service');
    const file = join(root, 'answers.ndjson');
    writeFileSync(file, toNdjson(generateAnswers({ seed: 1, count: 30, days: 5, lastDay: '2026-03-01' })));
    const service = await startFolderService({ dataDir });
    try {
      const site = { name: 'Brimlane', language: 'en', websiteUrl: 'https://brimlane.example' } as const;
      const { id: projectId } = await service.call('projects.create', site);
      await service.call('answers.import', { projectId, path: file });
      await service.call('answers.export', { projectId, path: join(root, 'out.ndjson') });
      expect([...listOpenPlaces(dataDir), ...listOpenPlaces(join(root, 'out.ndjson'))]).toEqual([]);
    } finally {
      await service.close();
    }
  });

  it('where the window was is closed', () => {
    const file = join(root, 'window.json');
    saveWindowState(file, { width: 1000, height: 700, isMaximized: false });
    expect(listOpenPlaces(file)).toEqual([]);
    expect(loadWindowState(file)).toMatchObject({ width: 1000 });
  });
});

posix.describe('a folder that was open', () => {
  it('is closed at the next start, with what is ours in it, and nothing else is touched', async () => {
    const dataDir = join(root, 'unpacked');
    await begin(dataDir);
    mkdirSync(join(dataDir, 'backups'), { mode: 0o777 });
    const foreign = join(root, 'foreign.txt');
    for (const path of [join(dataDir, 'backups', 'old.db'), join(dataDir, 'notes.txt'), foreign])
      writeFileSync(path, '');
    symlinkSync(foreign, join(dataDir, 'backups', 'link.db'));
    for (const path of ['', 'sightline.db', 'logs', 'logs/sightline.log']) chmodSync(join(dataDir, path), 0o777);
    await run(dataDir, 'status');
    expect(listOpenPlaces(dataDir)).toEqual([`${join(dataDir, 'notes.txt')} 666`]);
    expect(lstatSync(foreign).mode & 0o777).toBe(0o666);
  });

  it('is refused when it is everybody’s, and stays as it was', async () => {
    expect(['/', homedir(), '/tmp/'].map(isSharedFolder)).toEqual([true, true, true]);
    const shared = join(root, 'shared');
    mkdirSync(shared);
    chmodSync(shared, 0o1777);
    const { code, stderr } = await runCommand(['account', 'set', '--tier', 'pro', '--data-dir', shared]);
    expect([code, stderr]).toEqual([1, `${shared} is used by others too; give Sightline a folder of its own.\n`]);
    expect([lstatSync(shared).mode & 0o7777, readdirSync(shared)]).toEqual([0o1777, []]);
  });
});
