/** Rebound names, pages of other origins and sign-in links, over real sockets. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { checkError } from '#support/check-wire.ts';
import { sendBytes, sendHttp } from '#support/send-http.ts';
import { signIn } from '#support/session-transport.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
let key: string;
let cookie: string;
let port: number;
beforeAll(async () => {
  test = await startTestService();
  key = await test.issueKey();
  cookie = (await signIn(test.service.issueSignInLink())) ?? '';
  port = Number(new URL(test.address).port);
});
afterAll(() => test.close());

const PLACES = [
  '/',
  '/health',
  '/v1/me',
  '/api/v1/me',
  '/v1/openapi.json',
  '/app/events',
  '/app/call/projects.list',
  '/nothing',
];

/** Sends lines as they stand and gives back the status of the reply. */
async function statusOf(...lines: string[]): Promise<number> {
  const text = await sendBytes(test.address, `${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
}

describe('a page whose name was rebound to this machine', () => {
  it.each(PLACES)('gets nothing from %s, key and cookie in hand', async (path) => {
    const hosts = ['evil.example', `evil.example:${port}`, `127.0.0.1.evil.example:${port}`, '127.1', '0.0.0.0'];
    for (const host of hosts) {
      const reply = await sendHttp(test.address, { path, headers: { host, cookie, authorization: `Bearer ${key}` } });
      expect(reply.status, host).toBe(403);
      checkError(403, reply.json);
    }
  });

  it('differs from another port of this machine that somebody forwards', async () => {
    const host = `localhost:${port + 1}`;
    const reply = await sendHttp(test.address, { path: '/v1/me', headers: { host, authorization: `Bearer ${key}` } });
    expect(reply.status).toBe(200);
  });

  it('cannot use up a sign-in link', async () => {
    const link = new URL(test.service.issueSignInLink());
    const stolen = await sendHttp(test.address, { path: `/${link.search}`, headers: { host: 'evil.example' } });
    expect([stolen.status, stolen.headers['set-cookie']]).toEqual([403, undefined]);
    expect(await signIn(link.href)).not.toBeNull();
  });

  it('is refused when the whole address of the request is its own, whatever the Host says', async () => {
    const own = `Host: 127.0.0.1:${port}`;
    expect(await statusOf('GET http://evil.example/health HTTP/1.1', own)).toBe(403);
    expect(await statusOf(`GET http://user@localhost:${port}/health HTTP/1.1`, own)).toBe(403);
    expect(await statusOf(`GET http://localhost:${port}/health HTTP/1.1`, own)).toBe(200);
  });

  it('is refused with two Host headers, in either order and any spelling, and with none', async () => {
    const [own, other] = [`Host: localhost:${port}`, 'hOsT: evil.example'];
    for (const hosts of [[own, other], [other, own], [own, own], []]) {
      expect([400, 403]).toContain(await statusOf('GET /health HTTP/1.1', ...hosts));
    }
    expect(await statusOf('GET /health HTTP/1.0')).toBe(403);
  });
});

describe('a page of another origin in the owner’s browser', () => {
  const call = (headers: Record<string, string>, body = '{}', path = '/app/call/projects.list') =>
    sendHttp(test.address, {
      method: 'POST',
      path,
      headers: { cookie, 'content-type': 'application/json', ...headers },
      body,
    });

  it.each(['https://evil.example', 'http://127.0.0.1', 'http://127.0.0.1:1', 'null', 'file://', ''])(
    'cannot call with Origin "%s"',
    async (origin) => expect((await call({ origin })).status).toBe(401),
  );

  it.each(['cross-site', 'same-site'])('cannot call or listen where the browser says %s', async (site) => {
    expect((await call({ 'sec-fetch-site': site })).status).toBe(401);
    const events = await sendHttp(test.address, { path: '/app/events', headers: { cookie, 'sec-fetch-site': site } });
    expect(events.status).toBe(401);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a'])(
    'cannot call with a form of type %s, the kind that browsers send unasked',
    async (type) => expect((await call({ 'content-type': type })).status).toBe(415),
  );

  it('gets no CORS header, no guessing of types and no embedding, from any place', async () => {
    for (const path of PLACES) {
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
        const reply = await sendHttp(test.address, { method, path, headers });
        const names = Object.keys(reply.headers);
        expect(
          names.filter((name) => name.startsWith('access-control')),
          path,
        ).toEqual([]);
        expect(reply.headers, path).toMatchObject({
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
        });
      }
    }
  });
});

describe('a sign-in link', () => {
  const redeem = (path: string, method = 'GET') => sendHttp(test.address, { method, path });

  it('is not used up by a preview that sends HEAD, and is by the first GET', async () => {
    const { search } = new URL(test.service.issueSignInLink());
    expect((await redeem(`/${search}`, 'HEAD')).headers['set-cookie']).toBeUndefined();
    expect((await redeem(`/${search}`)).headers['set-cookie']).toBeDefined();
    expect((await redeem(`/${search}`)).headers['set-cookie']).toBeUndefined();
  });

  it('signs in one of many that race for it', async () => {
    const { search } = new URL(test.service.issueSignInLink());
    const replies = await Promise.all(Array.from({ length: 20 }, () => redeem(`/${search}`)));
    expect(replies.filter((reply) => reply.headers['set-cookie'])).toHaveLength(1);
  });

  it('ends after twelve hours', async () => {
    const startMs = test.clock.now();
    const [early, late] = [test.service.issueSignInLink(), test.service.issueSignInLink()];
    test.clock.advance(12 * 3_600_000 - 1);
    expect(await signIn(early)).not.toBeNull();
    test.clock.advance(1);
    expect(await signIn(late)).toBeNull();
    test.clock.set(startMs);
  });

  it('has 192 random bits, and the session 256', async () => {
    const links = Array.from({ length: 50 }, () => test.service.issueSignInLink());
    const tokens = links.map((link) => new URL(link).searchParams.get('token') ?? '');
    expect(new Set(tokens).size).toBe(50);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(24);
    expect(Buffer.from(cookie.split('=')[1] ?? '', 'base64url')).toHaveLength(32);
  });

  it('is not met by tokens that are none', async () => {
    for (const token of ['', '%00', '__proto__', 'constructor', 'a'.repeat(8_000)]) {
      const reply = await redeem(`/?token=${token}`);
      expect([reply.status, reply.headers['set-cookie']]).toEqual([303, undefined]);
    }
  });
});
