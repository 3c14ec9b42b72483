/** The command line as a user meets it, beside a running server on the same folder; where it matters, as processes of its own. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { generateAnswers, toNdjson } from '#support/generate-answers.ts';
import { waitFor } from '#support/live-project.ts';
import { expectOwnersOnly } from '#support/only-on.ts';
import { runCommand } from '#support/run-command.ts';
import { type Finished, type RunningServer, runCli, startServer } from '#support/spawn-program.ts';

const root = makeTempDir();
const dataDir = join(root, 'data');
let fake: FakeOpenAi;
let server: RunningServer;
let env: Record<string, string>;
let projectId = '';

const cli = (...args: string[]) => runCommand([...args, '--data-dir', dataDir], env);
const startProcess = (...args: string[]) => runCli([...args, '--data-dir', dataDir], env);

/** What a command prints with --json; fails when it fails or says anything on stderr. */
async function cliJson<T>(...args: string[]): Promise<T> {
  return readJson(await cli(...args, '--json'));
}

function readJson<T>({ code, stdout, stderr }: Finished): T {
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as T;
}

interface Key {
  id: string;
  key: string;
}

async function request(key: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) };
  const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const reply = await fetch(`${server.api}${path}`, { headers, ...sent });
  return { status: reply.status, ...((await reply.json()) as { data?: never; error?: { code: string } }) };
}

beforeAll(async () => {
  fake = await startFakeOpenAi();
  env = { OPENAI_API_KEY: 'sk-right-1234567890', OPENAI_BASE_URL: fake.baseUrl };
  server = await startServer(dataDir, env);
});

afterAll(async () => {
  await server.kill();
  await fake.close();
  removeDir(root);
});

describe('keys', () => {
  it('made here open the running server at once, with their scopes and environment; revoked, no longer', async () => {
    const made = await startProcess('keys', 'create', '--name', 'scripts', '--env', 'live', '--json');
    const live = readJson<Key>(made);
    expect(live.key).toMatch(/^sk_live_[A-Za-z0-9_-]{32}$/);
    expect(await request(live.key, '/me')).toMatchObject({
      status: 200,
      data: { environment: 'live', scopes: ['read', 'write', 'export'] },
    });
    const site = { name: 'Acme', language: 'en', websiteUrl: 'https://acme.example' };
    const created = await request(live.key, '/projects', site);
    projectId = (created.data as unknown as { id: string }).id;
    const reader = await cliJson<Key>(
      'keys',
      'create',
      '--name',
      'r',
      '--env',
      'live',
      '--scopes',
      'read',
      '--project',
      projectId,
    );
    expect(await request(reader.key, `/projects/${projectId}`)).toMatchObject({ status: 200 });
    expect(await request(reader.key, '/projects', site)).toMatchObject({ status: 403, error: { code: 'FORBIDDEN' } });
    const listed = await cliJson<{ id: string; key?: string }[]>('keys', 'list');
    expect(listed.map((key) => key.id)).toEqual([live.id, reader.id]);
    expect(JSON.stringify(listed)).not.toContain(live.key);
    await cliJson('keys', 'revoke', reader.id);
    expect(await request(reader.key, `/projects/${projectId}`)).toMatchObject({ status: 401 });
  });
});

describe('settings', () => {
  it('a tier set here sets the limits of the running server', async () => {
    const { key } = await cliJson<Key>('keys', 'create', '--name', 'tier', '--env', 'live');
    await cliJson('account', 'set', '--tier', 'starter');
    const me = await fetch(`${server.api}/me`, { headers: { authorization: `Bearer ${key}` } });
    expect(me.headers.get('x-ratelimit-limit')).toBe('60');
    expect(await cliJson('account', 'set', '--tier', 'agency_studio')).toMatchObject({ tier: 'agency_studio' });
  });

  it('a folder can be named in the environment, and before the command', async () => {
    const named = await runCommand(['status', '--json'], { ...env, SIGHTLINE_DATA_DIR: dataDir });
    expect(JSON.parse(named.stdout)).toMatchObject({ projects: 1, isExecutorRunning: true, dataDir });
    const before = await runCommand(['--data-dir', dataDir, 'projects', 'list', '--json'], env);
    expect(JSON.parse(before.stdout)).toMatchObject([{ id: projectId }]);
  });
});

describe('answers in and out', () => {
  it('imports, exports, and changes what measures history, seen by the server at once', { tags: 'long' }, async () => {
    const { key } = await cliJson<Key>('keys', 'create', '--name', 'reader', '--env', 'live', '--scopes', 'read');
    const figures = async () => {
      const path = `/projects/${projectId}/metrics?startDate=2026-01-01&endDate=2026-03-31`;
      return (await request(key, path)).data as unknown as {
        current: { mentions: number; cited: number; totalResponses: number };
      };
    };
    const file = join(root, 'answers.ndjson');
    writeFileSync(file, toNdjson(generateAnswers({ count: 200, seed: 3, lastDay: '2026-03-01', days: 20 })));
    expect(await cliJson('import', 'answers', file, '--project', projectId)).toMatchObject({
      imported: 200,
      skipped: [],
    });
    const before = (await figures()).current;
    expect(before.totalResponses).toBe(200);
    const competitor = [
      'competitors',
      'add',
      '--project',
      projectId,
      '--name',
      'Acme Cloud',
      '--domain',
      'cloud.acme.example',
    ];
    expect(await cliJson(...competitor)).toMatchObject({ name: 'Acme Cloud', remeasuredAnswers: 200 });
    const between = (await figures()).current;
    expect(between.mentions).toBeLessThan(before.mentions);
    const aliases = ['--brand-alias', 'Borealis', '--domain-alias', 'https://www.reviews.test/'];
    expect(await cliJson('projects', 'update', projectId, ...aliases)).toMatchObject({
      updated: true,
      remeasuredAnswers: 200,
    });
    const after = (await figures()).current;
    expect(after.mentions).toBeGreaterThan(between.mentions);
    expect(after.cited).toBeGreaterThan(between.cited);
    await cliJson('projects', 'update', projectId, '--without', 'inflected', '--near', 'review');
    const { settings } = await cliJson<{ settings: unknown }>('projects', 'show', projectId);
    expect(settings).toMatchObject({ withoutRules: ['inflected'], nearbyWords: ['review'] });
    expect(await cliJson('projects', 'check-name', projectId, 'Zzyzx')).toMatchObject({ languages: [], looked: 0 });
    await cliJson('projects', 'update', projectId, '--without', '', '--near', '');
    expect((await figures()).current).toEqual(after);
    const out = join(root, 'out.ndjson');
    expect(await cliJson('export', 'answers', out, '--project', projectId)).toEqual({ exported: 200, path: out });
    expect(readFileSync(out, 'utf8').trim().split('\n')).toHaveLength(200);
    expect(await cliJson('import', 'answers', out, '--project', projectId)).toMatchObject({
      imported: 0,
      duplicates: 200,
    });
  });

  it('a bad file is refused with line numbers on one line of stderr, unless invalid lines are skipped', async () => {
    const file = join(root, 'bad.ndjson');
    const good = {
      prompt: 'P',
      model: 'chatgpt',
      answeredAt: '2026-03-01T00:00:00Z',
      text: 'Acme.',
      externalId: 'bad-1',
    };
    writeFileSync(file, `${JSON.stringify(good)}\nnonsense\n${JSON.stringify({ ...good, model: 'x' })}\n`);
    const refused = await cli('import', 'answers', file, '--project', projectId);
    expectRefusal(refused, /^line 2 is not JSON; line 3: model must be one of chatgpt, /);
    const skipped = await cliJson('import', 'answers', file, '--project', projectId, '--skip-invalid');
    expect(skipped).toMatchObject({ imported: 1, skipped: [{ line: 2 }, { line: 3 }] });
  });
});

describe('run, status and doctor', () => {
  it('a run waits for its answers while the server asks', { tags: 'long' }, async () => {
    const { key } = await cliJson<Key>('keys', 'create', '--name', 'writer', '--env', 'live');
    await request(key, `/projects/${projectId}/prompts`, { prompt: 'Which tool?', models: ['chatgpt'] });
    await waitFor(
      'the first answer',
      () => fake.requests.length,
      (count) => count === 1,
    );
    const run = await cliJson('run', '--project', projectId, '--wait');
    expect(run).toMatchObject({ cause: 'manual', state: 'finished', jobs: { total: 1, done: 1 } });
    expect(fake.requests).toHaveLength(2);
    const status = await cliJson<{ engines: object[] }>('status');
    expect(status).toMatchObject({ answers: 203, jobs: { done: 2, queued: 0, running: 0 }, isExecutorRunning: true });
    expect(await cliJson('doctor')).toMatchObject({ ok: true });
    const people = await cli('status');
    expect(people.stdout).toContain('203 answers');
  });

  it('a run without anything to ask says so', async () => {
    expectRefusal(await cli('run', '--project', 'f'.repeat(24)), /not found/i);
  });
});

describe('backup and restore', { tags: 'long' }, () => {
  it('a backup under load is whole, readable by its owner only, and never overwrites', async () => {
    const file = join(root, 'backup.db');
    const writing = Promise.all(
      [1, 2].map(async (seed) => {
        const path = join(root, `load-${seed}.ndjson`);
        const lines = [...generateAnswers({ count: 400, seed: 50 + seed, lastDay: '2026-03-01', days: 20 })];
        for (const { line } of lines) line.externalId = undefined;
        writeFileSync(path, toNdjson(lines));
        return readJson(await startProcess('import', 'answers', path, '--project', projectId, '--json'));
      }),
    );
    const saved = readJson<{ bytes: number }>(await startProcess('backup', file, '--json'));
    await writing;
    expect(statSync(file)).toMatchObject({ size: saved.bytes });
    expectOwnersOnly(file);
    expectRefusal(await cli('backup', file), /exists already/);
    const other = join(root, 'other');
    const restored = await runCommand(['restore', file, '--data-dir', other]);
    expect(restored.code).toBe(0);
    const doctor = await runCommand(['doctor', '--json', '--data-dir', other]);
    expect(JSON.parse(doctor.stdout)).toMatchObject({ ok: true });
    expect(existsSync(`${file}-wal`) || existsSync(`${file}-shm`)).toBe(false);
  });

  it('restored under a running server, the old data is what it serves, measures by and goes on from', async () => {
    const { key } = await cliJson<Key>('keys', 'create', '--name', 'keeper', '--env', 'live');
    const get = async (path: string) => (await request(key, path)).data as unknown;
    const metrics = `/projects/${projectId}/metrics?startDate=2026-01-01&endDate=2030-12-31`;
    await cliJson('projects', 'update', projectId, '--brand-alias', 'Kordiva');
    const before = await get(metrics);
    const file = join(root, 'restore.db');
    await cliJson('backup', file);
    // The same number of changes on either side of the restore, so that the versions of the rules are alike.
    await cliJson('projects', 'update', projectId, '--brand-alias', 'Nothing of the kind');
    await request(key, `/projects/${projectId}/prompts`, { prompt: 'Asked under other rules?', models: ['chatgpt'] });
    // Stored, not only asked for: a call that is under way when the folder is replaced is asked again.
    await waitFor(
      'its answer',
      () => cliJson<{ jobs: { done: number } }>('status'),
      ({ jobs }) => jobs.done === 3,
    );
    const late = await cliJson<Key>('keys', 'create', '--name', 'late', '--env', 'live');
    expect((await cliJson<{ previous: string }>('restore', file)).previous).toContain(join(dataDir, 'backups'));
    expect(await get(metrics)).toEqual(before);
    expect(await request(late.key, '/me')).toMatchObject({ status: 401 });
    await cliJson('projects', 'update', projectId, '--brand-alias', 'Brimlane');
    const changed = (await get(metrics)) as { current: { mentions: number } };
    const asked = await request(key, `/projects/${projectId}/prompts`, {
      prompt: 'Asked after the restore?',
      models: ['chatgpt'],
    });
    expect(asked.status).toBe(200);
    // Brimlane is in the answer: by the restored and changed rules it names the brand, by the rules of before it would not.
    await waitFor(
      'the new answer',
      async () => ((await get(metrics)) as typeof changed).current.mentions,
      (mentions) => mentions === changed.current.mentions + 1,
    );
    expect(await cliJson('doctor')).toMatchObject({ ok: true });
  });

  it('a damaged folder can be restored; what was there is kept', async () => {
    const folder = join(root, 'damaged');
    await runCommand(['account', 'set', '--tier', 'pro', '--data-dir', folder]);
    writeFileSync(join(folder, 'sightline.db'), 'this is no database, but it is long enough to look at'.repeat(100));
    expectRefusal(await runCommand(['status', '--data-dir', folder]), /is damaged .* set aside as /);
    const restored = await runCommand(['restore', join(root, 'backup.db'), '--data-dir', folder, '--json']);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    const { previous } = JSON.parse(restored.stdout) as { previous: string };
    expect(readFileSync(previous, 'utf8')).toContain('this is no database');
    const status = await runCommand(['status', '--data-dir', folder, '--json']);
    expect(JSON.parse(status.stdout)).toMatchObject({ projects: 1 });
    expectRefusal(
      await runCommand(['restore', join(root, 'answers.ndjson'), '--data-dir', folder]),
      /no Sightline backup/,
    );
  });
});

describe('mistakes', () => {
  it.each([
    [['frobnicate'], /unknown command/],
    [['keys', 'create', '--name', 'x'], /--env/],
    [['keys', 'create', '--name', 'x', '--env', 'moon'], /environment/],
  ])('%j ends with one clear line on stderr and a code that is not zero', async (args, words) => {
    expectRefusal(await cli(...args), words);
  });
});

function expectRefusal({ code, stdout, stderr }: Finished, words: RegExp): void {
  expect(stderr).toMatch(words);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(stdout).toBe('');
  expect(code).not.toBe(0);
}
