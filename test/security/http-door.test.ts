/** Attacks on the HTTP door over real sockets: rebinding, smuggling, odd requests, slow requests, sign-in. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { checkError } from '#support/check-wire.ts';
import { sendBytes, sendHttp } from '#support/send-http.ts';
import { signIn } from '#support/session-door.ts';
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
    const wrongPort = `127.0.0.1:${port + 1}`;
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      `127.0.0.1.evil.example:${port}`,
      wrongPort,
      '127.1',
      '0.0.0.0',
    ]) {
      const reply = await sendHttp(test.address, { path, headers: { host, cookie, authorization: `Bearer ${key}` } });
      expect(reply.status, host).toBe(403);
      checkError(403, reply.json);
    }
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
    const tokens = Array.from(
      { length: 50 },
      () => new URL(test.service.issueSignInLink()).searchParams.get('token') ?? '',
    );
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

describe('a path', () => {
  it.each([
    ...[
      '/v1%2fme',
      '/%76%31/me',
      '/v1/%6de',
      '//v1/me',
      '/v1//me',
      '/./v1/me',
      '/x/../v1/me',
      '/v1/..%2fv1/me',
      '/v1/me/',
      '/V1/ME',
    ],
    ...[
      '/v1\\me',
      '/v1/me%00',
      '/v1/me;x',
      '/v1/me%3f',
      '/api/v1/../v1/me',
      '/app/call/account.get',
      '/app//call/account.get',
    ],
  ])('spelled %s gives nobody without a key the account', async (path) => {
    for (const method of ['GET', 'POST']) {
      const type = { 'content-type': 'application/json' };
      const reply = await sendHttp(test.address, {
        method,
        path,
        ...(method === 'POST' ? { headers: type, body: '{}' } : {}),
      });
      expect([400, 401, 404, 415], `${method} ${path}`).toContain(reply.status);
      checkError(reply.status, reply.json);
    }
  });

  it.each([
    ...[
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
      '/..%5c..%5cpackage.json',
      '/....//package.json',
    ],
    ...[
      '/assets/..%2f..%2f..%2fetc/passwd',
      '//etc/passwd',
      '/%2fetc%2fpasswd',
      '/%00',
      '/index.html%00.png',
      '/.git/config',
    ],
  ])('%s leaves no folder', async (path) => {
    const reply = await sendHttp(test.address, { path });
    expect([400, 403, 404]).toContain(reply.status);
    expect(reply.text).not.toMatch(/"name": "sightline"|root:/);
  });

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'PURGE', 'OPTIONS', 'DELETE', 'PATCH', 'BREW'])(
    'takes no method %s',
    async (method) => {
      const line = method === 'CONNECT' ? `localhost:${port}` : '/v1/me';
      const text = await sendBytes(
        test.address,
        `${method} ${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect(text).not.toMatch(/^HTTP\/1\.1 2/);
    },
  );
});

describe('a body', () => {
  const post = (body: string, path = '/v1/projects') => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    return sendHttp(test.address, { method: 'POST', path, headers, body });
  };

  it.each([
    ['brackets', '['.repeat(2_000_000)],
    ['closed brackets', '['.repeat(1_000_000) + ']'.repeat(1_000_000)],
    ['objects', `${'{"a":'.repeat(500_000)}1${'}'.repeat(500_000)}`],
    ['a deep field', `{"name":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)},"language":"en"}`],
    ['a deep prototype', `${'{"a":'.repeat(200_000)}{"__proto__":1}${'}'.repeat(200_000)}`],
  ])('of a million nested %s is 400 in time', async (_, body) => {
    const startMs = performance.now();
    expect((await post(body)).status).toBe(400);
    expect(performance.now() - startMs).toBeLessThan(4_000);
  });

  it.each([
    '{"name":"A","language":"en","__proto__":{"scopes":["write"]}}',
    '{"name":"A","language":"en","constructor":{"prototype":{"x":1}}}',
  ])('cannot change a prototype: %s', async (body) => {
    expect((await post(body)).status).toBe(400);
    expect(Object.keys(Object.getPrototypeOf({}))).toEqual([]);
  });

  it('cannot hide a second request behind two lengths, and its chunks must be chunks', async () => {
    const head = `POST /v1/projects HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n`;
    const hidden = 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n';
    for (const framing of [
      'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
      'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
      'Transfer-Encoding: chunked\r\n\r\nzz\r\n',
      'Content-Length: +2\r\n\r\n{}',
      'Content-Length : 2\r\n\r\n{}',
    ]) {
      const text = await sendBytes(test.address, `${head}${framing}${hidden}`);
      expect(text, framing).toMatch(/^HTTP\/1\.1 4/);
      expect(text, framing).not.toContain('"status":"ok"');
    }
  });

  it('packed with gzip is not unpacked', async () => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const body = Buffer.from('1f8b0800000000000003ab5600fa5a0d45', 'hex');
    expect((await sendHttp(test.address, { method: 'POST', path: '/v1/projects', headers, body })).status).toBe(400);
  });
});

describe('time', () => {
  it('runs out for a head and for a body that dribble in, while others are served', async () => {
    const startMs = performance.now();
    const slow = Promise.all([
      sendBytes(test.address, 'GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
      sendBytes(
        test.address,
        `POST /v1/projects HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
      ),
    ]);
    expect((await sendHttp(test.address, { path: '/health' })).status).toBe(200);
    for (const text of await slow) expect(text).toMatch(/^HTTP\/1\.1 400 [\s\S]*too long to arrive/);
    expect(performance.now() - startMs).toBeLessThan(18_000);
  });

  it('does not run out for a stream of events', async () => {
    const text = await Promise.race([
      sendBytes(test.address, `GET /app/events HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${cookie}\r\n\r\n`),
      new Promise<string>((done) => setTimeout(() => done('still open'), 13_000)),
    ]);
    expect(text).toBe('still open');
  });
});
