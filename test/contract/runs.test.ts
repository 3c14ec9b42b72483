import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationOutput } from '#shared/contract/index.ts';
import { type ApiProject, startApiProject } from '#support/api-project.ts';

type Run = OperationOutput<'runs.get'>;

let api: ApiProject;
let path: string;

beforeAll(async () => {
  api = await startApiProject();
  path = `/projects/${api.projectId}/runs`;
});
afterAll(() => api.close());

async function waitForEnd(id: string): Promise<Run> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { data } = await api.send<Run>('GET', `${path}/${id}`);
    if (data.state === 'finished') return data;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The run does not end.');
}

describe('runs', () => {
  it('cannot start without a prompt to ask', async () => {
    expect((await api.send('POST', path)).error.code).toBe('CONFLICT');
  });

  it('are started, followed to their end and listed by a script', async () => {
    await api.send('POST', `/projects/${api.projectId}/prompts`, { prompt: 'Which planner?' });
    const started = await api.send<Run>('POST', path);
    expect(started.data).toMatchObject({ projectId: api.projectId, cause: 'manual', state: 'running' });
    expect(started.data.jobs.total).toBe(2);
    const ended = await waitForEnd(started.data.id);
    expect(ended.jobs).toMatchObject({ total: 2, done: 2, failed: 0 });
    const list = await api.send<Run[]>('GET', path);
    expect(list.data.map((run) => run.cause)).toEqual(['manual', 'new']);
    const answers = await api.send<OperationOutput<'answers.list'>>(
      'GET',
      `/projects/${api.projectId}/answers?startDate=2026-11-10&endDate=2026-11-10`,
    );
    const answer = await api.send<OperationOutput<'answers.get'>>(
      'GET',
      `/projects/${api.projectId}/answers/${answers.data.answers[0]?.id}`,
    );
    expect(answer.data).toMatchObject({ surface: 'simulated', hasRawReply: true });
  });

  it('ask only the prompts that are named', async () => {
    const prompts = `/projects/${api.projectId}/prompts`;
    const { data } = await api.send<{ id: string }>('POST', prompts, { prompt: 'Which board?' });
    const started = await api.send<Run>('POST', path, { promptIds: [data.id] });
    expect(started.data.jobs.total).toBe(2);
    expect((await api.send('POST', path, { promptIds: ['nothing'] })).error.code).toBe('CONFLICT');
    expect((await waitForEnd(started.data.id)).jobs.done).toBe(2);
  });

  it('of the same day give answers of their own in a test project, not the same ones once more', async () => {
    const prompts = `/projects/${api.projectId}/prompts`;
    const { data } = await api.send<{ id: string }>('POST', prompts, { prompt: 'Which calendar?' });
    for (const count of [1, 2, 3]) {
      const started = await api.send<Run>('POST', path, { promptIds: [data.id] });
      await waitForEnd(started.data.id);
      const list = await api.send<OperationOutput<'answers.list'>>(
        'GET',
        `/projects/${api.projectId}/answers?startDate=2026-11-10&endDate=2026-11-10&promptId=${data.id}&model=chatgpt`,
      );
      const hashOf = ({ id }: { id: string }) =>
        api.asOwner('answers.get', { projectId: api.projectId, answerId: id }).then(({ hash }) => hash);
      const texts = await Promise.all(list.data.answers.map(hashOf));
      // The prompt was asked once when it was made.
      expect(texts).toHaveLength(count + 1);
      // Two of four may be alike by chance.
      if (count === 3) expect(new Set(texts).size).toBeGreaterThanOrEqual(3);
    }
  });

  it('refuse to be controlled when they are over, and an action that is none', async () => {
    const id = (await api.send<Run[]>('GET', path)).data[0]?.id;
    expect((await api.send('POST', `${path}/${id}/cancel`)).error.code).toBe('CONFLICT');
    const bad = await api.send('POST', `${path}/${id}/explode`);
    expect([bad.status, bad.error.details.issues[0]?.path]).toEqual([400, 'action']);
  });

  it('are not found under another project, and found without one by the owner', async () => {
    const id = (await api.send<Run[]>('GET', path)).data[0]?.id ?? '';
    const other = await api.makeProject('Oduvia');
    expect((await api.send('GET', `/projects/${other}/runs/${id}`)).error.code).toBe('NOT_FOUND');
    expect((await api.send('POST', `/projects/${other}/runs/${id}/pause`)).error.code).toBe('NOT_FOUND');
    expect((await api.asOwner('runs.get', { runId: id })).id).toBe(id);
  });

  it('need the scope write to start and read to look', async () => {
    const reader = await api.asOwner('keys.create', { name: 'r', environment: 'test', scopes: ['read'] });
    expect((await api.send('POST', path, undefined, reader.key)).error.details.reason).toBe('insufficient_scope');
    expect((await api.send('GET', path, undefined, reader.key)).status).toBe(200);
  });
});
