import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedProject } from '#support/seed-project.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.close());

describe('GET /me', () => {
  it('tells of a new folder the default account: studio plan, no project, the scopes of the key', async () => {
    const me = await (await test.freshApi({ environment: 'live', scopes: ['read'] })).get('/me');
    expect(me.status).toBe(200);
    expect(me.data).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      email: 'owner@localhost',
      accountName: 'Local account',
      tier: 'agency_studio',
      projectCount: 0,
      scopes: ['read'],
      environment: 'live',
    });
  });

  it.each([['write'], ['export']] as const)('needs no scope: a key with only %s may call it', async (scope) => {
    expect((await (await test.freshApi({ scopes: [scope] })).get('/me')).data).toMatchObject({ scopes: [scope] });
  });

  it('counts the projects that the key may see, no others', async () => {
    const all = await test.freshApi();
    const one = await seedProject(all);
    await seedProject(all);
    await seedProject(await test.freshApi({ environment: 'live' }));
    const restricted = await test.freshApi({ projectIds: [one.id] });
    expect((await all.get('/me')).data).toMatchObject({ projectCount: 2, environment: 'test' });
    expect((await restricted.get('/me')).data).toMatchObject({ projectCount: 1 });
  });

  it('says the same to the owner, who has every scope', async () => {
    expect(await test.call('account.get', {})).toMatchObject({ scopes: ['read', 'write', 'export'] });
  });
});

describe('account.update', () => {
  it('changes what was sent and nothing else', async () => {
    await test.call('account.update', { accountName: 'Northgate', email: 'someone@northgate.example' });
    await test.call('account.update', { tier: 'pro' });
    expect(await test.call('account.get', {})).toMatchObject({
      accountName: 'Northgate',
      email: 'someone@northgate.example',
      tier: 'pro',
    });
  });

  it('refuses an unknown tier and stores nothing of the call', async () => {
    const reply = await test.owner.call('account.update', { accountName: 'Other', tier: 'platinum' });
    expect(reply).toMatchObject({ error: { code: 'VALIDATION_ERROR', details: { issues: [{ path: 'tier' }] } } });
    expect(await test.call('account.get', {})).toMatchObject({ accountName: 'Northgate' });
  });

  it('cannot be reached with a key', async () => {
    const api = await test.freshApi();
    expect((await api.put('/me', { tier: 'starter' })).error.code).toBe('NOT_FOUND');
    expect((await api.post('/account', { tier: 'starter' })).error.code).toBe('NOT_FOUND');
  });
});
