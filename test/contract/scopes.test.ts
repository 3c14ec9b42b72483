import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import type { Api } from '#support/api-client.ts';
import { type SeededProject, seedProject, seedPrompts } from '#support/seed-project.ts';
import { toSmallestRequest } from '#support/smallest-request.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

const UNKNOWN = '0123456789abcdef01234567';
const published = (Object.values(OPERATIONS) as Operation[]).flatMap((operation) =>
  operation.http ? [{ ...operation.http, operation, scope: operation.scope }] : [],
);

let test: TestService;
let full: Api;
let own: SeededProject;
let other: SeededProject;
let live: SeededProject;
let promptIds: string[];

beforeAll(async () => {
  test = await startTestService();
  full = await test.freshApi();
  own = await seedProject(full);
  other = await seedProject(full, { name: 'Kordiva' });
  live = await seedProject(await test.freshApi({ environment: 'live' }));
  promptIds = await seedPrompts(full, own.id, 2);
});
afterAll(() => test.close());

describe('scopes', () => {
  it.each(published)('$method $path needs the scope of the specification', ({ method, path, operation, scope }) => {
    const isRead = method === 'GET' || operation.reads !== null;
    const expected = /\/(export|archive)$/.test(path) ? 'export' : isRead ? 'read' : 'write';
    expect(scope).toBe(path === '/me' ? null : expected);
  });

  it.each(published.filter((entry) => entry.scope !== null))(
    '$method $path is 403 without it, whatever is sent, and says which one is missing',
    async ({ operation, scope }) => {
      const rest = (['read', 'write', 'export'] as const).filter((other) => other !== scope);
      const api = await test.freshApi({ scopes: [...rest] });
      for (const projectId of [own.id, UNKNOWN]) {
        const reply = await api.send(toSmallestRequest(operation, projectId));
        expect(reply.status).toBe(403);
        expect(reply.error.code).toBe('FORBIDDEN');
        expect(reply.error.details).toEqual({ reason: 'insufficient_scope', required: scope });
      }
    },
  );

  it('a key with only read changes nothing', async () => {
    const api = await test.freshApi({ scopes: ['read'] });
    await api.put(`/projects/${own.id}`, { name: 'Taken' });
    expect((await full.get(`/projects/${own.id}`)).data).toMatchObject({ name: 'Brimlane' });
  });
});

describe('environments', () => {
  const about = published.filter(({ path }) => path.includes('{projectId}'));

  it.each(about)('$method $path of a live project is for a test key as if it did not exist', async ({ operation }) => {
    const ask = (id: string) => full.send(toSmallestRequest(operation, id));
    const [hidden, unknown] = [await ask(live.id), await ask(UNKNOWN)];
    expect(hidden.status).toBe(404);
    expect(hidden.error.code).toBe('NOT_FOUND');
    expect(hidden.text).toBe(unknown.text);
  });

  it('lists hold projects of the own environment only', async () => {
    const ids = async (api: Api) => ((await api.get('/projects')).data as { id: string }[]).map(({ id }) => id);
    expect(await ids(full)).toEqual([own.id, other.id]);
    expect(await ids(await test.freshApi({ environment: 'live' }))).toEqual([live.id]);
  });

  it('the owner sees both', async () => {
    const all = await test.call('projects.list', {});
    expect(all.map(({ id, environment }) => [id, environment])).toEqual([
      [own.id, 'test'],
      [other.id, 'test'],
      [live.id, 'live'],
    ]);
  });
});

describe('a key restricted to projects', () => {
  it('sees those and no others, and may not create one', async () => {
    const api = await test.freshApi({ projectIds: [own.id] });
    expect((await api.get('/projects')).data).toMatchObject([{ id: own.id }]);
    expect((await api.get(`/projects/${own.id}/tags`)).status).toBe(200);
    const hidden = await api.get(`/projects/${other.id}`);
    const unknown = await api.get(`/projects/${UNKNOWN}`);
    expect(hidden.status).toBe(404);
    expect(hidden.text).toBe(unknown.text);
    const refused = await api.post('/projects', { name: 'New', language: 'en' });
    expect(refused.status).toBe(403);
    expect(refused.error.details).toMatchObject({ reason: 'insufficient_scope' });
  });

  it('cannot reach prompts of another project through its own', async () => {
    const [foreign] = await seedPrompts(full, other.id, 1);
    const api = await test.freshApi({ projectIds: [own.id] });
    const reply = await api.post(`/projects/${own.id}/tags`, { name: 'mine', promptIds: [promptIds[0], foreign] });
    expect(reply.status).toBe(400);
    expect(reply.error.details).toMatchObject({ issues: [{ path: 'promptIds.1' }] });
    expect((await full.get(`/projects/${own.id}/tags`)).data).toEqual([]);
    expect((await full.get(`/projects/${other.id}/tags`)).data).toEqual([]);
  });
});

describe('both prefixes', () => {
  it('serve the same thing', async () => {
    const key = await test.issueKey();
    const prefixes = [test.api(key, '/v1'), test.api(key, '/api/v1')] as const;
    const paths = [
      '/me',
      '/projects',
      `/projects/${own.id}`,
      `/projects/${own.id}/prompts`,
      '/nothing',
      '/openapi.json',
    ];
    for (const path of paths) {
      const [short, long] = [await prefixes[0].get(path), await prefixes[1].get(path)];
      expect(long.status, path).toBe(short.status);
      expect(long.text, path).toBe(short.text);
    }
    const made = await prefixes[1].post('/projects', { name: 'Over the old prefix', language: 'en' });
    expect((await prefixes[0].get(`/projects/${(made.data as SeededProject).id}`)).status).toBe(200);
  });
});
