/** No question of a schedule is answered twice on a local day, whatever clocks, crashes, outages and the owner do. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FailureReason } from '#main/core/engines/engine-route.ts';
import { configureProject } from '#main/core/lifecycle/configure-project.ts';
import { loadProject } from '#main/core/lifecycle/load-project.ts';
import { ensureAccount } from '#main/core/lifecycle/save-account.ts';
import { createProject, updateProject } from '#main/core/lifecycle/save-project.ts';
import { createPrompt } from '#main/core/prompts/create-prompt.ts';
import { enqueueDueRuns } from '#main/core/scheduling/due-runs.ts';
import { acquireExecutor } from '#main/core/scheduling/executor-lease.ts';
import { giveUpOverdue } from '#main/core/scheduling/give-up.ts';
import { failJobs } from '#main/core/scheduling/job-outcomes.ts';
import { holdLane, wakeLane } from '#main/core/scheduling/job-queue.ts';
import { leaseJobs } from '#main/core/scheduling/lease-jobs.ts';
import { toLocalDate } from '#main/core/scheduling/plan-slot.ts';
import { requeueRun } from '#main/core/scheduling/retry-run.ts';
import { controlRun, loadRuns, startRun } from '#main/core/scheduling/runs.ts';
import type { Storage } from '#main/storage/command.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';
import { answer, type Leased, readLeased, step } from '#support/queue-life.ts';
import { readRows } from '#support/queued-folder.ts';

const HOUR_MS = 3_600_000;
const LANE = { environment: 'live', engine: 'chatgpt' } as const;
const QUESTIONS = ['Which tool?', 'Which board?', 'Which plan?'];

const ownZone = process.env.TZ;
let dir: string;
let storage: Storage;
let nowMs: number;
let projectId: number;
let owner: string;
/** The local date on which a scheduled question was answered, its project and its text. */
let answered: string[];

/** Three prompts on one engine, daily at six, seen on the evening of Monday, 9 March; they were asked when they were new. */
beforeEach(async () => {
  projectId = 0;
  process.env.TZ = 'UTC';
  dir = makeTempDir();
  putFreshDatabase(dir);
  storage = openInlineStorage(dir, () => nowMs);
  nowMs = Date.UTC(2026, 2, 9, 20);
  await storage.write(ensureAccount, { wantsSample: false });
  await begin('UTC', '06:00');
});
afterEach(async () => {
  await storage.close();
  removeDir(dir);
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

async function begin(zone: string, scheduleTime: string): Promise<void> {
  process.env.TZ = zone;
  nowMs = Date.UTC(2026, 2, 9, 20);
  owner = 'first';
  answered = [];
  if (projectId) {
    for (const { id } of await openRuns()) await storage.write(controlRun, { runId: id, action: 'cancel' });
    await storage.write(configureProject, { projectId, schedule: 'manual' });
  }
  const site = { name: 'Kordiva', domain: 'kordiva.example', websiteUrl: 'https://kordiva.example', language: 'en' };
  const publicId = await storage.write(createProject, { ...site, environment: 'live' });
  projectId = (await storage.read(loadProject, publicId))?.id ?? 0;
  await storage.write(updateProject, { projectId, models: ['chatgpt'] });
  for (const text of QUESTIONS) await storage.write(createPrompt, { projectId, text });
  await storage.write(configureProject, { projectId, scheduleTime });
  await work(9);
}

const openRuns = async () =>
  (await storage.read(loadRuns, projectId)).filter(({ state }) => state === 'running' || state === 'paused');

/** What the executor does at a look, in its order. */
async function look(): Promise<void> {
  await storage.write(acquireExecutor, { owner, pid: process.pid });
  await storage.write(giveUpOverdue, null);
  await storage.write(enqueueDueRuns, null);
}

async function lease(limit: number): Promise<Leased[]> {
  await look();
  const { jobs } = await storage.write(leaseJobs, { lane: LANE, owner, limit, call: null });
  return jobs.map(({ id }) => readLeased(dir, id));
}

/** Asks so many questions and has them answered. */
async function work(limit: number): Promise<void> {
  for (const { id, prompt, cause } of await lease(limit)) {
    await storage.write(answer, id);
    if (cause === 'schedule' || cause === 'catch_up') answered.push(`${toLocalDate(nowMs)} ${prompt}`);
  }
}

async function fail(limit: number, reason: FailureReason): Promise<void> {
  const jobs = await lease(limit);
  const failure = { kind: 'failure', reason, message: '', retryAfterMs: null } as const;
  await storage.write(
    failJobs,
    jobs.map(({ id }) => ({ jobId: id, failure, routeId: 'openai-responses' })),
  );
}

/** A program that dies in the middle of its calls, and the next one. */
async function crash(limit: number): Promise<void> {
  await lease(limit);
  owner = `${owner}+`;
  nowMs += 20_000;
}

const countTwice = () => answered.length - new Set(answered).size;
const states = () =>
  readRows<{ slot: string; state: string }>(
    dir,
    `SELECT run.slot AS slot, job.state AS state FROM job JOIN run ON run.id = run_id
     WHERE job.project_id = ${projectId} AND cause <> 'new' ORDER BY job.id`,
  ).map(({ slot, state }) => `${slot.slice(-2)} ${state}`);
const goTo = (day: number, hour: number, minute = 0) => {
  nowMs = Date.UTC(2026, 2, day, hour, minute);
};

describe('what is left of a slot when its day is over', () => {
  it('is asked in the night, and by the slot of that day no more; the others are', async () => {
    goTo(10, 6);
    await work(2);
    goTo(11, 0, 30);
    await work(9);
    expect(answered.at(-1)).toBe(`2026-03-11 ${projectId} Which plan?`);
    goTo(11, 6);
    await work(9);
    expect(answered).toHaveLength(5);
    expect(countTwice()).toBe(0);
    goTo(12, 6);
    await work(9);
    expect(answered).toHaveLength(8);
  });

  it('and fails in the night is asked by the slot of that day', async () => {
    goTo(10, 6);
    await work(2);
    goTo(11, 0, 30);
    await fail(9, 'bad_request');
    goTo(11, 6);
    await work(9);
    expect(answered.filter((one) => one.startsWith('2026-03-11'))).toHaveLength(3);
    expect(states()).toEqual(['10 done', '10 done', '10 failed', '11 done', '11 done', '11 done']);
  });

  it('goes on past midnight where it began late in the evening, every day', async () => {
    await begin('UTC', '23:30');
    for (const day of [10, 11, 12]) {
      goTo(day, 23, 30);
      await work(1);
      for (const minute of [10, 50]) {
        goTo(day + 1, 0, minute);
        await work(1);
      }
    }
    expect(answered).toHaveLength(9);
    expect(countTwice()).toBe(0);
  });

  it('of a date that the clock has not reached waits for it', async () => {
    goTo(12, 6);
    await work(1);
    goTo(11, 12);
    await work(9);
    expect(answered).toEqual([`2026-03-12 ${projectId} Which tool?`]);
    goTo(12, 0, 1);
    await work(9);
    expect(answered).toHaveLength(3);
    expect(countTwice()).toBe(0);
  });

  it('is asked for its run alone where the owner retries it on a later day', async () => {
    goTo(10, 6);
    await fail(9, 'bad_request');
    goTo(11, 6);
    await work(9);
    const [, older] = await storage.read(loadRuns, projectId);
    expect(await storage.write(requeueRun, older?.id ?? '')).toBe(3);
    await work(9);
    expect(states()).toEqual(
      Array(6)
        .fill(0)
        .map((_, index) => (index < 3 ? '10 done' : '11 done')),
    );
  });
});

describe('what several runs of a day left out', () => {
  const away = { lane: LANE, reason: 'no_key', message: 'No key.' };
  const wake = (limit = 99) => storage.write(wakeLane, { lane: LANE, call: null, limit });

  it('by hand is asked once when a key comes, for the newest', async () => {
    for (let times = 0; times < 3; times++) {
      await storage.write(startRun, { projectId });
      await storage.write(holdLane, away);
    }
    await wake();
    expect(await lease(99)).toHaveLength(3);
    expect((await storage.read(loadRuns, projectId)).map(({ jobs }) => [jobs.running, jobs.cancelled])).toEqual([
      [3, 0],
      [0, 3],
      [0, 3],
      [0, 0],
    ]);
  });

  it('is asked for the schedule where it is part of it', async () => {
    goTo(10, 6);
    await look();
    await storage.write(holdLane, away);
    await storage.write(startRun, { projectId });
    await storage.write(holdLane, away);
    goTo(10, 12);
    // One question looks first whether the key is right.
    await wake(1);
    await work(9);
    await wake();
    await work(9);
    expect(answered).toHaveLength(3);
    expect(states()).toEqual([
      '10 done',
      '10 done',
      '10 done',
      ...states()
        .slice(3)
        .map((state) => `${state.slice(0, 3)}cancelled`),
    ]);
  });

  it('is asked by hand all the same where the day had its answer before', async () => {
    goTo(10, 6);
    await work(9);
    await storage.write(startRun, { projectId });
    await storage.write(holdLane, away);
    goTo(10, 12);
    await wake();
    expect(await lease(99)).toHaveLength(3);
  });
});

describe('any life', () => {
  async function act({ act, limit }: { act: string; limit: number }): Promise<void> {
    switch (act) {
      case 'work':
        return work(limit);
      case 'crash':
        return crash(limit);
      case 'overloaded':
      case 'timeout':
      case 'auth':
        return fail(limit, act);
      case 'hold':
        await look();
        await storage.write(holdLane, { lane: LANE, reason: 'no_key', message: '' });
        return;
      case 'wake':
        await storage.write(wakeLane, { lane: LANE, call: null, limit });
        return;
      case 'run':
        await storage.write(startRun, { projectId });
        return;
      case 'pause':
      case 'resume':
        for (const { id } of await openRuns()) await storage.write(controlRun, { runId: id, action: act });
    }
  }

  it('answers no scheduled question twice on a local day', async () => {
    let most = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('00:10', '06:00', '11:00'),
        fc.array(step, { minLength: 8, maxLength: 40 }),
        async (time, steps) => {
          await begin('UTC', time);
          for (const one of steps) {
            if (one.isMoved) process.env.TZ = one.zone;
            nowMs += Math.round(one.hours * 0.7 * HOUR_MS);
            await act(one);
            await work(1);
          }
          most = Math.max(most, answered.length);
          expect(answered.toSorted()).toEqual([...new Set(answered)].toSorted());
        },
      ),
      { numRuns: 12 },
    );
    expect(most).toBeGreaterThan(5);
  });
});
