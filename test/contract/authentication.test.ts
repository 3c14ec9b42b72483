import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendHttp } from '#support/send-http.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.close());

const unknownKey = `sk_live_${'x'.repeat(32)}`;

async function sendWith(authorization: string | undefined) {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  return test.api(null).send({ path: '/me', headers });
}

describe('a request without a good key', () => {
  it.each([
    ['no header', undefined],
    ['an empty header', ''],
    ['no scheme', unknownKey],
    ['another scheme', `Basic ${unknownKey}`],
    ['no key', 'Bearer '],
    ['an unknown live key', `Bearer ${unknownKey}`],
    ['an unknown test key', `Bearer sk_test_${'x'.repeat(32)}`],
    ['something else than a key', 'Bearer hello'],
    ['two keys', `Bearer ${unknownKey} ${unknownKey}`],
    ['SQL', "Bearer ' OR 1=1 --"],
  ])('is 401 UNAUTHORIZED with %s', async (_, authorization) => {
    const reply = await sendWith(authorization);
    expect(reply.status).toBe(401);
    expect(reply.error.code).toBe('UNAUTHORIZED');
    expect(reply.headers['www-authenticate']).toBe('Bearer');
    expect(reply.headers['x-ratelimit-limit']).toBeUndefined();
    expect(reply.text).not.toContain(unknownKey);
  });

  it('gets the same reply for a revoked key as for one that never was', async () => {
    const { id, key } = await test.call('keys.create', { name: 'A', environment: 'live', scopes: ['read'] });
    expect((await test.api(key).get('/me')).status).toBe(200);
    const revoked = await test.call('keys.revoke', { keyId: id });
    expect(revoked.revokedAt).toBe('2026-03-10T12:00:00.000Z');
    const [gone, never] = [await sendWith(`Bearer ${key}`), await sendWith(`Bearer ${unknownKey}`)];
    expect(gone.status).toBe(401);
    expect(gone.text).toBe(never.text);
  });

  it('is refused before anything else is looked at: path, scope, body', async () => {
    const api = test.api(null);
    for (const asked of [
      { path: '/nothing/here' },
      { path: '/projects/%zz' },
      { method: 'DELETE', path: '/projects' },
      { method: 'POST', path: '/projects', headers: { 'content-type': 'application/json' }, body: '{' },
      { method: 'POST', path: '/projects', headers: { 'content-type': 'text/xml' }, body: '<a/>' },
    ]) {
      expect((await api.send(asked)).status, asked.path).toBe(401);
    }
  });
});

describe('a good key', () => {
  it('is known whatever the case of the scheme', async () => {
    const key = await test.issueKey();
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) expect((await sendWith(`${scheme} ${key}`)).status).toBe(200);
  });

  it('has its environment in front and 32 URL-safe characters after it', async () => {
    expect(await test.issueKey({ environment: 'live' })).toMatch(/^sk_live_[A-Za-z0-9_-]{32}$/);
    expect(await test.issueKey({ environment: 'test' })).toMatch(/^sk_test_[A-Za-z0-9_-]{32}$/);
  });

  it('is kept only as a SHA-256 and is in no list and no log', async () => {
    const key = await test.issueKey();
    await test.api(key).get('/me');
    await sendWith(`Bearer ${key}x`);
    const db = new Database(join(test.dataDir, 'sightline.db'), { readonly: true });
    const hash = createHash('sha256').update(key).digest('hex');
    expect(db.prepare('SELECT count(*) AS n FROM api_key WHERE hash = ?').get(hash)).toEqual({ n: 1 });
    db.close();
    expect(JSON.stringify(await test.call('keys.list', {}))).not.toContain(key.slice(8));
    for (const file of ['sightline.db', 'sightline.db-wal', 'logs/sightline.log']) {
      expect(readFileSync(join(test.dataDir, file), 'latin1')).not.toContain(key.slice(8));
    }
  });

  it('is marked as used', async () => {
    const { id, key } = await test.call('keys.create', { name: 'Used', environment: 'live', scopes: ['read'] });
    await test.api(key).get('/me');
    await expect
      .poll(async () => (await test.call('keys.list', {})).find((record) => record.id === id)?.lastUsedAt)
      .toBe('2026-03-10T12:00:00.000Z');
  });
});

describe('keys.create', () => {
  it('refuses a project of the other environment as if it did not exist, and issues nothing', async () => {
    const live = await test.call('projects.create', { name: 'Brimlane', language: 'en' });
    const before = (await test.call('keys.list', {})).length;
    const reply = await test.owner.call('keys.create', {
      name: 'B',
      environment: 'test',
      scopes: ['read'],
      projectIds: [live.id],
    });
    expect(reply).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect((await test.call('keys.list', {})).length).toBe(before);
  });

  it.each([
    [{ name: '', environment: 'live', scopes: ['read'] }, 'name'],
    [{ name: 'A', environment: 'prod', scopes: ['read'] }, 'environment'],
    [{ name: 'A', environment: 'live', scopes: [] }, 'scopes'],
    [{ name: 'A', environment: 'live', scopes: ['admin'] }, 'scopes.0'],
    [{ name: 'A', environment: 'live', scopes: ['read'], projectIds: [] }, 'projectIds'],
    [{ name: 'A', environment: 'live', scopes: ['read'], extra: 1 }, 'extra'],
  ])('refuses %j', async (input, path) => {
    expect(await test.owner.call('keys.create', input)).toMatchObject({
      error: { code: 'VALIDATION_ERROR', details: { issues: [{ path }] } },
    });
  });
});

describe('GET /health', () => {
  it('needs no key and tells the version', async () => {
    const reply = await sendHttp(test.address, { path: '/health' });
    expect(reply.status).toBe(200);
    expect(reply.json).toEqual({ status: 'ok', version: test.service.core.version });
  });
});
