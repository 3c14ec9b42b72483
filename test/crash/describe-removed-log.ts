/** The write-ahead log of a running server is taken from under it: it is noticed, what the log held is saved, or what is missing is said. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { lockFolderAlone } from '#main/storage/folder-lock.ts';
import { DEFAULT_ANSWER, type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { waitFor } from '#support/live-project.ts';
import { countRows, fillQueue, LOCAL_ENGINES, listFaults } from '#support/queued-folder.ts';
import { runCommand } from '#support/run-command.ts';
import { type RunningServer, startServer, stopProgram } from '#support/spawn-program.ts';

const ENGINES = LOCAL_ENGINES.slice(0, 2);

let dir: string;
let fake: FakeOpenAi;
let server: RunningServer;
const file = (suffix: string) => join(dir, `sightline.db${suffix}`);

/** A server in the middle of its queue. */
async function start(prompts: number): Promise<void> {
  dir = makeTempDir();
  fake = await startFakeOpenAi({ reply: { kind: 'slow', delayMs: 60, next: DEFAULT_ANSWER } });
  await fillQueue(dir, { prompts, engines: ENGINES });
  server = await startServer(dir, { OLLAMA_BASE_URL: fake.baseUrl });
  await waitForCalls(20);
}
async function end(): Promise<void> {
  await server.kill();
  await fake.close();
  removeDir(dir);
}

// Not the database is asked: a connection of the test's own would create the files again.
const waitForCalls = (least: number) =>
  waitFor(
    'calls',
    async () => fake.requests.length,
    (count) => count >= least,
  );

async function readHealth() {
  const reply = await fetch(server.api.replace(/\/v1$/, '/health'));
  return { status: reply.status, body: (await reply.json()) as { status: string } };
}

const readConfirmed = () =>
  JSON.parse(readFileSync(join(dir, 'sightline.confirmed'), 'utf8')) as { answers: number; calls: number };

const waitForAnswers = (wanted: number) =>
  waitFor(
    'answers',
    async () => readConfirmed().answers,
    (answers) => answers === wanted,
    110_000,
  );

/** Files of the log that go one after the other. */
type Loss = readonly [what: string, suffixes: readonly string[]];

/** Each loss needs some of the queue: so many prompts are asked of each engine. */
export function describeLosses(prompts: number, losses: readonly Loss[]): void {
  describe('a write-ahead log that goes again and again while one queue is worked', () => {
    const CALLS = prompts * ENGINES.length;
    beforeAll(() => start(prompts));
    afterAll(end);

    it.each(losses)(
      '%s removed: the database is opened anew, and the queue is worked on',
      async (_, suffixes) => {
        for (const suffix of suffixes) rmSync(file(suffix));
        await waitFor(
          'the files of a database that was opened anew',
          async () => suffixes.every((suffix) => existsSync(file(suffix))),
          (there) => there,
        );
        expect((await runCommand(['status', '--data-dir', dir])).code).toBe(0);
        const asked = fake.requests.length;
        expect(asked).toBeLessThan(CALLS);
        await waitForCalls(Math.min(asked + 20, CALLS));
      },
      180_000,
    );

    it('replaced by another file at last: nothing was lost or asked twice, however often it went', async () => {
      expect(readConfirmed().answers).toBeLessThan(CALLS);
      rmSync(file('-wal'));
      writeFileSync(file('-wal'), '');
      await waitForAnswers(CALLS);
      await stopProgram(server);
      expect(countRows(dir, 'answer')).toBe(CALLS);
      expect(fake.requests).toHaveLength(CALLS);
      expect(await listFaults(dir)).toEqual([]);
    }, 180_000);
  });
}

export function describeEachLoss(): void {
  describe('a write-ahead log that goes while the queue is worked', () => {
    const PROMPTS = 40;
    const CALLS = PROMPTS * ENGINES.length;
    beforeEach(() => start(PROMPTS));
    afterEach(end);

    it('removed: what was stored is in the database although somebody reads, and a kill that follows loses nothing', async () => {
      const reader = new Database(file(''), { readonly: true });
      try {
        reader.exec('BEGIN');
        reader.prepare('SELECT count(*) FROM answer').get();
        await waitForCalls(40);
        rmSync(file('-wal'));
      } finally {
        reader.close();
      }
      const asked = fake.requests.length;
      await waitForCalls(Math.min(asked + 20, CALLS));
      const { answers } = readConfirmed();
      await server.kill();
      server = await startServer(dir, { OLLAMA_BASE_URL: fake.baseUrl });
      expect(countRows(dir, 'answer')).toBeGreaterThanOrEqual(answers);
      await waitForAnswers(CALLS);
      expect(await listFaults(dir)).toEqual([]);
    }, 180_000);

    it.each([
      ['to nothing', () => 0],
      ['to a part', (bytes: number) => Math.floor(bytes * 0.6)],
    ])(
      'cut %s after somebody read for long: it is said what is missing, nothing is asked, and it goes on when the owner accepts a loss',
      async (_, toBytes) => {
        const reader = new Database(file(''), { readonly: true });
        try {
          reader.exec('BEGIN');
          reader.prepare('SELECT count(*) FROM answer').get();
          // Nothing is being written then, and the log holds all that came since the reader began.
          await waitForAnswers(CALLS);
          truncateSync(file('-wal'), toBytes(statSync(file('-wal')).size));
        } finally {
          reader.close();
        }
        await expectLossSaid();
      },
      180_000,
    );

    it('cut to a part within a commit: the same', async () => {
      const reader = new Database(file(''), { readonly: true });
      try {
        reader.exec('BEGIN');
        reader.prepare('SELECT count(*) FROM answer').get();
        await waitForCalls(50);
        // The log is as long again as if what came next had been written behind the gap.
        const { size } = statSync(file('-wal'));
        truncateSync(file('-wal'), Math.floor(size / 2));
        truncateSync(file('-wal'), size);
      } finally {
        reader.close();
      }
      await expectLossSaid();
    }, 180_000);

    it('is held by the server against whoever wants to move files, however many of its threads have opened it', () => {
      expect(lockFolderAlone(dir, 0)).toBeNull();
    });
  });
}

async function expectLossSaid(): Promise<void> {
  const isSaid = (status: string) => status === 'answers_lost' || status === 'database_damaged';
  const { body } = await waitFor('the word on the loss', readHealth, ({ body }) => isSaid(body.status));
  expect(body.status).toBe('answers_lost');
  const { answers } = readConfirmed();
  const asked = fake.requests.length;
  const { stderr } = await runCommand(['status', '--data-dir', dir]);
  expect(stderr).toMatch(new RegExp(`but ${answers} answers and .*lost or damaged.*accept-loss`));
  await waitFor(
    'some looks',
    async () => readdirSync(dir).filter((name) => name.startsWith('damaged-')),
    (kept) => kept.length <= 2,
  );
  expect(fake.requests).toHaveLength(asked);
  expect((await runCommand(['accept-loss', '--data-dir', dir])).code).toBe(0);
  await waitFor('health', readHealth, ({ status }) => status === 200);
  await waitForCalls(asked + 10);
  expect(await listFaults(dir)).toEqual([]);
}
