import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS, type OperationName } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { sendHttp } from '#support/send-http.ts';
import { sessionTransport, signIn } from '#support/session-transport.ts';
import { DAY_MS } from '#support/test-clock.ts';
import { startTestService, type TestService } from '#support/test-service.ts';
import type { Transport } from '#support/transport.ts';
import { make, TRANSPORT_CASES } from '#support/transport-cases.ts';

let test: TestService;
let transports: { HTTP: Transport; owner: Transport; browser: Transport };
beforeAll(async () => {
  test = await startTestService({ hasThreads: true });
  const cookie = (await signIn(test.service.issueSignInLink())) ?? '';
  transports = { HTTP: await test.httpTransport(), owner: test.owner, browser: sessionTransport(test.address, cookie) };
});
afterAll(() => test.close());

describe.each(['HTTP', 'owner', 'browser'] as const)('over the transport %s', (name) => {
  it.each(TRANSPORT_CASES)('$claim', ({ run }) => run(transports[name]));
});

const ownerOnly = (Object.values(OPERATIONS) as Operation[]).filter((operation) => !operation.http);

describe('what only the owner may do', () => {
  it.each(ownerOnly.map(({ name }) => name))('%s has no path: a key gets 404 for every guess', async (name) => {
    const api = await test.freshApi();
    for (const path of [`/${name}`, `/${name.replace('.', '/')}`, `/call/${name}`]) {
      expect((await api.post(path, {})).status, path).toBe(404);
    }
  });

  it('cannot be called through the app’s own route with a key', async () => {
    const key = await test.issueKey();
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const reply = await sendHttp(test.address, { method: 'POST', path: '/app/call/keys.list', headers, body: '{}' });
    expect(reply.status).toBe(401);
    expect(reply.json).toMatchObject({ error: { code: 'UNAUTHORIZED' } });
  });
});

describe('signing a browser in', () => {
  it('works once for each link', async () => {
    const link = test.service.issueSignInLink();
    expect(await signIn(link)).toMatch(/^sightline_\d+=\S{40,}$/);
    expect(await signIn(link)).toBeNull();
    expect(await signIn(`${test.address}/?token=guess`)).toBeNull();
  });

  it('leaves a cookie that scripts cannot read and other sites do not send, and takes the token out of the address', async () => {
    const { origin, pathname, search } = new URL(test.service.issueSignInLink());
    const reply = await sendHttp(origin, { path: `${pathname}${search}` });
    expect(reply.status).toBe(303);
    expect(reply.headers.location).toBe('/');
    expect(String(reply.headers['set-cookie'])).toMatch(/HttpOnly/);
    expect(String(reply.headers['set-cookie'])).toMatch(/SameSite=Strict/);
  });

  it('takes a second browser in by a link that the first one asked for', async () => {
    const first = sessionTransport(test.address, (await signIn(test.service.issueSignInLink())) ?? '');
    const { url, expiresAt } = ((await first.call('system.signIn', {})) as { data: { url: string; expiresAt: string } })
      .data;
    expect(Date.parse(expiresAt) - test.clock.now()).toBe(DAY_MS / 2);
    const cookie = await signIn(url);
    expect(await sessionTransport(test.address, cookie ?? '').call('projects.list', {})).toHaveProperty('data');
    expect(await signIn(url)).toBeNull();
  });

  it('does not let a page of another origin call, cookie or not', async () => {
    const cookie = (await signIn(test.service.issueSignInLink())) ?? '';
    const ask = { method: 'POST', path: '/app/call/projects.list', body: '{}' };
    for (const origin of ['https://elsewhere.example', 'http://localhost:1', 'null']) {
      const headers = { cookie, origin, 'content-type': 'application/json' };
      const reply = await sendHttp(test.address, { ...ask, headers });
      expect([reply.status, reply.json], origin).toMatchObject([401, { error: { code: 'UNAUTHORIZED' } }]);
    }
    const own = await sendHttp(test.address, { ...ask, headers: { cookie, 'content-type': 'application/json' } });
    expect(own.json).toHaveProperty('data');
  });

  it('ends after thirty days', async () => {
    const cookie = (await signIn(test.service.issueSignInLink())) ?? '';
    const transport = sessionTransport(test.address, cookie);
    const startMs = test.clock.now();
    test.clock.advance(30 * DAY_MS - 1);
    expect(await transport.call('projects.list', {})).toHaveProperty('data');
    test.clock.advance(1);
    expect(await transport.call('projects.list', {})).toMatchObject({ error: { code: 'UNAUTHORIZED' } });
    test.clock.set(startMs);
  });
});

describe('the owner’s transport', () => {
  it.each(['', 'nothing', 'projects', 'toString', '__proto__', 'constructor'])(
    'has no operation "%s"',
    async (name) => {
      const reply = await test.owner.call(name as OperationName, {});
      expect(reply).toEqual({ error: { code: 'NOT_FOUND', message: expect.any(String) } });
    },
  );

  it.each([
    ['an array', []],
    ['text', 'projects'],
    ['a number', 1],
  ])('refuses %s for an input', async (_, input) => {
    expect(await test.owner.call('projects.list', input as never)).toMatchObject({
      error: { code: 'VALIDATION_ERROR' },
    });
  });

  it('takes no input at all for an empty one, and refuses unknown fields of a query too', async () => {
    expect(await test.owner.call('projects.list', undefined as never)).toHaveProperty('data');
    const { id: projectId } = await make(test.owner);
    expect(await test.owner.call('metrics.summary', { projectId, colour: 'red' })).toMatchObject({
      error: { code: 'VALIDATION_ERROR', details: { issues: [{ path: 'colour' }] } },
    });
  });

  it('sees projects of both environments', async () => {
    const { id } = (await (await test.freshApi()).post('/projects', { name: 'T', language: 'en' })).data as {
      id: string;
    };
    expect(await test.call('projects.get', { projectId: id })).toMatchObject({ environment: 'test' });
  });
});
