/** What servers do on the wire that no server should: each call ends as a value or a coded error, and never ends the process. */
import { randomBytes } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';

import { afterEach, describe, expect, it } from 'vitest';

import { fetchWhole } from '#main/core/engines/wire/fetch-whole.ts';
import { postJson } from '#main/core/engines/wire/post-json.ts';
import { makeContext } from '#support/engine-requests.ts';

const TEXT = '{"a":"Kordiva"}';
let server: Server | null = null;
let asked: string[] = [];

afterEach(() => {
  server?.close();
  asked = [];
});

/** A server of bare bytes; its address. */
async function listen(script: (socket: Socket) => void): Promise<string> {
  const opened = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (head) => {
      asked.push(head.toString());
      script(socket);
    });
  });
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(opened.address() as { port: number }).port}`;
}

function toBytes(body: Uint8Array | string, headers: string[] = [], status = '200 OK'): Buffer {
  const head = [`HTTP/1.1 ${status}`, ...headers, `content-length: ${Buffer.byteLength(body)}`, 'connection: close'];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(body)]);
}

async function read(script: (socket: Socket) => void): Promise<string> {
  const response = await fetchWhole(await listen(script));
  return response.text();
}

const post = async (script: (socket: Socket) => void, timeoutMs = 4_000) =>
  postJson(
    { serverName: 'Testserver', endpoint: 'x', body: {} },
    makeContext({ baseUrl: await listen(script), timeoutMs }),
  );

describe('a packed body', () => {
  it.each([
    ['gzip', gzipSync(TEXT)],
    ['br', brotliCompressSync(TEXT)],
    ['deflate', deflateSync(TEXT)],
    ['deflate', deflateRawSync(TEXT)],
    ['zstd', zstdCompressSync(Buffer.from(TEXT))],
    ['gzip, br', brotliCompressSync(gzipSync(TEXT))],
    ['gzip', Buffer.from(TEXT)],
    ['gzip, gzip, gzip, gzip', Buffer.from(TEXT)],
    ['snappy', Buffer.from(TEXT)],
  ])('that says %s is read, also where that is not true', async (encoding, body) => {
    expect(await read((socket) => socket.end(toBytes(body, [`content-encoding: ${encoding}`])))).toBe(TEXT);
  });

  it('of a megabyte is read whole although the server closes at once', async () => {
    const text = randomBytes(500_000).toString('hex');
    const bytes = toBytes(gzipSync(text), ['content-encoding: gzip']);
    for (let time = 0; time < 4; time++) expect(await read((socket) => socket.end(bytes))).toBe(text);
  });

  it('that unpacks to more than a reply may hold is refused, and costs no memory', async () => {
    const bomb = toBytes(gzipSync(Buffer.alloc(64 * 1024 * 1024), { level: 1 }), ['content-encoding: gzip']);
    const before = process.memoryUsage().rss;
    expect(await post((socket) => socket.end(bomb))).toMatchObject({ reason: 'schema_drift' });
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
  });
});

describe('a connection', () => {
  it('asks for one page and follows to no other', async () => {
    const url = await listen((socket) => socket.end(toBytes('', ['location: /elsewhere'], '307 Temporary Redirect')));
    for (let time = 0; time < 2; time++) {
      expect(
        (await fetchWhole(url, { method: 'POST', headers: { authorization: 'Bearer x' }, body: 'ü' })).status,
      ).toBe(307);
    }
    expect(asked).toHaveLength(2);
    expect(asked[0]).toMatch(/^POST \/ HTTP\/1\.1\r\n/);
    expect(asked[0]?.toLowerCase()).toContain('content-length: 2\r\n');
    expect(asked[0]?.toLowerCase()).toContain('connection: keep-alive\r\n');
  });

  it('may begin with hints, and may carry large heads', async () => {
    const hints = 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: <x>\r\n\r\n';
    const answer = toBytes(TEXT, [`x-large: ${'a'.repeat(60_000)}`]).toString();
    expect(await read((socket) => socket.end(hints + answer))).toBe(TEXT);
  });

  const CHUNKED = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';
  it.each<[string, (socket: Socket) => void]>([
    ['cuts a chunk', (socket) => socket.end(`${CHUNKED}ff\r\n{"a"`)],
    ['leaves the last chunk out', (socket) => socket.end(`${CHUNKED}2\r\n{}\r\n`)],
    ['sends no chunks', (socket) => socket.end(`${CHUNKED}zz\r\n{}\r\n`)],
    ['promises more than it sends', (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n{}')],
    ['speaks another language', (socket) => socket.end(Buffer.from([0, 1, 2, 255]))],
    ['closes at once', (socket) => socket.destroy()],
    ['resets', (socket) => socket.resetAndDestroy()],
  ])('that %s is a network failure', async (_, script) => {
    expect(await post(script)).toMatchObject({ kind: 'failure', reason: 'network' });
  });

  it('that drips or hangs ends with the time of the call', async () => {
    const drip = (socket: Socket) => {
      const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write('x: y\r\n')), 20);
      socket.write('HTTP/1.1 200 OK\r\n');
    };
    expect(await post(drip, 200)).toMatchObject({ reason: 'timeout' });
  });
});

describe('a refusal', () => {
  it('counts by its status and headers although its body never comes', async () => {
    const head = 'HTTP/1.1 429 Too Many Requests\r\nretry-after: 7\r\ncontent-length: 100\r\n\r\n{';
    const reply = await post((socket) => socket.write(head));
    expect(reply).toMatchObject({ status: 429, headers: { 'retry-after': '7' } });
  });

  it('is cut where its body never ends', async () => {
    const flood = (socket: Socket) => {
      const pour = () => {
        while (!socket.destroyed && socket.write(Buffer.alloc(65_536, 'a')));
        if (!socket.destroyed) socket.once('drain', pour);
      };
      socket.write('HTTP/1.1 503 Down\r\n\r\n');
      pour();
    };
    const reply = await post(flood);
    expect(reply).toMatchObject({ status: 503 });
    expect('body' in reply && reply.body.byteLength).toBe(256 * 1024);
  });

  it.each(['600 Odd', '999 Odd'])('of status %s is one of a server that failed', async (status) => {
    expect(await post((socket) => socket.end(toBytes('', [], status)))).toMatchObject({ status: 599 });
  });

  it('of a status without a body has none', async () => {
    expect(await post((socket) => socket.end('HTTP/1.1 204 No Content\r\n\r\n'))).toMatchObject({ status: 204 });
  });
});

it('what cannot be reached rejects with the code of the system', async () => {
  await expect(fetchWhole('http://127.0.0.1:9/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const controller = new AbortController();
  controller.abort();
  await expect(fetchWhole('http://127.0.0.1:9/', { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
