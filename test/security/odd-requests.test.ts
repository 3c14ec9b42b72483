/** Odd requests over real sockets: spellings of paths, methods, framing, bodies without end, requests that dribble in. */
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
    // Of this process, threads and all: other work on the machine does not count.
    const before = process.cpuUsage();
    expect((await post(body)).status).toBe(400);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(4_000);
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

describe.concurrent('time', () => {
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
    expect(performance.now() - startMs).toBeLessThan(40_000);
  });

  it('does not run out for a stream of events', { tags: 'long' }, async () => {
    const text = await Promise.race([
      sendBytes(test.address, `GET /app/events HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${cookie}\r\n\r\n`),
      new Promise<string>((done) => setTimeout(() => done('still open'), 13_000)),
    ]);
    expect(text).toBe('still open');
  });
});
