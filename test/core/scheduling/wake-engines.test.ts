/** What an owner changes counts at once: a route, a key or a cap does not leave jobs waiting for what was true before. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { DEFAULT_ANSWER, type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';
import { type LiveProject, startLiveProject, waitFor } from '#support/live-project.ts';

const HOUR_MS = 3_600_000;
/** Two looks at the queue and a call take a second, more on a busy machine; every wait here would be minutes at least. */
const AT_ONCE_MS = 20_000;

let live: LiveProject;
let other: FakeOpenAi;

beforeEach(async () => {
  other = await startFakeOpenAi();
  live = await startLiveProject({ date: '2026-03-10T12:00:00Z' });
  process.env.SIGHTLINE_KEYRING = 'off';
});
afterEach(async () => {
  await live.close();
  await other.close();
  delete process.env.SIGHTLINE_KEYRING;
});

interface Job {
  state: string;
  outcome: string | null;
  waitMs: number;
}

const readJobs = () => live.rows<Job>(`SELECT state, outcome, next_try_at - updated_at AS waitMs FROM job ORDER BY id`);
const ask = (prompt: string) => live.service.call('prompts.create', { projectId: live.projectId, prompt });
const waitForJob = (isThere: (job: Job | undefined) => boolean, timeoutMs?: number) =>
  waitFor('the job', () => readJobs()[0], isThere, timeoutMs);
const isDone = (job: Job | undefined) => job?.state === 'done';
const engine = async (id = 'chatgpt') =>
  (await live.service.call('engines.list', {})).find((state) => state.engine === id);

async function beTurnedAway(): Promise<void> {
  live.fake.setReply({ kind: 'rate-limited', spelling: 'seconds', waitMs: HOUR_MS });
  await ask('Which?');
  const job = await waitForJob((found) => found?.outcome === 'rate_limit');
  expect(job?.waitMs).toBeGreaterThanOrEqual(HOUR_MS);
}

describe('an engine whose server asked for an hour', () => {
  beforeEach(beTurnedAway);

  it('is left alone for that long', async () => {
    const pace = await waitFor('its pace', async () => (await engine())?.pace, Boolean);
    expect(pace).toMatchObject({ concurrency: 2, blocked: null });
    expect(pace?.restUntil).toMatch(/^2026-03-10T13:0/);
    live.clock.leap(HOUR_MS / 2);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(live.fake.requests).toHaveLength(1);
  });

  it('is asked at once at another address', async () => {
    await live.service.call('engines.configure', {
      engine: 'chatgpt',
      route: 'openai-responses',
      baseUrl: other.baseUrl,
    });
    await waitForJob(isDone, AT_ONCE_MS);
    expect(other.requests).toHaveLength(1);
  });

  it('is asked at once with another key', async () => {
    live.fake.setReply(DEFAULT_ANSWER);
    await live.service.call('engines.setKey', { route: 'openai-responses', key: 'sk-another-0987654321' });
    await waitForJob(isDone, AT_ONCE_MS);
  });

  it('is asked at once after a test that it passes', async () => {
    live.fake.setReply(DEFAULT_ANSWER);
    expect(await live.service.call('engines.test', { engine: 'chatgpt' })).toMatchObject({ ok: true });
    await waitForJob(isDone, AT_ONCE_MS);
  });

  it('is not asked for a change of another engine', async () => {
    await live.service.call('engines.configure', { engine: 'grok', route: 'openai-compatible' });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(live.fake.requests).toHaveLength(1);
  });
});

describe('a job that waits for money', () => {
  beforeEach(async () => {
    await live.service.call('money.setCap', { monthlyCapUsd: 0.1 });
    await ask('Which?');
    await waitForJob((job) => job?.outcome === 'cap');
  });

  it('is asked at once when the cap is raised', async () => {
    await live.service.call('money.setCap', { monthlyCapUsd: 5 });
    await waitForJob(isDone, AT_ONCE_MS);
  });

  it('is asked at once over a route that costs nothing', async () => {
    await live.service.call('engines.configure', { engine: 'chatgpt', route: 'openai-compatible' });
    await waitForJob(isDone, AT_ONCE_MS);
  });

  it('is told beside the caps of all projects', async () => {
    expect(await live.service.call('money.caps', {})).toEqual({
      month: '2026-03',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      endsAt: '2026-04-01T00:00:00.000Z',
      account: {
        cap: { monthlyCapUsd: 0.1, usedUsd: 0, underWayUsd: 0, leftUsd: 0.1 },
        usedUsd: 0,
        underWayUsd: 0,
        waitingJobs: 1,
      },
      projects: [
        { projectId: live.projectId, projectName: 'Kordiva', cap: null, usedUsd: 0, underWayUsd: 0, waitingJobs: 1 },
      ],
    });
  });
});
