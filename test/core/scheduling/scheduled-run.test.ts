/** Scheduled runs as commands: spread over their window, on their day, and in the place of what an older slot left. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configureProject } from '#main/core/lifecycle/configure-project.ts';
import { loadProject } from '#main/core/lifecycle/load-project.ts';
import { ensureAccount } from '#main/core/lifecycle/save-account.ts';
import { createProject, updateProject } from '#main/core/lifecycle/save-project.ts';
import { createPrompt } from '#main/core/prompts/create-prompt.ts';
import { enqueueDueRuns, loadNextRunAt } from '#main/core/scheduling/due-runs.ts';
import { holdLane } from '#main/core/scheduling/job-queue.ts';
import { reopenUnread, requeueRun } from '#main/core/scheduling/retry-run.ts';
import { controlRun, loadRuns, startRun } from '#main/core/scheduling/runs.ts';
import { defineWrite, type Storage } from '#main/storage/command.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';
import { readRows } from '#support/queued-folder.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).getTime();

/** What calls would have made of a job. */
const setState = defineWrite('test.setState', (db, input: { jobId: number; state: string }): null => {
  db.prepare('UPDATE job SET state = ? WHERE id = ?').run(input.state, input.jobId);
  return null;
});

let dir: string;
let nowMs: number;
let storage: Storage;
let projectId: number;

/** Two prompts on two engines, daily at 06:00, seen on the evening of Monday, 9 March; the new prompts were asked. */
beforeEach(async () => {
  dir = makeTempDir();
  nowMs = at(9, 20);
  putFreshDatabase(dir);
  storage = openInlineStorage(dir, () => nowMs);
  await storage.write(ensureAccount, { wantsSample: false });
  const site = { name: 'Kordiva', domain: 'kordiva.example', websiteUrl: 'https://kordiva.example', language: 'en' };
  const publicId = await storage.write(createProject, { ...site, environment: 'live' });
  projectId = (await storage.read(loadProject, publicId))?.id ?? 0;
  await storage.write(updateProject, { projectId, models: ['chatgpt', 'mistral'] });
  for (const text of ['Which tool?', 'Which board?']) await storage.write(createPrompt, { projectId, text });
});
afterEach(async () => {
  await storage.close();
  removeDir(dir);
});

const jobs = (slot: string) =>
  readRows<{ id: number; state: string; due: number; message: string | null }>(
    dir,
    `SELECT id, state, next_try_at AS due, message FROM job WHERE slot = '${slot}' ORDER BY id`,
  );
const enqueueAt = async (ms: number) => {
  nowMs = ms;
  await storage.write(enqueueDueRuns, null);
};

describe('the window of a schedule', () => {
  it('spreads questions of a run that is on time, the same way every day', async () => {
    await storage.write(configureProject, { projectId, spreadMinutes: 30 });
    await enqueueAt(at(10, 6));
    await enqueueAt(at(11, 6));
    const [first, second] = ['2026-03-10', '2026-03-11'].map((slot) => jobs(slot).map((job) => job.due));
    const offsets = first?.map((due) => due - at(10, 6)) ?? [];
    expect(new Set(offsets).size).toBe(4);
    for (const offset of offsets) {
      expect(offset).toBeGreaterThanOrEqual(0);
      expect(offset).toBeLessThan(30 * 60_000);
    }
    expect(second?.map((due) => due - at(11, 6))).toEqual(offsets);
  });

  it('is nothing unless set', async () => {
    await enqueueAt(at(10, 6));
    expect(jobs('2026-03-10').map((job) => job.due)).toEqual(Array(4).fill(at(10, 6)));
  });

  it('is nothing for missed runs, runs by hand and new prompts', async () => {
    await storage.write(configureProject, { projectId, spreadMinutes: 30 });
    await enqueueAt(at(11, 15));
    expect(jobs('2026-03-11').map((job) => job.due)).toEqual(Array(4).fill(at(11, 15)));
    const run = await storage.write(startRun, { projectId });
    expect(jobs(run.slot).map((job) => job.due)).toEqual(Array(4).fill(at(11, 15)));
    expect(jobs('new').map((job) => job.due)).toEqual(Array(4).fill(at(9, 20)));
  });
});

describe('a weekly schedule', () => {
  it('runs on the day that was set', async () => {
    await storage.write(configureProject, { projectId, schedule: 'weekly', scheduleWeekday: 4 });
    expect(await storage.read(loadNextRunAt, nowMs)).toBe(at(12, 6));
    await enqueueAt(at(11, 23));
    expect(jobs('2026-03-12')).toEqual([]);
    await enqueueAt(at(12, 6));
    expect(jobs('2026-03-12')).toHaveLength(4);
    await storage.write(configureProject, { projectId, scheduleWeekday: 7 });
    expect(await storage.read(loadNextRunAt, nowMs)).toBe(at(15, 6));
  });
});

describe('an engine that was away for days', () => {
  const away = { lane: { environment: 'live', engine: 'mistral' }, reason: 'auth', message: 'Refused.' } as const;

  it('is asked the newest slot only; what met a trouble keeps its reason, the rest says what took its place', async () => {
    const run = await storage.write(startRun, { projectId });
    await enqueueAt(at(10, 6));
    await storage.write(holdLane, away);
    await enqueueAt(at(11, 6));
    const replaced = ['cancelled', 'A newer slot of the schedule took its place.'];
    const refused = ['failed', 'Refused.'];
    const tell = (slot: string) => jobs(slot).map(({ state, message }) => [state, message]);
    expect(tell('2026-03-10')).toEqual([replaced, refused, replaced, refused]);
    // A run by hand has its day as well: what is left of it is asked by the next slot.
    expect(tell(run.slot)).toEqual(Array(4).fill(replaced));
    expect(jobs('2026-03-11').map((job) => job.state)).toEqual(Array(4).fill('queued'));
    const [, older] = await storage.read(loadRuns, projectId);
    expect(older).toMatchObject({
      slot: '2026-03-10',
      state: 'finished',
      jobs: { total: 4, cancelled: 2, leftOut: 2, waiting: 0, failed: 0 },
      leftOut: [{ engine: 'mistral', reason: 'auth', jobs: 2, isStillAsked: false }],
    });
  });
});

describe('retrying a run', () => {
  it('queues what failed and what waits, not what is done, cancelled or no longer asked', async () => {
    const { id, slot } = await storage.write(startRun, { projectId });
    const [failed, waits, done, cancelled] = jobs(slot).map((job) => job.id);
    const set = (jobId: number | undefined, state: string) => storage.write(setState, { jobId: jobId ?? 0, state });
    await set(failed, 'failed');
    await set(waits, 'waiting');
    await set(done, 'done');
    await set(cancelled, 'cancelled');
    expect(await storage.write(reopenUnread, id)).toEqual([]);
    expect(await storage.write(requeueRun, id)).toBe(2);
    expect(jobs(slot).map((job) => job.state)).toEqual(['queued', 'queued', 'done', 'cancelled']);
    expect(await storage.write(requeueRun, id)).toBe(0);
  });

  it('is refused for a run that is unknown or cancelled', async () => {
    const { id } = await storage.write(startRun, { projectId });
    await expect(storage.write(requeueRun, 'nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await storage.write(controlRun, { runId: id, action: 'cancel' });
    await expect(storage.write(requeueRun, id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
