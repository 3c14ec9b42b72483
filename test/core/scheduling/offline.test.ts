/** Losing the network in the middle of a run: the real service; only the way to one made-up host is cut. */
import { setTimeout as sleep } from 'node:timers/promises';

import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { fetchWhole } from '#main/core/engines/wire/fetch-whole.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import type { AppEvent } from '#shared/contract/events.ts';
import { type LiveProject, startLiveProject, waitFor, waitForRun } from '#support/live-project.ts';

const HOST = 'engine.example';

let live: LiveProject;
let isCut = false;
let tries = 0;
let onCut = () => {};

const cuttable: typeof fetchWhole = async (input, init) => {
  const url = new URL(String(input));
  if (url.hostname !== HOST) return fetchWhole(input, init);
  tries++;
  if (isCut) {
    onCut();
    throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  }
  return fetchWhole(new URL(url.pathname, live.fake.url), init);
};

beforeEach(async () => {
  isCut = false;
  tries = 0;
  live = await startLiveProject({ date: '2026-03-10T12:00:00Z', fetch: cuttable });
  process.env.OPENAI_BASE_URL = `https://${HOST}/v1`;
});
afterEach(async () => {
  await live.close();
});

const ask = (prompt: string) => live.service.call('prompts.create', { projectId: live.projectId, prompt });
const isOfHealth = (event: AppEvent) => event.kind === 'changed' && event.subjects.includes('health');
const status = () => live.service.call('system.status', {});

it('jobs wait without using up tries, the owner is told, and all goes on when the network is back', async () => {
  const events: AppEvent[] = [];
  live.service.subscribe((event) => events.push(event));
  await ask('First?');
  await waitForRun(live);

  isCut = true;
  for (const prompt of ['Second?', 'Third?', 'Fourth?']) await ask(prompt);
  const { network } = await waitFor('the loss', status, (found) => found.network.isOffline);
  expect(network.offlineSince).toMatch(/^2026-03-10T12:/);
  await waitFor(
    'the event',
    () => events.flatMap((event) => (event.kind === 'changed' ? event.subjects : [])),
    (subjects) => subjects.includes('health'),
  );
  expect(await live.service.call('health.notices', {})).toMatchObject([{ kind: 'offline', severity: 'warning' }]);

  const before = tries;
  for (let hour = 0; hour < 12; hour++) {
    live.clock.leap(3_600_000);
    await sleep(450);
  }
  expect(tries - before).toBeGreaterThan(0);
  expect(tries - before).toBeLessThanOrEqual(24);
  const jobs = live.rows<{ state: string; attempts: number }>("SELECT state, attempts FROM job WHERE state <> 'done'");
  expect(jobs.map((job) => job.attempts)).toEqual([0, 0, 0]);
  expect(await live.service.call('engines.health', {})).toMatchObject([{ engine: 'chatgpt', lastFailure: null }]);

  isCut = false;
  live.service.onWake();
  await waitFor('all answers', status, (found) => found.answers === 4);
  expect((await status()).network).toEqual({ isOffline: false, offlineSince: null });
  expect(await live.service.call('health.notices', {})).toEqual([]);
});

it('is told of the loss only when it is stored, so that whoever asks then finds it', { tags: 'long' }, async () => {
  await live.close();
  live = await startLiveProject({ date: '2026-03-10T12:00:00Z', fetch: cuttable, hasThreads: true });
  process.env.OPENAI_BASE_URL = `https://${HOST}/v1`;
  // It knows its engine's address from its first look on, and has nothing to tell of it later.
  await live.restart();
  const events: AppEvent[] = [];
  live.service.subscribe((event) => events.push(event));
  await ask('First?');
  // How engines fare is told at the end of a run too: that is over before anything is cut.
  await waitFor(
    'the end of the first run being told',
    () => events.slice(events.findIndex((event) => event.kind === 'run-progress' && event.run.state === 'finished')),
    ([end, ...later]) => end?.kind === 'run-progress' && later.some(isOfHealth),
  );
  const asked: Promise<{ kind: string }[]>[] = [];
  live.service.subscribe((event) => {
    if (isOfHealth(event)) asked.push(live.service.call('health.notices', {}));
  });
  const other = new Database(databasePath(live.dataDir));
  try {
    onCut = () => {
      if (!other.inTransaction) other.exec('BEGIN IMMEDIATE');
    };
    isCut = true;
    await ask('Second?');
    await waitFor(
      'the cut',
      () => other.inTransaction,
      (isLocked) => isLocked,
    );
    await sleep(500);
    expect(asked).toEqual([]);
  } finally {
    onCut = () => {};
    // Else the service could not end.
    other.close();
  }
  await waitFor(
    'being told once it is stored',
    async () => (await Promise.all(asked)).flat().map(({ kind }) => kind),
    (kinds) => kinds.includes('offline'),
  );
});

it('one address that was never right is no lost network: its jobs fail and say why', async () => {
  isCut = true;
  await ask('First?');
  const over = async () => {
    live.clock.leap(900_000);
    return (await live.service.call('runs.list', { projectId: live.projectId }))[0];
  };
  const run = await waitFor('the end', over, (found) => found?.state === 'finished', 25_000);
  expect((await status()).network.isOffline).toBe(false);
  expect(run?.problems).toMatchObject([{ reason: 'network', message: expect.stringContaining('not known') }]);
});
