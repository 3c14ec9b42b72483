import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#support/api-client.ts';
import { checkError } from '#support/check-wire.ts';
import { type SeededProject, seedProject } from '#support/seed-project.ts';
import { sendBytes, sendHttp } from '#support/send-http.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

let test: TestService;
let api: Api;
let key: string;
let project: SeededProject;

beforeAll(async () => {
  test = await startTestService();
  key = await test.issueKey();
  api = test.api(key);
  project = await seedProject(api);
});
afterAll(() => test.close());

const post = (body: string | Uint8Array, headers: Record<string, string> = JSON_TYPE) =>
  api.send({ method: 'POST', path: '/projects', headers, body });

describe('a body that cannot be used', () => {
  it.each([
    ['cut short', '{"name":'],
    ['no JSON', 'name=Brimlane'],
    ['empty', ''],
    ['an array', '[]'],
    ['a string', '"name"'],
    ['a number', '1'],
    ['null', 'null'],
    ['with a prototype in it', '{"__proto__":{"name":"x"}}'],
    ['with a constructor in it', '{"constructor":{"prototype":{"name":"x"}}}'],
  ])('is 400 VALIDATION_ERROR when it is %s', async (_, body) => {
    const reply = await post(body);
    expect(reply.status).toBe(400);
    expect(reply.error.code).toBe('VALIDATION_ERROR');
    expect(reply.error.details?.issues).toEqual(
      expect.arrayContaining([{ path: expect.any(String), message: expect.any(String) }]),
    );
  });

  it('is 400 when null is sent to change a project', async () => {
    const reply = await api.send({ method: 'PUT', path: `/projects/${project.id}`, headers: JSON_TYPE, body: 'null' });
    expect(reply.status).toBe(400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json'])(
    'is 415 UNSUPPORTED_MEDIA_TYPE as %s',
    async (type) => {
      const reply = await post('{"name":"A","language":"en"}', { 'content-type': type });
      expect(reply.status).toBe(415);
      expect(reply.error.code).toBe('UNSUPPORTED_MEDIA_TYPE');
    },
  );

  it('is read as JSON with a charset named', async () => {
    const reply = await post('{"name":"A"}', { 'content-type': 'application/json; charset=utf-8' });
    expect(reply.error.details).toMatchObject({ issues: [{ path: 'language' }] });
  });

  it('is 400 when its bytes are no UTF-8, and stores nothing else in their place', async () => {
    const reply = await post(Buffer.from('{"name":"Caf\xe9","language":"en"}', 'latin1'));
    expect(reply.status).toBe(400);
    expect(reply.error.details?.issues).toEqual([{ path: '', message: 'the body is not UTF-8' }]);
  });

  it('is 400 when half of a character stands in a text', async () => {
    const reply = await post('{"name":"A\\ud800","language":"en"}');
    expect(reply.error.details?.issues).toEqual([{ path: 'name', message: 'is not well-formed text' }]);
  });

  it('names a field that is missing as required, and says of a wrong one what it should be', async () => {
    const reply = await post('{"language":5}');
    expect(reply.error.details?.issues).toEqual([
      { path: 'name', message: 'is required', code: 'required' },
      { path: 'language', message: 'must be a text', code: 'type' },
    ]);
  });

  it('is 413 PAYLOAD_TOO_LARGE beyond the limit, told or found out, to the end of what is sent', async () => {
    // Far more than sockets hold: a server that hangs up early breaks the sending, and its own reply is lost.
    const body = JSON.stringify({ name: 'A', language: 'en', description: 'x'.repeat(30 * 1024 * 1024) });
    const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const send = (head: string, sent: string) =>
      sendBytes(
        test.address,
        `POST /v1/projects HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n${head}\r\n\r\n${sent}`,
      );
    const keyed = `Authorization: Bearer ${key}\r\n`;
    expect(await send(`${keyed}Content-Length: ${body.length}`, body)).toMatch(
      /^HTTP\/1\.1 413 [\s\S]*"PAYLOAD_TOO_LARGE"/,
    );
    expect(await send(`${keyed}Transfer-Encoding: chunked`, chunked)).toMatch(
      /^HTTP\/1\.1 413 [\s\S]*"PAYLOAD_TOO_LARGE"/,
    );
    expect(await send(`Content-Length: ${body.length}`, body)).toMatch(/^HTTP\/1\.1 401 /);
    const told = await sendBytes(
      test.address,
      `POST /v1/projects HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 99999999\r\nConnection: close\r\n\r\n{',
    );
    expect(told).toMatch(/^HTTP\/1\.1 413 /);
    expect(told).toContain('"PAYLOAD_TOO_LARGE"');
  });

  it('stored nothing so far', async () => {
    expect((await api.get('/projects')).data).toHaveLength(1);
  });
});

describe('a place that is not there', () => {
  it.each([
    ['GET', '/nothing'],
    ['GET', ''],
    ['GET', '/projects/a/b/c'],
    ['GET', '/ME'],
    ['GET', '/projects/%'],
    ['GET', '/projects/%zz'],
    ['GET', '/projects/%E0%A4%A'],
    ['GET', '/projects/..%2f..%2fetc'],
    ['POST', '/me'],
    ['PUT', '/projects'],
    ['DELETE', '/projects'],
    ['PATCH', '/me'],
    ['OPTIONS', '/me'],
    ['GET', '/keys'],
    ['GET', '/status'],
  ])('is 404 NOT_FOUND: %s %s', async (method, path) => {
    const reply = await api.send({ method, path });
    expect(reply.status).toBe(404);
    expect(reply.error.code).toBe('NOT_FOUND');
  });

  it('is the same outside the API', async () => {
    for (const path of ['/nothing', '/v2/me', '/%zz', '/health/x']) {
      const reply = await sendHttp(test.address, { path });
      expect(reply.status, path).toBe(404);
      checkError(404, reply.json);
    }
  });

  it('says the same of ids that cannot be ids', async () => {
    const known = await api.get('/projects/0123456789abcdef01234567');
    for (const id of ['x', '%00', '%F0%9F%92%A9', "' OR 1=1", '__proto__', 'a'.repeat(9_000), `${project.id} `]) {
      const reply = await api.get(`/projects/${id.startsWith('%') ? id : encodeURIComponent(id)}`);
      expect(reply.text, id).toBe(known.text);
    }
  });
});

describe('HEAD', () => {
  it('is GET without a body, errors too', async () => {
    const good = await api.send({ method: 'HEAD', path: '/me' });
    expect([good.status, good.text, good.headers['x-ratelimit-limit']]).toEqual([200, '', '600']);
    const unknown = await api.send({ method: 'HEAD', path: '/projects/none' });
    expect([unknown.status, unknown.text]).toEqual([404, '']);
    const nobody = await test.api(null).send({ method: 'HEAD', path: '/me' });
    expect([nobody.status, nobody.text]).toEqual([401, '']);
  });
});

describe('requests that are not for this machine', () => {
  it.each(['rebound.example', 'rebound.example:80', '127.0.0.1.rebound.example', '10.0.0.8', 'localhost.', '[::2]'])(
    'are 403 with Host "%s", key or not',
    async (host) => {
      for (const path of ['/v1/me', '/health', '/', '/v1/openapi.json', '/app/events', '/v1/projects/%zz']) {
        const headers = { host, authorization: `Bearer ${key}` };
        const reply = await sendHttp(test.address, { path, headers });
        expect(reply.status, path).toBe(403);
        checkError(403, reply.json);
      }
    },
  );

  it.each(['localhost', '127.0.0.1', 'LOCALHOST', '[::1]'])('are none with Host %s, its port or none', async (host) => {
    const { port } = new URL(test.address);
    for (const named of [host, `${host}:${port}`]) {
      expect((await api.send({ path: '/me', headers: { host: named } })).status, named).toBe(200);
    }
  });

  it('never get CORS headers', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
    for (const asked of [
      { path: '/me', headers },
      { method: 'OPTIONS', path: '/projects', headers },
      { path: '/nothing', headers },
    ]) {
      const reply = await api.send(asked);
      expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('bytes that are hardly HTTP', () => {
  const bodyOf = (text: string) => JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4));

  it.each([
    ['no request', 'hello\r\n\r\n', 400],
    ['no Host', 'GET /v1/me HTTP/1.1\r\nConnection: close\r\n\r\n', 403],
    ['headers beyond the limit', `GET /v1/me?tags=${'x'.repeat(40_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 413],
    ['two lengths', 'POST /v1/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na', 400],
  ])('get an error envelope too: %s', async (_, bytes, status) => {
    const text = await sendBytes(test.address, bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    checkError(status, bodyOf(text));
  });
});
