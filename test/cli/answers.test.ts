/** Answers and retention on the command line: beside a running service on the same folder. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { type FolderService, makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';
import { runCommand } from '#support/run-command.ts';

const root = makeTempDir();
const dataDir = join(root, 'data');
const env = { SIGHTLINE_KEYRING: 'off', XDG_STATE_HOME: join(root, 'state') };
let service: FolderService;
let projectId: string;

const cli = (args: string[], input?: string) => runCommand([...args, '--data-dir', dataDir], env, input);

beforeAll(async () => {
  service = await startFolderService({ dataDir });
  const site = { language: 'en', websiteUrl: 'https://kordiva.example' } as const;
  projectId = (await service.call('projects.create', { name: 'Kordiva', ...site })).id;
});
afterAll(async () => {
  await service.close();
  removeDir(root);
});

describe('answers', () => {
  it('add reads the text from the standard input or a file, once', async () => {
    const args = ['answers', 'add', '--project', projectId, '--prompt', 'Which tool?', '--model', 'chatgpt'];
    const more = ['--source', 'https://a.example/', '--source', 'https://b.example/', '--app', 'A phone', '--json'];
    const first = await cli([...args, ...more], 'Take Kordiva.\n');
    expect(first).toMatchObject({ code: 0, stderr: '' });
    const added = JSON.parse(first.stdout) as OperationOutput<'answers.add'>;
    expect(added).toMatchObject({
      created: true,
      text: 'Take Kordiva.\n',
      mentioned: true,
      surface: 'import',
      app: 'A phone',
    });
    expect(added.sources.map((source) => source.url)).toEqual(['https://a.example', 'https://b.example']);
    const file = join(root, 'answer.md');
    writeFileSync(file, 'Take Kordiva.\n');
    const again = await cli([...args, ...more.slice(0, -1), file]);
    expect(again.stdout).toBe(
      `Was there already: answer ${added.id}, SHA-256 ${added.hash}. The brand is visible in it.\n`,
    );
    const get = await service.call('answers.get', { projectId, answerId: added.id });
    expect(get.hash).toBe(added.hash);
  });

  it('list finds answers by their text, and says where', async () => {
    const find = (search: string, ...more: string[]) =>
      cli(['answers', 'list', '--project', projectId, '--search', search, ...more]);
    const { stdout } = await find('KORD');
    expect(stdout).toMatch(/chatgpt {2}Which tool\?\n {4}Take Kordiva\.\n1 of 1 answers\.\n$/);
    const { answers } = JSON.parse((await find('take kordiva', '--json')).stdout) as OperationOutput<'answers.list'>;
    expect(answers[0]?.excerpt).toEqual({
      text: 'Take Kordiva.',
      spans: [
        { start: 0, end: 4 },
        { start: 5, end: 12 },
      ],
    });
    expect((await find('nowhere')).stdout).toBe('0 of 0 answers.\n');
    expect((await find('kordiva', '--model', 'claude')).stdout).toBe('0 of 0 answers.\n');
    expect((await find('kordiva', '--to', 'nonsense')).code).toBe(1);
  });

  it('add says in one line what is wrong, and stores nothing', async () => {
    const { answers } = await service.call('system.status', {});
    const args = ['answers', 'add', '--project', projectId, '--prompt', 'Which tool?', '--model', 'chatgpt'];
    expect(await cli([...args, '--country', 'XX'], 'Text.')).toMatchObject({ code: 1, stdout: '' });
    expect((await cli(args, ' \n')).stderr).toBe('text must not be empty\n');
    expect((await cli([...args, join(root, 'missing.md')])).stderr).toMatch(/^path cannot be read: .*\n$/);
    expect((await service.call('system.status', {})).answers).toBe(answers);
  });

  it('raw and reread have something to say where there is nothing', async () => {
    const { answers } = await service.call('answers.list', {
      projectId,
      startDate: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
      endDate: new Date().toISOString().slice(0, 10),
    });
    const raw = await cli(['answers', 'raw', answers[0]?.id ?? '', '--project', projectId, '--json']);
    expect(JSON.parse(raw.stdout)).toEqual({ replies: [], damaged: false });
    const reread = await cli(['answers', 'reread', '--project', projectId]);
    expect(reread.stdout).toBe('0 replies were read; 0 still cannot be and are kept.\n');
  });
});

it('retention is shown, set and taken back', async () => {
  expect((await cli(['retention'])).stdout).toBe('Raw replies are kept for ever.\n');
  expect((await cli(['retention', '90'])).stdout).toBe('Raw replies are kept for 90 days.\n');
  expect(await service.call('retention.get', {})).toEqual({ rawReplyDays: 90 });
  expect((await cli(['retention', 'some'])).stderr).toContain('rawReplyDays');
  expect((await cli(['retention', 'none'])).stdout).toBe('Raw replies are kept for ever.\n');
});
