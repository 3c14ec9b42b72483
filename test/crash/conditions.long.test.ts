/** The programs under conditions of the machine: one clear line or answer, nothing lost, and on again when the condition ends. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { DEFAULT_ANSWER, type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { waitFor } from '#support/live-project.ts';
import { expectOwnersOnly, onLinux } from '#support/only-on.ts';
import { countRows, fillQueue, LOCAL_ENGINES, listFaults } from '#support/queued-folder.ts';
import { runCommand } from '#support/run-command.ts';
import {
  beginServer,
  type RunningServer,
  runCli,
  startServer,
  stopProgram,
  type Wrapper,
} from '#support/spawn-program.ts';

const linux = onLinux('prlimit, setpriv and /dev/full');

const ENGINES = LOCAL_ENGINES.slice(0, 4);
const PROMPTS = 40;
/** The superuser may write anything, so without his privileges he is asked like everybody. */
const AS_OWNER: Wrapper = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : [];

/** Changes the limits of a process that runs already. */
const LIMITER = 'prlimit';

let dir: string;
beforeEach(() => {
  dir = makeTempDir();
});
afterEach(() => removeDir(dir));

const status = (wrapper: Wrapper = []) =>
  wrapper.length === 0
    ? runCommand(['status', '--json', '--data-dir', dir])
    : runCli(['status', '--json', '--data-dir', dir], {}, undefined, wrapper);

/** One line on stderr, nothing on stdout, exit code 1. */
function expectRefusal(done: Awaited<ReturnType<typeof runCli>>, what: RegExp): void {
  expect(done).toMatchObject({ code: 1, stdout: '' });
  expect(done.stderr.trim().split('\n')).toHaveLength(1);
  expect(done.stderr).toMatch(what);
}

linux.describe('too few file handles', () => {
  it.each([32, 40, 64])('%i: a server says so in one line instead of being ready', async (handles) => {
    const wrapper = [LIMITER, `--nofile=${handles}:${handles}`];
    const done = await beginServer(dir, {}, ['--no-sample'], wrapper).ended;
    expectRefusal(done, /^This system lets Sightline open too few files at once\. Raise the limit \(ulimit -n\)/);
  });

  it('are enough for a command, or it says so', async () => {
    // Commands make no database where there is none, but for what comes before a first start.
    expect((await runCommand(['account', 'set', '--tier', 'pro', '--data-dir', dir])).code).toBe(0);
    expect((await status([LIMITER, '--nofile=64:64'])).code).toBe(0);
    expectRefusal(
      await status([LIMITER, '--nofile=32:32']),
      /^This system lets Sightline open too few files at once\./,
    );
  });
});

describe('a server working the queue', () => {
  let fake: FakeOpenAi;
  let projectId: string;
  let server: RunningServer;
  beforeEach(async () => {
    fake = await startFakeOpenAi({ reply: { kind: 'slow', delayMs: 40, next: DEFAULT_ANSWER } });
    projectId = await fillQueue(dir, { prompts: PROMPTS, engines: ENGINES });
  });
  afterEach(async () => {
    await server.kill();
    await fake.close();
  });

  const start = async () => {
    server = await startServer(dir, { OLLAMA_BASE_URL: fake.baseUrl });
  };
  /** What can be asked of the API while the condition lasts. */
  const askApi = async (key: string, method: string, body?: object) => {
    const path = method === 'GET' ? `projects/${projectId}/metrics` : `projects/${projectId}/prompts`;
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const answer = await fetch(`${server.api}/${path}`, { method, headers, body: body && JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const issueKey = async () => {
    const command = ['keys', 'create', '--name', 'k', '--env', 'live', '--scopes', 'read,write', '--json'];
    const { stdout } = await runCommand([...command, '--data-dir', dir]);
    return (JSON.parse(stdout) as { key: string }).key;
  };
  const waitUntilDone = () =>
    waitFor(
      'an empty queue',
      () => countRows(dir, "job WHERE state <> 'done'"),
      (open) => open === 0,
    );

  linux.it(
    'that may not write another byte says so, loses no reply, asks nothing twice, and goes on by itself',
    async () => {
      const key = await issueKey();
      await start();
      await waitFor(
        'answers',
        () => countRows(dir, 'answer'),
        (count) => count > 10,
      );
      // Every commit makes the write-ahead log grow.
      limitFileSize(server.child.pid, 8_192);
      await waitFor(
        'a refused write',
        () => askApi(key, 'POST', { prompt: `New ${Date.now()}?` }),
        (reply) => reply.status === 409,
      );
      const refused = await askApi(key, 'POST', { prompt: 'One more?' });
      expect(refused).toMatchObject({
        status: 409,
        body: {
          error: {
            code: 'CONFLICT',
            details: { reason: 'disk_full' },
            message: expect.stringContaining('disk is full'),
          },
        },
      });
      expect((await askApi(key, 'GET')).status).toBe(200);
      // Longer than replies were kept once: what came meanwhile must not be dropped.
      await sleep(6_000);
      const answered = fake.requests.length;
      expect(countRows(dir, 'answer')).toBeLessThan(answered);
      limitFileSize(server.child.pid, null);
      await waitUntilDone();
      const answers = countRows(dir, 'answer');
      expect(answers).toBeGreaterThanOrEqual(PROMPTS * ENGINES.length);
      expect(fake.requests).toHaveLength(answers);
      expect((await askApi(key, 'POST', { prompt: 'And now?' })).status).toBe(200);
      expect(await listFaults(dir)).toEqual([]);
    },
  );

  it('whose database is locked for three seconds goes on, and asks nothing twice', async () => {
    await start();
    await waitFor(
      'answers',
      () => countRows(dir, 'answer'),
      (count) => count > 10,
    );
    const other = new Database(join(dir, 'sightline.db'), { timeout: 5_000 });
    other.exec('BEGIN IMMEDIATE');
    await sleep(3_000);
    other.exec('COMMIT');
    other.close();
    await waitUntilDone();
    expect(fake.requests).toHaveLength(countRows(dir, 'answer'));
    expect(await listFaults(dir)).toEqual([]);
  });
});

describe('a folder that cannot be written to', () => {
  linux.it.each<[string, () => void, () => void]>([
    ['folder', () => chmodSync(dir, 0o500), () => chmodSync(dir, 0o700)],
    ['file', () => chmodSync(join(dir, 'sightline.db'), 0o400), () => chmodSync(join(dir, 'sightline.db'), 0o600)],
    [
      'log',
      () => chmodSync(join(dir, 'logs/sightline.log'), 0o400),
      () => chmodSync(join(dir, 'logs/sightline.log'), 0o600),
    ],
  ])(
    'because its %s is read-only is refused by every program, unchanged, and works again afterwards',
    async (what, close, open) => {
      expect((await runCli(['account', 'set', '--tier', 'pro', '--data-dir', dir], {}, undefined, AS_OWNER)).code).toBe(
        0,
      );
      const before = readFileSync(join(dir, 'sightline.db'));
      close();
      const message =
        what === 'log' ? /log in .* cannot be written/ : /sightline\.db cannot be opened: .*cannot be written to/;
      expectRefusal(await status(AS_OWNER), message);
      expectRefusal(await beginServer(dir, {}, ['--no-sample'], AS_OWNER).ended, message);
      expect(readFileSync(join(dir, 'sightline.db')).equals(before)).toBe(true);
      open();
      expect((await status(AS_OWNER)).code).toBe(0);
      expect(await listFaults(dir)).toEqual([]);
    },
  );

  it('because there is a file in its place, or above it, is refused', async () => {
    const file = join(dir, 'a-file');
    writeFileSync(file, 'mine');
    for (const dataDir of [file, join(file, 'below')]) {
      expectRefusal(await runCommand(['status', '--data-dir', dataDir]), /The data folder .* cannot be used/);
      expectRefusal(await beginServer(dataDir).ended, /The data folder .* cannot be used/);
    }
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('because it is missing is made by a command that sets something up, and by no other', async () => {
    const dataDir = join(dir, 'not', 'there');
    expectRefusal(await runCommand(['status', '--data-dir', dataDir]), /^There is no Sightline data in .* put it back/);
    expect(existsSync(join(dir, 'not'))).toBe(false);
    const begun = await runCommand(['account', 'set', '--tier', 'pro', '--data-dir', dataDir]);
    expect(begun).toMatchObject({ code: 0, stderr: `Began a new data folder: ${dataDir}\n` });
    expectOwnersOnly(dataDir);
    expect((await runCommand(['status', '--data-dir', dataDir])).code).toBe(0);
  });
});

describe('a log that there is no room for', () => {
  linux.it('does not end the server', async () => {
    expect((await runCommand(['account', 'set', '--tier', 'pro', '--data-dir', dir])).code).toBe(0);
    const log = join(dir, 'logs/sightline.log');
    unlinkSync(log);
    symlinkSync('/dev/full', log);
    const server = await startServer(dir, { OPENAI_API_KEY: 'x' });
    await sleep(500);
    expect((await fetch(`${server.api.replace(/\/v1$/, '')}/health`)).status).toBe(200);
    await stopProgram(server);
  });
});

describe('a damaged database', () => {
  it('is one line over every program, and the newest backup comes back with one command', async () => {
    await fillQueue(dir, { prompts: 2, engines: ENGINES });
    await runCommand(['backup', join(dir, 'backups-own.db'), '--data-dir', dir]);
    expect((await runCommand(['backup', join(dir, 'copy.db'), '--data-dir', dir])).code).toBe(0);
    writeFileSync(join(dir, 'sightline.db'), 'nothing of the kind');
    expectRefusal(await beginServer(dir).ended, /is damaged .* set aside as .*damaged-.*no good backup/);
    expectRefusal(await status(), /no database .* set aside as .*damaged-/);
    const restored = await runCommand(['restore', join(dir, 'copy.db'), '--data-dir', dir]);
    expect(restored).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('damaged-') });
    expect((await status()).code).toBe(0);
    expect(readdirSync(dir).filter((name) => name.startsWith('damaged-'))).toHaveLength(1);
    expect(existsSync(join(dir, 'sightline.db'))).toBe(true);
    expectRefusal(await runCommand(['restore', '--data-dir', dir]), /Name one backup file, or give --latest/);
    expect(await listFaults(dir)).toEqual([]);
  });
});

/** No file of the process may grow beyond this; null takes the limit away. It is what a full disk is to a file, without a disk. */
function limitFileSize(pid: number | undefined, bytes: number | null): void {
  execFileSync(LIMITER, ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`]);
}
