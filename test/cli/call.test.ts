/** Any operation by its name, on the command line beside a running service. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type FolderService, makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';
import { runCommand } from '#support/run-command.ts';

const root = makeTempDir();
const dataDir = join(root, 'data');
const env = { SIGHTLINE_KEYRING: 'off', XDG_STATE_HOME: join(root, 'state') };
let service: FolderService;
let projectId: string;

const cli = (args: readonly string[], input = '') => runCommand(['call', ...args, '--data-dir', dataDir], env, input);
const read = async (...args: string[]) => {
  const { code, stdout, stderr } = await cli(args);
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
};

beforeAll(async () => {
  service = await startFolderService({ dataDir });
  projectId = (await service.call('projects.create', { name: 'Kordiva', language: 'en' })).id;
});
afterAll(async () => {
  await service.close();
  removeDir(root);
});

describe('call', () => {
  it('lists operations with the commands that they have of their own', async () => {
    const { stdout } = await cli([]);
    expect(stdout).toMatch(/^competitors\.add {2}.+ {2}\(competitors add\)$/m);
    expect(stdout).toMatch(/^tasks\.update {2}/m);
    expect(stdout).not.toMatch(/^desktop\.chooseFile/m);
  });

  it('tells which fields an operation takes', async () => {
    const schema = await read('tasks.list', '--fields');
    expect(schema.required).toEqual(['projectId']);
    expect(schema.properties.language).toMatchObject({ enum: ['en', 'de'], default: 'en' });
  });

  it('takes texts, JSON, lists and whole objects, and changes what they say', async () => {
    await read('projects.configure', '--project', projectId, 'brandAliases:=["Kordiva Boards"]', 'samplesPerRun:=3');
    const input = JSON.stringify({ projectId, name: 'Brimlane', aliases: ['BL'] });
    expect(JSON.parse((await cli(['competitors.add', '--input', '-'], input)).stdout)).toMatchObject({
      aliases: ['BL'],
    });
    const { settings } = await read('projects.get', `projectId=${projectId}`);
    expect(settings).toMatchObject({ brandAliases: ['Kordiva Boards'], samplesPerRun: 3 });
    const list = await read(
      'tasks.list',
      '--project',
      projectId,
      'status=open',
      'status=done',
      'language=de',
      'limit=1',
    );
    expect([list.limit, list.tasks.length]).toEqual([1, 1]);
    const [{ id }] = list.tasks;
    await read('tasks.update', '--project', projectId, `taskId=${id}`, 'status=in_progress');
    expect(await read('tasks.get', '--project', projectId, `taskId=${id}`)).toMatchObject({ status: 'in_progress' });
  });

  it('writes the file that a reply holds, over nothing', async () => {
    const { tasks } = await read('tasks.list', '--project', projectId, 'status=all');
    const path = join(root, 'task.md');
    const args = ['tasks.export', '--project', projectId, `taskId=${tasks[0].id}`, '--out', path];
    expect(await cli(args)).toMatchObject({ code: 0, stdout: `Written: ${path}\n` });
    expect(readFileSync(path, 'utf8').split('\n')[0]).toBe(`# ${tasks[0].title}`);
    writeFileSync(path, 'mine');
    expect((await cli(args)).code).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe('mine');
  });

  it.each([
    [['competitors.lst'], /An operation competitors\.lst was not found/],
    [['desktop.chooseFile', 'purpose=backup'], /belongs to the window/],
    [['tasks.list', 'projectId'], /not a field; write name=text/],
    [['tasks.list', 'limit:=many'], /limit is not JSON/],
    [['tasks.list', '--input', join(root, 'none.json')], /no file/],
    [['tasks.list', 'colour=red'], /colour/],
  ])('%j is refused in one line', async (args, said) => {
    const { code, stdout, stderr } = await cli(args);
    expect([code, stdout, stderr.trim().split('\n').length]).toEqual([1, '', 1]);
    expect(stderr).toMatch(said);
  });
});
