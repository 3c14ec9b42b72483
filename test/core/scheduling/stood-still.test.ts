/** A process that stood still for longer than its lease, between taking a question and sending it, sends nothing that another one has by then. */
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { OWNER } from '#main/core/caller.ts';
import { type Core, createCore } from '#main/core/core.ts';
import { fetchWhole } from '#main/core/engines/wire/fetch-whole.ts';
import { acquireExecutor, LEASE_MS, releaseExecutor } from '#main/core/scheduling/executor-lease.ts';
import { call } from '#main/handlers/dispatch.ts';
import type { Storage } from '#main/storage/command.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';
import { waitFor } from '#support/live-project.ts';
import { readRows } from '#support/queued-folder.ts';

let dir: string;
let fake: FakeOpenAi;
let storage: Storage;
let core: Core;
let leapMs = 0;
/** What happens once while the process stands still, right after it took questions. */
let meanwhile: (() => Promise<unknown>) | null;

const now = () => Date.now() + leapMs;

/** The same storage, behind which the process can stand still. */
function standStillAfterLease(inner: Storage): Storage {
  const write: Storage['write'] = async (command, input) => {
    const output = await inner.write(command, input);
    if (command.name === 'jobs.lease' && (output as { jobs: unknown[] }).jobs.length > 0 && meanwhile) {
      const happen = meanwhile;
      meanwhile = null;
      leapMs += LEASE_MS + 1_000;
      await happen();
    }
    return output;
  };
  return { ...inner, write };
}

beforeEach(async () => {
  leapMs = 0;
  meanwhile = null;
  dir = makeTempDir();
  fake = await startFakeOpenAi();
  putFreshDatabase(dir);
  storage = openInlineStorage(dir, now);
  core = await createCore({
    storage: standStillAfterLease(storage),
    env: { OPENAI_API_KEY: 'sk-right-1234567890', OPENAI_BASE_URL: fake.baseUrl },
    fetch: fetchWhole,
    now,
    log: pino({ level: 'silent' }),
    version: '0.0.0',
    isScheduling: false,
  });
  const site = { language: 'en', websiteUrl: 'https://www.kordiva.example' };
  const { id: projectId } = await call(core, 'projects.create', OWNER, { name: 'Kordiva', ...site });
  await call(core, 'projects.update', OWNER, { projectId, models: ['chatgpt'] });
  await call(core, 'projects.configure', OWNER, { projectId, schedule: 'manual' });
  for (const prompt of ['First?', 'Second?', 'Third?'])
    await call(core, 'prompts.create', OWNER, { projectId, prompt });
});
afterEach(async () => {
  await core.close();
  await fake.close();
  removeDir(dir);
});

const states = () => readRows<{ state: string }>(dir, 'SELECT state FROM job').map(({ state }) => state);
const waitForAnswers = () =>
  waitFor(
    'answers',
    () => readRows(dir, 'SELECT id FROM answer').length,
    (count) => count === 3,
  );

it('where another one took the lease meanwhile, it leaves the questions to that', async () => {
  const other = { owner: 'other', pid: process.pid };
  let tookAll: unknown;
  meanwhile = async () => {
    tookAll = await storage.write(acquireExecutor, other);
  };
  core.executor.start();
  await waitFor(
    'the other one',
    () => tookAll,
    (taken) => taken !== undefined,
  );
  expect(tookAll).toEqual({ isHeld: true, isNew: true });
  await waitFor('the queue', states, (all) => all.every((state) => state === 'queued'));
  expect(fake.requests).toHaveLength(0);
  await storage.write(releaseExecutor, other.owner);
  core.executor.poke();
  await waitForAnswers();
  expect(fake.requests).toHaveLength(3);
});

it('where nobody did, it renews the lease first and asks each question once', async () => {
  let stood = false;
  meanwhile = async () => {
    stood = true;
  };
  core.executor.start();
  await waitForAnswers();
  expect(stood).toBe(true);
  expect(fake.requests).toHaveLength(3);
});
