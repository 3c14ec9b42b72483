/** The data folder vanishes while a server works the queue: calls stop, every transport says so, nothing is made, and it goes on when it is back. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { DEFAULT_ANSWER, type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { waitFor } from '#support/live-project.ts';
import { countRows, fillQueue, LOCAL_ENGINES, listFaults } from '#support/queued-folder.ts';
import { runCommand } from '#support/run-command.ts';
import { beginServer, type RunningServer, startServer, stopProgram } from '#support/spawn-program.ts';

const ENGINES = LOCAL_ENGINES.slice(0, 2);
const SENTENCE = /^The data folder is gone: .* Put it back; Sightline then goes on\.$/;

let root: string;
let dir: string;
let away: string;
let fake: FakeOpenAi;
let server: RunningServer;
let key: string;
let projectId: string;

/** A server in the middle of its queue. */
async function start(prompts: number): Promise<void> {
  root = makeTempDir();
  dir = join(root, 'data');
  away = join(root, 'away');
  mkdirSync(dir);
  fake = await startFakeOpenAi({ reply: { kind: 'slow', delayMs: 60, next: DEFAULT_ANSWER } });
  projectId = await fillQueue(dir, { prompts, engines: ENGINES });
  const { stdout } = await runCommand(['keys', 'create', '--name', 'k', '--env', 'live', '--json', '--data-dir', dir]);
  key = (JSON.parse(stdout) as { key: string }).key;
  server = await startServer(dir, { OLLAMA_BASE_URL: fake.baseUrl });
  await waitForAnswers(10);
}
async function end(): Promise<void> {
  await server.kill();
  await fake.close();
  removeDir(root);
}

const waitForAnswers = (least: number) =>
  waitFor(
    'answers',
    () => countRows(dir, 'answer'),
    (count) => count >= least,
  );

async function ask(path: string) {
  const reply = await fetch(`${server.api}${path}`, { headers: { authorization: `Bearer ${key}` } });
  return { status: reply.status, body: (await reply.json()) as { error?: { message: string } } };
}

async function readHealth() {
  const reply = await fetch(server.api.replace(/\/v1$/, '/health'));
  return { status: reply.status, body: (await reply.json()) as object };
}

/** Waits until it is noticed; resolves with the milliseconds that it took. */
async function waitUntilNoticed(): Promise<number> {
  const startedMs = performance.now();
  await waitFor('the word on the folder', readHealth, ({ status }) => status === 503);
  return performance.now() - startedMs;
}

/** Every transport says the sentence; no more calls than were under way are made. */
async function expectEveryTransportSaysSo(): Promise<void> {
  expect((await readHealth()).body).toMatchObject({ status: 'folder_gone' });
  for (const path of ['/me', `/projects/${projectId}/metrics`, '/projects']) {
    expect(await ask(path)).toMatchObject({
      status: 409,
      body: {
        error: { code: 'CONFLICT', message: expect.stringMatching(SENTENCE), details: { reason: 'folder_gone' } },
      },
    });
  }
  for (const command of [['status'], ['keys', 'create', '--name', 'x', '--env', 'live']]) {
    const { code, stderr } = await runCommand([...command, '--data-dir', dir]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^There is no Sightline data in .* misses it/)]);
  }
  const started = await beginServer(dir).ended;
  expect([started.code, started.stderr]).toEqual([1, expect.stringMatching(/misses it/)]);
}

async function expectNoMoreCalls(): Promise<void> {
  const asked = fake.requests.length;
  await sleep(2_500);
  expect(fake.requests.length).toBe(asked);
}

const waitForHealth = () => waitFor('health', readHealth, ({ status }) => status === 200);

describe('a data folder that goes again and again while one queue is worked', () => {
  const PROMPTS = 120;
  const CALLS = PROMPTS * ENGINES.length;
  beforeAll(() => start(PROMPTS));
  afterAll(end);
  beforeEach(() => expect(fake.requests.length).toBeLessThan(CALLS));

  it('by another name: calls stop, every transport says so, nothing is made, and it goes on when it is back', async () => {
    const answers = countRows(dir, 'answer');
    renameSync(dir, away);
    expect(await waitUntilNoticed()).toBeLessThan(3_000);
    await expectNoMoreCalls();
    await expectEveryTransportSaysSo();
    expect(existsSync(dir)).toBe(false);
    renameSync(away, dir);
    await waitForHealth();
    expect((await ask('/me')).status).toBe(200);
    await waitForAnswers(answers + 10);
  }, 120_000);

  it('with an empty one in its place: nothing is made in that either', async () => {
    renameSync(dir, away);
    mkdirSync(dir);
    await waitUntilNoticed();
    await expectNoMoreCalls();
    await expectEveryTransportSaysSo();
    expect(readdirSync(dir)).toEqual([]);
    rmSync(dir, { recursive: true });
    renameSync(away, dir);
    await waitForHealth();
  }, 120_000);

  it('and is put back as a copy: it goes on with that, and nothing was ever lost or asked twice', async () => {
    renameSync(dir, away);
    await waitUntilNoticed();
    cpSync(away, join(root, 'copy'), { recursive: true });
    rmSync(away, { recursive: true });
    renameSync(join(root, 'copy'), dir);
    await waitForHealth();
    await waitFor(
      'an empty queue',
      () => countRows(dir, "job WHERE state <> 'done'"),
      (open) => open === 0,
    );
    expect(countRows(dir, 'answer')).toBe(CALLS);
    expect(fake.requests).toHaveLength(CALLS);
    expect(await listFaults(dir)).toEqual([]);
  }, 120_000);
});

describe('a data folder that goes while the queue is worked', () => {
  beforeEach(() => start(40));
  afterEach(end);

  it('for good: it ends as asked to, and leaves nothing where the folder was', async () => {
    rmSync(dir, { recursive: true });
    await waitUntilNoticed();
    await expectNoMoreCalls();
    await stopProgram(server);
    expect(existsSync(dir)).toBe(false);
  }, 120_000);

  it('and is replaced by the folder of somebody else: that is left alone', async () => {
    const other = join(root, 'other');
    mkdirSync(other);
    await fillQueue(other, { prompts: 1, engines: ENGINES });
    renameSync(dir, away);
    await waitUntilNoticed();
    renameSync(other, dir);
    await expectNoMoreCalls();
    expect((await readHealth()).status).toBe(503);
    const log = join(dir, 'sightline.db-wal');
    writeFileSync(log, 'a log of somebody else');
    await stopProgram(server);
    expect(readFileSync(log, 'utf8')).toBe('a log of somebody else');
  }, 120_000);
});
