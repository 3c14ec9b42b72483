/** Tasks over real HTTP on worker threads: scopes, restricted keys, environments, 400 and 404. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { OWNER } from '#main/core/caller.ts';
import { call } from '#main/handlers/dispatch.ts';
import { type Service, startService } from '#main/service.ts';
import type { OperationInput } from '#shared/contract/index.ts';
import { PAGE_ROOT, WORKER_ENTRY } from '#support/built.ts';

let folder: string;
let service: Service;
let first: string;
let second: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-tasks-http-'));
  service = await startService({
    dataDir: join(folder, 'data'),
    port: 0,
    createSample: false,
    workerEntry: WORKER_ENTRY,
    pageRoot: PAGE_ROOT,
  });
  const create = async (name: string) =>
    (
      await call(service.core, 'projects.create', OWNER, {
        name,
        language: 'en',
        websiteUrl: `https://${name}.example`,
      })
    ).id;
  first = await create('nortivo');
  second = await create('tandoro');
});

afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

async function keyFor(overrides: Partial<OperationInput<'keys.create'>> = {}): Promise<string> {
  const scopes: OperationInput<'keys.create'>['scopes'] = ['read'];
  const input = { name: 'test', environment: 'live' as const, scopes, ...overrides };
  return (await call(service.core, 'keys.create', OWNER, input)).key;
}

interface Reply {
  status: number;
  body: {
    data?: { tasks: { id: string }[]; counts: object; title: string };
    error?: { code: string; message: string };
  };
}

async function get(path: string, key: string): Promise<Reply> {
  const headers = { authorization: `Bearer ${key}` };
  const reply = await fetch(`${service.apiAddress}/v1/projects/${path}`, { headers });
  return { status: reply.status, body: (await reply.json()) as Reply['body'] };
}

describe('tasks over HTTP', () => {
  it('are listed and read one by one', async () => {
    const key = await keyFor();
    const list = await get(`${first}/tasks`, key);
    expect(list.status).toBe(200);
    expect(list.body.data?.counts).toEqual({ open: 1, in_progress: 0, done: 0, dismissed: 0 });
    const taskId = list.body.data?.tasks[0]?.id;
    const task = await get(`${first}/tasks/${taskId}`, key);
    expect(task.status).toBe(200);
    expect(task.body.data).toMatchObject({ id: taskId, status: 'open', autoResolvable: true, contentPlan: null });
  });

  it('that are unknown give 404 with a message that says so', async () => {
    const key = await keyFor();
    for (const taskId of ['6e0c7f4c-4a53-4f0c-8f43-0d5a4a9f1b11', 'nonsense']) {
      expect(await get(`${first}/tasks/${taskId}`, key)).toEqual({
        status: 404,
        body: { error: { code: 'NOT_FOUND', message: 'The task was not found.' } },
      });
    }
  });

  it('are hidden with their project from a key that is restricted to another, and from test keys', async () => {
    const [task] = (await get(`${first}/tasks`, await keyFor())).body.data?.tasks ?? [];
    for (const key of [await keyFor({ projectIds: [second] }), await keyFor({ environment: 'test' })]) {
      expect((await get(`${first}/tasks`, key)).status).toBe(404);
      const reply = await get(`${first}/tasks/${task?.id}`, key);
      expect(reply).toMatchObject({ status: 404, body: { error: { message: 'The project was not found.' } } });
    }
  });

  it('need the scope read', async () => {
    const reply = await get(`${first}/tasks`, await keyFor({ scopes: ['write', 'export'] }));
    expect(reply).toMatchObject({ status: 403, body: { error: { code: 'FORBIDDEN' } } });
  });

  it('refuse an unknown status', async () => {
    const reply = await get(`${first}/tasks?status=open,closed`, await keyFor());
    expect(reply).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_ERROR' } } });
  });

  it('cannot be changed over HTTP', async () => {
    const key = await keyFor({ scopes: ['read', 'write'] });
    const [task] = (await get(`${first}/tasks`, key)).body.data?.tasks ?? [];
    const address = `${service.apiAddress}/v1/projects/${first}/tasks/${task?.id}`;
    const reply = await fetch(address, { method: 'PUT', headers: { authorization: `Bearer ${key}` } });
    expect(reply.status).toBe(404);
  });

  it('are up to date when an import returns', async () => {
    const path = join(folder, 'answers.ndjson');
    const lines = Array.from({ length: 180 }, (_, index) => ({
      prompt: `Which planner ${index % 12}?`,
      model: 'chatgpt',
      answeredAt: new Date(Date.now() - (index + 1) * 60_000).toISOString(),
      text: 'There are many.',
    }));
    writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'));
    await call(service.core, 'answers.import', OWNER, { projectId: second, path });
    const reply = await get(`${second}/tasks?category=visibility`, await keyFor());
    expect(reply.body.data?.tasks).toHaveLength(2);
  });
});
