/** `runs` and `projects show` as a user meets them: with and without a server on the same folder. */
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { DEFAULT_ANSWER, type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { runCommand } from '#support/run-command.ts';
import { startServer } from '#support/spawn-program.ts';

type Run = OperationOutput<'runs.get'>;

const root = makeTempDir();
let fake: FakeOpenAi;
let env: Record<string, string>;
let projectId = '';
let runId = '';

const cli = (...args: string[]) => runCommand([...args, '--data-dir', join(root, 'data')], env);

async function cliJson<T>(...args: string[]): Promise<T> {
  const { code, stdout, stderr } = await cli(...args, '--json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as T;
}

beforeAll(async () => {
  fake = await startFakeOpenAi({ reply: { kind: 'status', status: 400, message: 'Not like this.' } });
  env = { OPENAI_API_KEY: 'sk-right-1234567890', OPENAI_BASE_URL: fake.baseUrl };
  const { core, close } = await openFolder();
  projectId = (await core('projects.create', { name: 'Kordiva', language: 'en', websiteUrl: 'https://k.example' })).id;
  await core('projects.update', { projectId, models: ['chatgpt'] });
  await core('prompts.create', { projectId, prompt: 'Which tool?' });
  await close();
}, 150_000);
afterAll(async () => {
  await fake.close();
  removeDir(root);
});

async function openFolder() {
  const { openInlineStorage } = await import('#main/storage/inline-storage.ts');
  const { createCore } = await import('#main/core/core.ts');
  const { call } = await import('#main/handlers/dispatch.ts');
  const { OWNER } = await import('#main/core/caller.ts');
  const { pino } = await import('pino');
  const core = await createCore({
    storage: openInlineStorage(join(root, 'data'), Date.now),
    env: {},
    fetch,
    now: Date.now,
    log: pino({ level: 'silent' }),
    version: '0.0.0',
    isScheduling: false,
  });
  return {
    core: <N extends Parameters<typeof call>[1]>(name: N, input: Parameters<typeof call<N>>[3]) =>
      call(core, name, OWNER, input),
    close: core.close,
  };
}

describe('runs', () => {
  it('a run that fails says why, and is listed and shown with its reason', async () => {
    const failed = await cli('run', '--project', projectId, '--wait');
    expect(failed.code).toBe(1);
    expect(failed.stderr).toContain('Not like this.');
    const list = await cliJson<Run[]>('runs', 'list', '--project', projectId);
    const run = list.find(({ cause }) => cause === 'manual');
    runId = run?.id ?? '';
    expect(run).toMatchObject({ state: 'finished', jobs: { failed: 1 } });
    const shown = await cli('runs', 'show', runId);
    expect(shown.stdout).toMatch(
      /^finished: 0 of 1 jobs done, 1 failed.*\nchatgpt {2}1 jobs {2}bad_request {2}.*Not like this\./,
    );
  }, 150_000);

  it('retry asks again what failed, each slot once, and ends with success', {
    tags: 'long',
    timeout: 150_000,
  }, async () => {
    fake.setReply(DEFAULT_ANSWER);
    const queued = await cli('runs', 'retry', runId);
    expect(queued.stdout).toMatch(/^Queued 1 jobs/);
    const run = await cliJson<Run>('runs', 'retry', runId, '--wait');
    expect(run).toMatchObject({ id: runId, state: 'finished', jobs: { total: 1, done: 1, failed: 0 }, problems: [] });
    const again = await cliJson<Run>('runs', 'retry', runId, '--wait');
    expect(again.jobs.done).toBe(1);
  });

  it('an unknown run is one line of words', async () => {
    const refused = await cli('runs', 'retry', 'nowhere');
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr.trim().split('\n')).toHaveLength(1);
  }, 150_000);
});

it('an empty alias clears the list that it stands for, and no other', async () => {
  await cli('projects', 'update', projectId, '--brand-alias', 'Acme Tools', '--domain-alias', 'acme.example');
  await cli('projects', 'update', projectId, '--brand-alias', '');
  const { stdout } = await cli('projects', 'show', projectId);
  expect(stdout).not.toContain('Also called');
  expect(stdout).toContain('Also at: acme.example');
}, 150_000);

it('projects show reads the schedule back', async () => {
  await cli(
    'projects',
    'update',
    projectId,
    '--schedule',
    'weekly',
    '--weekday',
    '3',
    '--at',
    '07:15',
    '--samples',
    '2',
  );
  const { stdout } = await cli('projects', 'show', projectId);
  expect(stdout).toContain('Schedule: weekly on day 3 at 07:15, spread over 0 minutes; 2 answers per prompt');
  expect(stdout).toMatch(/Next run: \d{4}-/);
}, 150_000);

it('cap without an amount shows every cap', async () => {
  await cli('cap', '20');
  const { stdout } = await cli('cap');
  expect(stdout).toMatch(
    /the account {2}\$\d+\.\d+ of \$20\.00 {2}0 jobs wait\n[0-9a-f]{24} {2}Kordiva {2}\$\d+\.\d+, no cap/,
  );
}, 150_000);

it('status tells how the running server reaches engines and what a cap stops, though this process has no key', {
  tags: 'long',
  timeout: 150_000,
}, async () => {
  fake.setReply(DEFAULT_ANSWER);
  const server = await startServer(join(root, 'data'), env);
  const status = async () => (await runCommand(['status', '--data-dir', join(root, 'data')], {})).stdout;
  try {
    await expect.poll(status).toMatch(/^chatgpt: openai-responses/m);
    await cli('cap', '0.000001');
    expect(await status()).toMatch(/^ERROR The monthly cap of .* Stopped: Kordiva, on ChatGPT\./m);
  } finally {
    await server.kill();
  }
  expect(await status()).toMatch(/^chatgpt: ChatGPT waits for a key/m);
});
