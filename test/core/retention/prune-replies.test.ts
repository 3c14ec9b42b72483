/** How long raw replies are kept: answers and figures never change, replies that were not read never go. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { loadIsPruneDue, pruneReplies } from '#main/core/retention/prune-replies.ts';
import { type LiveProject, startLiveProject, waitFor, waitForRun } from '#support/live-project.ts';

const DAY_MS = 86_400_000;

let live: LiveProject;
beforeEach(async () => {
  live = await startLiveProject({ date: '2026-03-10T12:00:00Z' });
});
afterEach(() => live.close());

async function ask(prompt: string): Promise<void> {
  await live.service.call('prompts.create', { projectId: live.projectId, prompt });
  await waitForRun(live);
}

const keep = (rawReplyDays: number | null) => live.service.call('retention.set', { rawReplyDays });
const count = (table: string) => live.rows<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)[0]?.n;
const summary = () =>
  live.service.call('metrics.summary', {
    projectId: live.projectId,
    startDate: '2026-03-01',
    endDate: '2026-03-31',
  });

describe('retention', () => {
  it('is for ever unless the owner says otherwise, and refuses what is no number of days', async () => {
    expect(await live.service.call('retention.get', {})).toEqual({ rawReplyDays: null });
    expect(await keep(30)).toEqual({ rawReplyDays: 30 });
    expect(await live.service.call('retention.get', {})).toEqual({ rawReplyDays: 30 });
    expect(await keep(null)).toEqual({ rawReplyDays: null });
    for (const days of [0, -1, 1.5, 40_000]) await expect(keep(days)).rejects.toThrow('rawReplyDays');
  });

  it('lets raw replies go with the days, and nothing else', async () => {
    await ask('First?');
    live.clock.leap(DAY_MS);
    await ask('Second?');
    const before = await summary();
    const { storage } = live.service.core;
    expect(await storage.read(loadIsPruneDue, live.clock.now())).toBe(false);
    expect(await storage.job(pruneReplies, null)).toBe(0);

    // The answer of yesterday is kept for one day more: that day is not over before tomorrow.
    await keep(1);
    expect(await storage.read(loadIsPruneDue, live.clock.now())).toBe(true);
    expect(await storage.job(pruneReplies, null)).toBe(0);
    expect(await storage.read(loadIsPruneDue, live.clock.now())).toBe(false);
    expect(count('answer_raw')).toBe(2);

    live.clock.leap(DAY_MS);
    expect(await storage.read(loadIsPruneDue, live.clock.now())).toBe(true);
    expect(await storage.job(pruneReplies, null)).toBe(1);
    expect([count('answer_raw'), count('answer'), count('answer_content')]).toEqual([1, 2, 2]);
    const { answers } = await live.service.call('answers.list', {
      projectId: live.projectId,
      startDate: '2026-03-10',
      endDate: '2026-03-11',
    });
    const raw = (answerId = '') => live.service.call('answers.raw', { projectId: live.projectId, answerId });
    expect((await raw(answers[0]?.id)).replies).toHaveLength(1);
    expect((await raw(answers[1]?.id)).replies).toEqual([]);
    expect(await summary()).toEqual(before);
    expect((await live.service.call('system.doctor', {})).ok).toBe(true);
  });

  it('never lets a reply go that could not be read yet', async () => {
    live.fake.setReply({ kind: 'not-json' });
    await live.service.call('prompts.create', { projectId: live.projectId, prompt: 'Unreadable?' });
    await waitFor(
      'a failure',
      () => live.rows("SELECT 1 FROM job WHERE outcome = 'schema_drift'"),
      (rows) => rows.length > 0,
    );
    live.clock.leap(400 * DAY_MS);
    await keep(1);
    await live.service.core.storage.job(pruneReplies, null);
    expect(count('raw_reply')).toBe(1);
  });

  it('is done by itself at the start of a new day', async () => {
    await ask('First?');
    await keep(1);
    live.clock.leap(5 * DAY_MS);
    await live.restart();
    await waitFor(
      'the raw reply to go',
      () => count('answer_raw'),
      (left) => left === 0,
    );
    expect(count('answer')).toBe(1);
  });
});
