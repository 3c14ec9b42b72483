import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationOutput } from '#shared/contract/index.ts';
import { type ApiProject, startApiProject } from '#support/api-project.ts';

type Updated = OperationOutput<'prompts.update'>;
type Summary = OperationOutput<'metrics.summary'>;

let api: ApiProject;
let base: string;
let path: string;

beforeAll(async () => {
  api = await startApiProject();
  base = `/projects/${api.projectId}`;
  await api.importAnswers([
    {
      prompt: 'Which planner is best?',
      model: 'chatgpt',
      answeredAt: '2026-11-05T08:00:00Z',
      text: 'Kordiva.',
      tags: ['a', 'b'],
    },
  ]);
  const { prompts } = await api.asOwner('prompts.list', { projectId: api.projectId });
  path = `${base}/prompts/${prompts[0]?.id}`;
});
afterAll(() => api.close());

async function listed(): Promise<number> {
  return (await api.asOwner('prompts.list', { projectId: api.projectId })).pagination.total;
}

describe('PUT prompts/{promptId}', () => {
  it('resumes an imported prompt; one with answers is active', async () => {
    const { status, data } = await api.send<Updated>('PUT', path, { state: 'active' });
    expect(status).toBe(200);
    expect(data).toEqual({
      id: expect.any(String),
      prompt: 'Which planner is best?',
      language: 'EN',
      models: ['chatgpt', 'perplexity'],
      tags: ['a', 'b'],
      state: 'active',
      country: null,
      updated: true,
    });
  });

  it('replaces tags and models', async () => {
    const { data } = await api.send<Updated>('PUT', path, { tags: ['c'], models: ['perplexity'] });
    expect([data.tags, data.models, data.state]).toEqual([['c'], ['perplexity'], 'active']);
    expect((await api.send<string[]>('GET', `${base}/tags`)).data).toEqual(['c']);
    const refused = await api.send('PUT', path, { models: ['grok'] });
    expect([refused.status, refused.error.code]).toEqual([400, 'model_not_enabled']);
    expect((await api.send('PUT', path, { state: 'queued' })).error.code).toBe('VALIDATION_ERROR');
  });

  it('archives: out of the list and of runs, its answers stay in the figures', async () => {
    const before = await api.send<Summary>('GET', `${base}/metrics`);
    expect((await api.send<Updated>('PUT', path, { state: 'archived' })).data.state).toBe('archived');
    expect(await listed()).toBe(0);
    expect((await api.send('POST', `${base}/runs`)).error.code).toBe('CONFLICT');
    const after = await api.send<Summary>('GET', `${base}/metrics`);
    expect(after.data).toEqual(before.data);
    expect(after.data.current.totalResponses).toBe(1);
    expect((await api.send<Updated>('PUT', path, { state: 'paused' })).data.state).toBe('paused');
    expect(await listed()).toBe(1);
  });

  it('takes a paused prompt out of the queue and ends its run', async () => {
    await api.asOwner('projects.update', { projectId: api.projectId, models: ['chatgpt', 'claude'] });
    await api.send('PUT', path, { state: 'active' });
    const run = await api.asOwner('runs.start', { projectId: api.projectId });
    await api.asOwner('runs.control', { runId: run.id, action: 'pause' });
    await api.send('PUT', path, { state: 'paused' });
    for (let attempt = 0; attempt < 50; attempt++) {
      const { state, jobs } = await api.asOwner('runs.get', { runId: run.id });
      if (state === 'finished') return expect(jobs.done + jobs.cancelled).toBe(2);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect.unreachable('the run does not end');
  });

  it('does not resume the prompts of a pitch that ended', async () => {
    const site = {
      name: 'Pitch',
      language: 'en',
      websiteUrl: 'https://pitch.example',
      isPitch: true,
      pitchDurationDays: 1,
    };
    const { data } = await api.send<{ id: string }>('POST', '/projects', site);
    const prompt = await api.send<{ id: string }>('POST', `/projects/${data.id}/prompts`, { prompt: 'Why?' });
    api.tick(86_400_000);
    const refused = await api.send('PUT', `/projects/${data.id}/prompts/${prompt.data.id}`, { state: 'active' });
    expect([refused.status, refused.error.details.reason]).toEqual([403, 'pitch_expired']);
    const tagged = await api.send<Updated>('PUT', `/projects/${data.id}/prompts/${prompt.data.id}`, { tags: ['x'] });
    expect([tagged.status, tagged.data.state]).toEqual([200, 'paused']);
  });

  it('knows prompts of its own project only', async () => {
    const other = await api.makeProject('Oduvia');
    const moved = path.replace(api.projectId, other);
    expect((await api.send('PUT', moved, { state: 'paused' })).error.code).toBe('NOT_FOUND');
  });
});

describe('intents', () => {
  it('are told for prompts that are created and imported', async () => {
    await api.send('POST', `${base}/prompts`, { prompt: 'How do agencies plan projects?' });
    const { prompts } = await api.asOwner('prompts.list', { projectId: api.projectId });
    expect(prompts.map((prompt) => [prompt.intentScores, prompt.searchIntents])).toEqual([
      // "how do" 0.6; "agencies" 0.3.
      [{ commercial: 0.3, informational: 0.6 }, ['informational']],
      // "best" 0.6, "which" 0.3: 1 - 0.4 x 0.7.
      [{ commercial: 0.72, informational: 0 }, ['commercial']],
    ]);
  });
});

describe('country', () => {
  type Created = OperationOutput<'prompts.create'>;
  type Prompts = OperationOutput<'prompts.list'>;
  let created: Created;

  const listed = async () => {
    const { data } = await api.send<Prompts>('GET', `${base}/prompts?search=from%20where`);
    return data.prompts.map((prompt) => prompt.country);
  };

  it('is set at creation, in capitals, and shown in the list', async () => {
    created = (await api.send<Created>('POST', `${base}/prompts`, { prompt: 'From where?', country: 'at' })).data;
    expect(created).toMatchObject({ country: 'AT', created: true });
    expect(await listed()).toEqual(['AT']);
    // The same prompt again is given back as it is.
    const again = await api.send<Created>('POST', `${base}/prompts`, { prompt: 'From where?', country: 'CH' });
    expect(again.data).toMatchObject({ id: created.id, country: 'AT', created: false });
  });

  it('is changed, left alone and taken back', async () => {
    const put = async (body: object) => (await api.send<Updated>('PUT', `${base}/prompts/${created.id}`, body)).data;
    expect((await put({ country: 'ch' })).country).toBe('CH');
    expect((await put({ tags: ['z'] })).country).toBe('CH');
    expect((await put({ country: null })).country).toBeNull();
    expect(await listed()).toEqual([null]);
  });

  it.each(['XX', 'UK', 'DEU', '', 7])('is refused when it is no country of ISO 3166-1: %s', async (country) => {
    const refused = await api.send('PUT', `${base}/prompts/${created.id}`, { country });
    expect([refused.status, refused.error.details.issues[0]?.path]).toEqual([400, 'country']);
    expect(await listed()).toEqual([null]);
  });
});
