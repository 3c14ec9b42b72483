/** `projects archive | unarchive | archived | erase` as a user meets them, beside a service on the same folder. */
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type FolderService, makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';
import { runCommand } from '#support/run-command.ts';

const root = makeTempDir();
const dataDir = join(root, 'data');
let service: FolderService;
let key = '';
let id = '';

const cli = (...args: string[]) => runCommand([...args, '--data-dir', dataDir]);

async function cliJson<T>(...args: string[]): Promise<T> {
  const { code, stdout, stderr } = await cli(...args, '--json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as T;
}

async function expectRefusal(said: RegExp, ...args: string[]): Promise<void> {
  const { code, stdout, stderr } = await cli(...args);
  expect([code, stdout, stderr.trimEnd().split('\n').length]).toEqual([1, '', 1]);
  expect(stderr).toMatch(said);
}

const api = (path: string, init: RequestInit = {}) =>
  fetch(`${service.apiAddress}/v1${path}`, {
    ...init,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  });
const look = async () => (await api(`/projects/${id}`)).status;

beforeAll(async () => {
  service = await startFolderService({ dataDir });
  key = (await cliJson<{ key: string }>('keys', 'create', '--name', 'n', '--env', 'live', '--scopes', 'read,write'))
    .key;
  const body = JSON.stringify({ name: 'Kordiva', language: 'en', websiteUrl: 'https://kordiva.example' });
  id = ((await (await api('/projects', { method: 'POST', body })).json()) as { data: { id: string } }).data.id;
});
afterAll(async () => {
  await service?.close();
  removeDir(root);
});

describe('removing a project', () => {
  it('takes it out of sight of the running service, lists it, and brings it back', async () => {
    expect(await look()).toBe(200);
    expect(await cliJson('projects', 'archive', id)).toEqual({ id, archived: true });
    expect(await look()).toBe(404);
    expect((await cli('projects', 'list')).stdout).not.toContain('Kordiva');
    const listed = await cliJson<object[]>('projects', 'archived');
    expect(listed).toMatchObject([{ id, name: 'Kordiva', domain: 'kordiva.example', answers: 0 }]);
    expect((await cli('project', 'archived')).stdout).toMatch(
      new RegExp(`^${id} .* Kordiva {2}kordiva.example {2}0 answers\n$`),
    );
    expect(await cliJson('projects', 'unarchive', id)).toEqual({ id, archived: false });
    expect([await look(), await cliJson('projects', 'archived')]).toEqual([200, []]);
  });

  it('deletes for good only what is removed, and only when it is told so', async () => {
    await expectRefusal(/no removed project with this id/, 'projects', 'erase', id, '--yes');
    expect(await look()).toBe(200);
    expect((await cli('projects', 'archive', id)).stdout).toBe(
      `Removed. It comes back with: projects unarchive ${id}\n`,
    );
    await expectRefusal(/^This deletes Kordiva with its 0 answers for good; .* --yes\.$/m, 'projects', 'erase', id);
    expect(await cliJson('projects', 'archived')).toHaveLength(1);
    expect(await cliJson('projects', 'erase', id, '--yes')).toEqual({ id, erased: true });
    expect(await cliJson('projects', 'archived')).toEqual([]);
    await expectRefusal(/no removed project/, 'projects', 'erase', id, '--yes');
  });

  it.each([
    [['projects', 'archive'], /missing required argument 'id'/],
    [['projects', 'archive', 'f'.repeat(24)], /The project was not found/],
    [['projects', 'unarchive', 'f'.repeat(24)], /The removed project was not found/],
    [['projects', 'erase', 'nonsense'], /no removed project/],
    [['projects', 'archived', 'x'], /too many arguments/],
    [['project'], /list, show, update, .*archive, unarchive, archived, .*erase/],
  ])('%j is refused in one line', async (args, said) => expectRefusal(said, ...args), 30_000);
});
