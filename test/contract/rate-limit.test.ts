import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.close());

const PER_MINUTE = { starter: 60, pro: 180, enterprise: 600, agency_starter: 180, agency_studio: 600 } as const;
const MINUTE_MS = 60_000;
const NOON_SECONDS = Date.UTC(2026, 2, 10, 12) / 1000;

describe('the rate limit', () => {
  it.each(Object.entries(PER_MINUTE))('is told on %s as %i requests a minute', async (tier, limit) => {
    await test.call('account.update', { tier: tier as keyof typeof PER_MINUTE });
    const { headers } = await (await test.freshApi()).get('/me');
    expect(headers).toMatchObject({
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(limit - 1),
    });
  });

  const spendAll = async (tier: keyof typeof PER_MINUTE) => {
    const limit = PER_MINUTE[tier];
    await test.call('account.update', { tier });
    const api = await test.freshApi();
    for (let left = limit - 1; left >= 0; left--) {
      const reply = await api.get('/me');
      expect(reply.status).toBe(200);
      expect(reply.headers['x-ratelimit-limit']).toBe(String(limit));
      expect(reply.headers['x-ratelimit-remaining']).toBe(String(left));
    }
    const refused = await api.get('/me');
    expect(refused.status).toBe(429);
    expect(refused.error.code).toBe('RATE_LIMITED');
    expect(refused.headers).toMatchObject({
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(NOON_SECONDS + 60),
      'retry-after': '60',
    });
  };

  it.each(['starter', 'pro'] as const)('lets all of them through on %s, and no more', spendAll);
  it.each(['enterprise', 'agency_starter', 'agency_studio'] as const)(
    'lets all of them through on %s, and no more, however many',
    { tags: 'long' },
    spendAll,
  );

  it('is exact when a hundred requests come at once', async () => {
    await test.call('account.update', { tier: 'starter' });
    const api = await test.freshApi();
    const replies = await Promise.all(Array.from({ length: 100 }, () => api.get('/projects')));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(60);
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(40);
  });

  it('counts each key by itself, and a new minute begins a new count', async () => {
    await test.call('account.update', { tier: 'starter' });
    const [busy, idle] = [await test.freshApi(), await test.freshApi()];
    for (let sent = 0; sent < 61; sent++) await busy.get('/me');
    expect((await busy.get('/me')).status).toBe(429);
    expect((await idle.get('/me')).headers['x-ratelimit-remaining']).toBe('59');
    test.clock.advance(MINUTE_MS - 1_500);
    const late = await busy.get('/me');
    expect(late.status).toBe(429);
    expect(late.headers['retry-after']).toBe('2');
    test.clock.advance(1_500);
    expect((await busy.get('/me')).status).toBe(200);
  });

  it('comes before path, scope, parameters and project, and its headers are on all of their errors', async () => {
    await test.call('account.update', { tier: 'starter' });
    const api = await test.freshApi({ scopes: ['read'] });
    const wrong = [
      { path: '/nothing' },
      { path: '/projects/%zz' },
      { method: 'POST', path: '/projects', headers: { 'content-type': 'application/json' }, body: '{' },
      { path: '/projects/none/metrics?timeframe=forever' },
      { path: '/projects/none' },
    ];
    for (const asked of wrong) {
      const reply = await api.send(asked);
      expect(reply.status, asked.path).toBeGreaterThanOrEqual(400);
      expect(reply.headers['x-ratelimit-limit'], asked.path).toBe('60');
    }
    for (let sent = wrong.length; sent < 60; sent++) await api.get('/me');
    for (const asked of wrong) expect((await api.send(asked)).status, asked.path).toBe(429);
  });

  it('follows the plan at once', async () => {
    await test.call('account.update', { tier: 'starter' });
    const api = await test.freshApi();
    for (let sent = 0; sent < 61; sent++) await api.get('/me');
    await test.call('account.update', { tier: 'pro' });
    expect((await api.get('/me')).headers['x-ratelimit-remaining']).toBe('119');
  });
});

describe('failed authentication', () => {
  it('is limited too, and never locks out a good key', async () => {
    test.clock.advance(MINUTE_MS);
    const nobody = test.api(`sk_live_${'y'.repeat(32)}`);
    const statuses = new Set<number>();
    for (let sent = 0; sent < 200; sent++) statuses.add((await nobody.get('/me')).status);
    expect([...statuses]).toEqual([401, 429]);
    const refused = await nobody.get('/me');
    expect(refused.error.code).toBe('RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await (await test.freshApi()).get('/me')).status).toBe(200);
    test.clock.advance(MINUTE_MS);
    expect((await nobody.get('/me')).status).toBe(401);
  });
});
