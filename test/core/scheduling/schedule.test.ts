/** Schedules of the real service under a clock that the test moves: due runs, missed ones, a clock that goes back. */
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type LiveProject, startLiveProject, waitFor, waitForRun } from '#support/live-project.ts';

let live: LiveProject;

/** Local time, as schedules are set in it. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).toISOString();
const listRuns = async () =>
  (await live.service.call('runs.list', { projectId: live.projectId })).filter((run) => run.cause !== 'new').reverse();
const seeRuns = async () => (await listRuns()).map(({ cause, slot }) => `${cause} ${slot}`);
const settle = () => sleep(900);

/** One prompt that was asked when it was new, on a schedule of every day at 06:00, seen on the evening of 9 March. */
beforeEach(async () => {
  live = await startLiveProject({ models: ['mistral'], date: at(9, 20) });
  await live.service.call('prompts.create', { projectId: live.projectId, prompt: 'Which tool?' });
  await waitForRun(live);
  await live.service.call('projects.configure', {
    projectId: live.projectId,
    schedule: 'daily',
    scheduleTime: '06:00',
    spreadMinutes: 0,
  });
});

afterEach(() => live.close());

describe('a daily schedule', () => {
  it('asks each day once, at its time, and not for days before it was set', async () => {
    await settle();
    expect(await seeRuns()).toEqual([]);
    live.clock.set(at(10, 5, 59));
    await settle();
    expect(await seeRuns()).toEqual([]);
    live.clock.set(at(10, 6, 0));
    await waitForRunsToBe(['schedule 2026-03-10']);
    live.clock.set(at(10, 23));
    await settle();
    expect(await seeRuns()).toEqual(['schedule 2026-03-10']);
    live.clock.set(at(11, 6, 1));
    await waitForRunsToBe(['schedule 2026-03-10', 'schedule 2026-03-11']);
    expect(live.fake.requests).toHaveLength(3);
  });

  it('makes up one missed run after days of sleep, also when the service was down', async () => {
    live.clock.set(at(13, 15));
    await waitForRunsToBe(['catch_up 2026-03-13']);
    live.clock.set(at(18, 9));
    await live.restart();
    await waitForRunsToBe(['catch_up 2026-03-13', 'catch_up 2026-03-18']);
    await settle();
    expect(live.fake.requests).toHaveLength(3);
    live.clock.set(at(19, 6));
    await waitForRunsToBe(['catch_up 2026-03-13', 'catch_up 2026-03-18', 'schedule 2026-03-19']);
  });

  it('is not moved by a run by hand', async () => {
    const before = await live.service.call('system.status', {});
    await live.service.call('runs.start', { projectId: live.projectId });
    await waitFor('the run', listRuns, ([run]) => run?.state === 'finished');
    expect((await live.service.call('system.status', {})).nextRunAt).toBe(before.nextRunAt);
    expect(before.nextRunAt).toBe(at(10, 6));
    live.clock.set(at(10, 6));
    const runs = await waitFor(
      'both runs',
      listRuns,
      (found) => found.length === 2 && found.every((run) => run.state === 'finished'),
    );
    expect(runs[1]).toMatchObject({ cause: 'schedule', slot: '2026-03-10' });
    expect(live.fake.requests).toHaveLength(3);
  });

  it('asks as many samples as are set, each stored once', async () => {
    await live.service.call('projects.configure', { projectId: live.projectId, samplesPerRun: 3 });
    live.clock.set(at(10, 6));
    await waitForRunsToBe(['schedule 2026-03-10']);
    await waitFor('three answers', listRuns, ([run]) => run?.jobs.done === 3);
    expect(live.rows("SELECT sample FROM job WHERE slot <> 'new' ORDER BY sample")).toEqual([
      { sample: 1 },
      { sample: 2 },
      { sample: 3 },
    ]);
    expect((await live.service.call('system.status', {})).answers).toBe(4);
  });

  it('asks no paused or archived prompt, and nothing at all on a manual schedule', async () => {
    await live.service.call('projects.configure', { projectId: live.projectId, schedule: 'manual' });
    live.clock.set(at(12, 12));
    await settle();
    expect(await seeRuns()).toEqual([]);
    expect((await live.service.call('system.status', {})).nextRunAt).toBeNull();
  });
});

describe('a clock that goes back', () => {
  it('by hours: no slot is asked twice, and what is queued is still asked', async () => {
    live.clock.set(at(10, 6));
    await waitForRunsToBe(['schedule 2026-03-10']);
    live.clock.set(at(10, 2));
    await settle();
    expect(await seeRuns()).toEqual(['schedule 2026-03-10']);
    await live.service.call('prompts.create', { projectId: live.projectId, prompt: 'Another?' });
    await waitFor(
      'the answer',
      () => live.fake.requests.length,
      (count) => count === 3,
    );
    live.clock.set(at(10, 7));
    await settle();
    expect(await seeRuns()).toEqual(['schedule 2026-03-10']);
  });

  it('by years, having been wrong for a while: the schedule goes on', async () => {
    live.clock.set(new Date(2031, 0, 5, 12).toISOString());
    await waitForRunsToBe(['catch_up 2031-01-05']);
    live.clock.set(at(11, 5));
    await settle();
    live.clock.set(at(11, 6));
    await waitForRunsToBe(['catch_up 2031-01-05', 'schedule 2026-03-11']);
  });

  it('jobs that were queued by the clock that was ahead are asked when their date comes', async () => {
    live.fake.setReply({ kind: 'status', status: 503 });
    live.clock.set(at(12, 6));
    await waitFor(
      'a failed try',
      () => live.rows("SELECT id FROM job WHERE attempts > 0 AND slot <> 'new'"),
      (jobs) => jobs.length === 1,
    );
    live.clock.set(at(10, 5));
    live.fake.setReply({ kind: 'answer', text: 'Kordiva.' });
    await settle();
    live.clock.set(at(12, 7));
    const ofTheDay = (runs: Awaited<ReturnType<typeof listRuns>>) => runs.find(({ slot }) => slot === '2026-03-12');
    await waitFor('the answer', listRuns, (runs) => ofTheDay(runs)?.jobs.done === 1);
  });

  it('jobs that were queued by a clock that was years ahead are asked today', async () => {
    live.fake.setReply({ kind: 'status', status: 503 });
    live.clock.set(new Date(2031, 0, 5, 12).toISOString());
    await waitFor(
      'a failed try',
      () => live.rows("SELECT id FROM job WHERE attempts > 0 AND slot <> 'new'"),
      (jobs) => jobs.length === 1,
    );
    live.clock.set(at(11, 5));
    live.fake.setReply({ kind: 'answer', text: 'Kordiva.' });
    await waitFor('the answer', listRuns, ([run]) => run?.jobs.done === 1);
  });
});

async function waitForRunsToBe(expected: string[]): Promise<void> {
  await waitFor(
    'the runs',
    listRuns,
    (runs) => runs.length === expected.length && runs.every((run) => run.state === 'finished'),
  );
  expect(await seeRuns()).toEqual(expected);
}
