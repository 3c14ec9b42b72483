import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedProject } from '#support/seed-project.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

/** 401, 429, 404 route, 403 scope, 400 parameters, 404 project, 403 limits: each case breaks one rule and all later ones. */
const UNKNOWN = '0123456789abcdef01234567';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.close());

describe('when several things are wrong', () => {
  it('a missing scope is told before bad parameters and an unknown project', async () => {
    const reader = await test.freshApi({ scopes: ['read'] });
    expect((await reader.put(`/projects/${UNKNOWN}`, { models: ['none'] })).status).toBe(403);
    const malformed = { method: 'PUT', path: `/projects/${UNKNOWN}`, body: '{' };
    for (const type of ['application/json', 'text/xml']) {
      const reply = await reader.send({ ...malformed, headers: { 'content-type': type } });
      expect(reply.error.details).toMatchObject({ reason: 'insufficient_scope' });
    }
  });

  it('an unknown path is told before a missing scope', async () => {
    const reader = await test.freshApi({ scopes: ['read'] });
    expect((await reader.post(`/projects/${UNKNOWN}/nothing`, {})).status).toBe(404);
  });

  it('bad parameters are told before an unknown project', async () => {
    const api = await test.freshApi();
    expect((await api.get(`/projects/${UNKNOWN}/metrics`, { model: 'none' })).status).toBe(400);
    expect((await api.put(`/projects/${UNKNOWN}`, { models: [] })).status).toBe(400);
    expect((await api.post(`/projects/${UNKNOWN}/prompts`, {})).status).toBe(400);
    expect((await api.get(`/projects/${UNKNOWN}/prompts`, { page: '0' })).status).toBe(400);
  });

  it('so are domains that are none, and months in the wrong order', async () => {
    const api = await test.freshApi();
    const competitors = `/projects/${UNKNOWN}/competitors`;
    const domainAliases = ['brimlane.example', '???'];
    const replies = [
      await api.put(`/projects/${UNKNOWN}`, { domain: '???' }),
      await api.put(`/projects/${UNKNOWN}/settings`, { domainAliases }),
      await api.post(competitors, { name: 'Kordiva', domain: '???' }),
      await api.post(competitors, { name: 'Kordiva', domainAliases }),
      await api.put(`${competitors}/none`, { domain: '???' }),
      await api.put(`${competitors}/none`, { domainAliases }),
      await api.get(`/projects/${UNKNOWN}/spend`, { firstMonth: '2026-03', lastMonth: '2026-02' }),
    ];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 400));
    expect((await api.put(`${competitors}/none`, { domain: null })).status).toBe(404);
  });

  it('an unknown project is told before limits', async () => {
    await test.call('account.update', { tier: 'starter' });
    const api = await test.freshApi();
    expect((await api.put(`/projects/${UNKNOWN}`, { models: ['copilot'] })).status).toBe(404);
  });

  it('parameters are told before limits', async () => {
    await test.call('account.update', { tier: 'starter' });
    const api = await test.freshApi();
    const project = await seedProject(api);
    expect((await api.post('/projects', { name: 'Second', language: 'xx' })).status).toBe(400);
    expect((await api.post('/projects', { name: 'Second', language: 'en' })).status).toBe(403);
    const reply = await api.put(`/projects/${project.id}`, { models: ['copilot'], domain: '???' });
    expect(reply.status).toBe(400);
    expect((await api.put(`/projects/${project.id}`, { models: ['copilot'] })).status).toBe(403);
  });
});
