/** The clock of the machine goes back a day while the service runs: nothing gets stuck, nothing is done twice. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { saveAutomaticBackup } from '#main/core/system/automatic-backup.ts';
import { type LiveProject, startLiveProject, waitFor, waitForRun } from '#support/live-project.ts';
import { listFaults } from '#support/queued-folder.ts';

const DAY_MS = 86_400_000;

let live: LiveProject;
beforeEach(async () => {
  live = await startLiveProject({ models: ['chatgpt', 'perplexity'], date: '2026-03-10T12:00:00Z', hasThreads: true });
});
afterEach(() => live.close());

const countJobs = () => live.rows<{ n: number }>('SELECT count(*) AS n FROM job')[0]?.n;
const countTwice = () =>
  live.rows('SELECT 1 FROM job GROUP BY prompt_id, engine, slot, sample HAVING count(*) > 1').length;
const addPrompt = (prompt: string) => live.service.call('prompts.create', { projectId: live.projectId, prompt });
const waitForJobs = (count: number) =>
  waitFor(
    `${count} answers`,
    () => live.rows('SELECT id FROM answer'),
    (rows) => rows.length === count,
  );

describe('a clock that goes back a day', () => {
  it('lets prompts and runs be asked at once, each slot once, and the schedule go on', async () => {
    await live.service.call('projects.configure', {
      projectId: live.projectId,
      schedule: 'daily',
      scheduleTime: '06:00',
    });
    await addPrompt('One?');
    await waitForJobs(2);
    const before = countJobs();
    live.clock.leap(-DAY_MS);
    await addPrompt('Two?');
    await waitForJobs(4);
    const run = await live.service.call('runs.start', { projectId: live.projectId });
    await waitForRun(live, run.id);
    expect(countJobs()).toBe((before ?? 0) + 2 + 4);
    expect(countTwice()).toBe(0);
    // The day comes a second time: its slot has been asked, the one after it is new.
    live.clock.leap(DAY_MS);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(countJobs()).toBe((before ?? 0) + 6);
    live.clock.leap(DAY_MS);
    await waitFor('the next slot', countJobs, (count) => count === (before ?? 0) + 6 + 4);
    expect(countTwice()).toBe(0);
    expect(await listFaults(live.dataDir)).toEqual([]);
  });

  it('leaves keys valid, lets nobody wait for a day, and counts a fresh minute', async () => {
    const { key } = await live.service.call('keys.create', { name: 'k', environment: 'live', scopes: ['read'] });
    const ask = () => fetch(`${live.service.apiAddress}/v1/projects`, { headers: { authorization: `Bearer ${key}` } });
    const limit = Number((await ask()).headers.get('x-ratelimit-limit'));
    for (let times = 0; times < limit; times += 50) await Promise.all(Array.from({ length: 50 }, ask));
    expect((await ask()).status).toBe(429);
    live.clock.leap(-DAY_MS);
    const again = await ask();
    expect(again.status).toBe(200);
    const reset = Number(again.headers.get('x-ratelimit-reset')) * 1000;
    expect(reset - live.clock.now()).toBeLessThanOrEqual(61_000);
  });

  it('keeps an expired pitch expired, and one that runs running', async () => {
    const site = { language: 'en', websiteUrl: 'https://www.pitch.example' } as const;
    const pitch = await live.service.call('projects.create', { name: 'Pitch', isPitch: true, ...site });
    const readEnd = async () => {
      const projects = await live.service.call('projects.list', {});
      return projects.find(({ id }) => id === pitch.id)?.pitchExpiredAt ?? null;
    };
    live.clock.leap(-DAY_MS);
    expect(await readEnd()).toBeNull();
    live.clock.leap(60 * DAY_MS);
    const endedAt = await waitFor('its end', readEnd, (end) => end !== null);
    live.clock.leap(-DAY_MS);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await readEnd()).toBe(endedAt);
  });

  it('still has its backup of the day, once', async () => {
    const make = () => live.service.core.storage.job(saveAutomaticBackup, {});
    expect(await make()).toMatchObject({ kind: 'saved' });
    live.clock.leap(-DAY_MS);
    expect(await make()).toMatchObject({ kind: 'saved' });
    expect(await make()).toEqual({ kind: 'not_due' });
  });
});
