/** A cap that is reached says who is stopped, since when and until when, over every transport, and is gone when it is raised. */
import { afterEach, expect, it } from 'vitest';

import { DEFAULT_ANSWER } from '#support/fake-openai.ts';
import { type LiveProject, startLiveProject, waitFor } from '#support/live-project.ts';

let live: LiveProject;
afterEach(() => live.close());

const waiting = () => live.rows<{ n: number }>("SELECT count(*) AS n FROM job WHERE state = 'waiting'")[0]?.n ?? 0;
const notices = () => live.service.call('health.notices', {});

it('is told for the account and for a project, in status too, and cleared', async () => {
  live = await startLiveProject({ date: '2026-11-10T12:00:00Z', models: ['chatgpt', 'grok'], reply: DEFAULT_ANSWER });
  const { projectId } = live;
  expect(await notices()).toEqual([]);
  await live.service.call('account.update', { timeZone: 'UTC' });
  await live.service.call('money.setCap', { monthlyCapUsd: 0 });
  await live.service.call('prompts.create', { projectId, prompt: 'What?' });
  await waitFor('a question that waits', waiting, (jobs) => jobs === 1);
  const [notice] = await notices();
  expect(notice).toMatchObject({
    id: 'cap:account',
    kind: 'cap',
    severity: 'error',
    since: expect.stringMatching(/^2026-11-10T12:00:/),
    until: '2026-12-01T00:00:00.000Z',
    projects: [{ id: projectId, name: 'Kordiva' }],
  });
  // The local server costs nothing and goes on.
  expect(notice?.message).toMatch(/^The monthly cap of \$0 is reached .* Stopped: Kordiva, on ChatGPT\.$/);
  const status = await live.service.call('system.status', {});
  expect(status.notices).toEqual([notice]);
  expect(status.waiting).toMatchObject([{ projectId, engine: 'chatgpt', reason: 'cap', jobs: 1 }]);
  await live.service.call('money.setCap', { monthlyCapUsd: 5 });
  expect(await notices()).toEqual([]);
  await live.service.call('money.setCap', { monthlyCapUsd: 0, projectId });
  expect(await notices()).toMatchObject([{ id: `cap:${projectId}`, projects: [{ id: projectId }] }]);
});

it('is no notice of a project that nobody asks', async () => {
  live = await startLiveProject({ date: '2026-11-10T12:00:00Z' });
  await live.service.call('money.setCap', { monthlyCapUsd: 0 });
  expect(await notices()).toEqual([]);
});

it('status counts the jobs of the newest seven days', async () => {
  const refused = { kind: 'status', status: 400, code: 'invalid_prompt', message: 'no' } as const;
  live = await startLiveProject({ date: '2026-11-10T12:00:00Z', reply: refused });
  await live.service.call('prompts.create', { projectId: live.projectId, prompt: 'What?' });
  const failed = async () => (await live.service.call('system.status', {})).jobs.failed;
  await waitFor('a failed question', failed, (jobs) => jobs === 1);
  live.clock.set('2026-11-18T12:00:00Z');
  expect(await failed()).toBe(0);
});
