/** Replies that an older version could not read: kept, read again, and answers of the moment at which they came. */
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { reopenRead } from '#main/core/scheduling/reopen-readable.ts';
import { toWireReply } from '#support/engine-reply-bodies.ts';
import { DEFAULT_ANSWER } from '#support/fake-openai.ts';
import { type LiveProject, startLiveProject, waitFor, waitForRun } from '#support/live-project.ts';

const DAY = { startDate: '2026-03-10', endDate: '2026-03-10' };
const FIVE_DAYS_MS = 5 * 86_400_000;

interface Job {
  id: number;
  state: string;
  outcome: string;
  attempts: number;
}

let live: LiveProject;

/** Two replies that nobody can read, five days ago. */
beforeEach(async () => {
  live = await startLiveProject({ reply: { kind: 'not-json' }, date: '2026-03-10T12:00:00Z' });
  const { projectId, service } = live;
  for (const prompt of ['First?', 'Second?']) await service.call('prompts.create', { projectId, prompt });
  await waitForFailures(2);
  live.clock.leap(FIVE_DAYS_MS);
});
afterEach(() => live.close());

const listJobs = () => live.rows<Job>('SELECT id, state, outcome, attempts FROM job ORDER BY id');
const waitForFailures = (count: number) =>
  waitFor('failures', listJobs, (jobs) => jobs.filter((job) => job.state === 'failed').length === count);
const reread = () => live.service.call('answers.reread', { projectId: live.projectId });
const countAnswers = async () =>
  (await live.service.call('metrics.summary', { projectId: live.projectId, ...DAY })).current.totalResponses;

/** Stands for a reader that has learnt: the stored bytes are put into the form that it knows. */
function makeReadable(jobId: number): void {
  change(
    'UPDATE raw_reply SET body = ?, sum = NULL WHERE job_id = ?',
    Buffer.from(toWireReply(DEFAULT_ANSWER, 'responses').body),
    jobId,
  );
}

function change(sql: string, ...values: unknown[]): void {
  const db = new Database(`${live.dataDir}/sightline.db`);
  db.prepare(sql).run(...values);
  db.close();
}

describe('answers.reread', () => {
  it('changes nothing about replies that still cannot be read', async () => {
    const before = [listJobs(), live.rows('SELECT * FROM ledger'), live.rows('SELECT * FROM engine_failure_day')];
    expect(before[0]).toMatchObject([{ outcome: 'schema_drift' }, { outcome: 'schema_drift' }]);
    expect(await reread()).toEqual({ read: 0, unreadable: 2 });
    expect([listJobs(), live.rows('SELECT * FROM ledger'), live.rows('SELECT * FROM engine_failure_day')]).toEqual(
      before,
    );
  });

  it('makes an answer of the original moment, paid as it was, and only once', async () => {
    const [first] = listJobs();
    makeReadable(first?.id ?? 0);
    expect(await reread()).toEqual({ read: 1, unreadable: 1 });
    const { answers } = await live.service.call('answers.list', { projectId: live.projectId, ...DAY });
    expect(answers).toMatchObject([{ prompt: 'First?', mentioned: true, cited: true, surface: 'api' }]);
    expect(answers[0]?.answeredAt).toMatch(/^2026-03-10T12:/);
    expect(await countAnswers()).toBe(1);
    expect(listJobs()).toMatchObject([{ state: 'done', outcome: 'answer' }, { state: 'failed' }]);

    const answer = await live.service.call('answers.get', {
      projectId: live.projectId,
      answerId: answers[0]?.id ?? '',
    });
    expect(answer.hasRawReply).toBe(true);
    const costs = live.rows<{ usd: number; nano: number; day: number }>(
      'SELECT cost_usd AS usd, cost_nano AS nano, ledger.day AS day FROM ledger JOIN answer ON ledger.answer = answer.public_id',
    );
    expect(costs).toHaveLength(1);
    expect(costs[0]?.nano).toBe(Math.round((costs[0]?.usd ?? 0) * 1e9));
    // 2026-03-10 is day 20522.
    expect(costs[0]?.day).toBe(20_522);
    expect(live.rows("SELECT basis FROM ledger WHERE basis <> 'estimated'")).toEqual([{ basis: 'unknown' }]);

    expect(await reread()).toEqual({ read: 0, unreadable: 1 });
    expect(await countAnswers()).toBe(1);
    expect((await live.service.call('system.doctor', {})).ok).toBe(true);
    expect(live.fake.requests).toHaveLength(2);
  });

  it('knows the replies of its own project only', async () => {
    for (const { id } of listJobs()) makeReadable(id);
    const site = { language: 'en', websiteUrl: 'https://oduvia.example' } as const;
    const other = await live.service.call('projects.create', { name: 'Oduvia', ...site });
    expect(await live.service.call('answers.reread', { projectId: other.id })).toEqual({ read: 0, unreadable: 0 });
    expect(await reread()).toEqual({ read: 2, unreadable: 0 });
    expect(await countAnswers()).toBe(2);
  });

  it('goes on at the next start where it was cut off, and never twice', async () => {
    const ids = listJobs().map((job) => job.id);
    for (const id of ids) makeReadable(id);
    expect(await live.service.core.storage.write(reopenRead, ids)).toEqual(ids);
    expect(await live.service.core.storage.write(reopenRead, ids)).toEqual([]);
    expect(listJobs().map((job) => job.state)).toEqual(['received', 'received']);
    await live.restart();
    await waitFor('answers', countAnswers, (count) => count === 2);
    expect(listJobs().map((job) => job.state)).toEqual(['done', 'done']);
    expect(await reread()).toEqual({ read: 0, unreadable: 0 });
    expect(live.rows('SELECT count(*) AS n FROM answer')).toEqual([{ n: 2 }]);
  });

  it('goes on without a restart where a command was killed in the middle', async () => {
    const ids = listJobs().map((job) => job.id);
    for (const id of ids) makeReadable(id);
    await live.service.core.storage.write(reopenRead, ids);
    // Somebody may still be at it.
    live.clock.leap(30_000);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(listJobs().map((job) => job.state)).toEqual(['received', 'received']);
    live.clock.leap(40_000);
    await waitFor('answers', countAnswers, (count) => count === 2);
    expect(listJobs().map((job) => job.state)).toEqual(['done', 'done']);
    expect(live.fake.requests).toHaveLength(2);
  });

  it('does not let a cancelled run lose what was paid for', async () => {
    const { id } = await live.service.call('runs.list', { projectId: live.projectId }).then((runs) => runs[0]!);
    change("UPDATE job SET state = 'cancelled' WHERE run_id = (SELECT id FROM run WHERE public_id = ?)", id);
    for (const job of listJobs()) makeReadable(job.id);
    expect(await reread()).toEqual({ read: 2, unreadable: 0 });
  });
});

it('a new version reads them by itself, once', async () => {
  const version = () => live.rows<{ value: string }>("SELECT value FROM setting WHERE key = 'replies-read-by'");
  await waitFor('the first look', version, (rows) => rows.length === 1);
  const [known] = version();
  const [first, second] = listJobs();
  makeReadable(first?.id ?? 0);
  await live.restart();
  // This version has looked already.
  await waitForRun(live);
  expect(listJobs()[0]?.state).toBe('failed');
  change("UPDATE setting SET value = '0.0.0' WHERE key = 'replies-read-by'");
  await live.restart();
  await waitFor('an answer', countAnswers, (count) => count === 1);
  await waitFor('the note', version, (rows) => rows[0]?.value === known?.value);
  expect(listJobs()).toMatchObject([
    { id: first?.id, state: 'done' },
    { id: second?.id, state: 'failed' },
  ]);
});

it('retrying a run prices what it reads again', async () => {
  const [first] = listJobs();
  makeReadable(first?.id ?? 0);
  const runs = await live.service.call('runs.list', { projectId: live.projectId });
  for (const { id } of runs) await live.service.call('runs.retry', { runId: id });
  expect(await countAnswers()).toBe(1);
  expect(live.rows("SELECT count(*) AS n FROM ledger WHERE basis = 'estimated' AND answer IS NOT NULL")).toEqual([
    { n: 1 },
  ]);
});
