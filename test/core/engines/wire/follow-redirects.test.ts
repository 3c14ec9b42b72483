import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';

import { followRedirects } from '#main/core/engines/wire/follow-redirects.ts';

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

const isAllowed = (address: string) => address === '127.0.0.1';
const OPTIONS = { timeoutMs: 3000, maxHops: 5, isAllowed };
let server: Server | undefined;
let asked: string[] = [];

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server of this machine; returns its address. */
async function serve(answer: Answer, host = '127.0.0.1'): Promise<string> {
  asked = [];
  server = createServer((request, reply) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, reply);
  });
  await new Promise<void>((done) => server?.listen(0, host, done));
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

const redirectTo = (location: string | undefined, status = 302): Answer => {
  return (request, reply) => {
    if (request.url !== '/') reply.writeHead(200).end();
    else reply.writeHead(status, location === undefined ? {} : { location }).end();
  };
};

describe('followRedirects', () => {
  it.each([301, 302, 303, 307, 308])('follows a %i and tells where it ends', async (status) => {
    const base = await serve(redirectTo('/page?a=1', status));
    expect(await followRedirects(base, OPTIONS)).toEqual({ url: `${base}/page?a=1`, status: 200 });
    expect(asked).toEqual(['HEAD /', 'HEAD /page?a=1']);
  });

  it('tells the status of a page that is gone, and of a redirect to nowhere', async () => {
    const gone = await serve((_, reply) => void reply.writeHead(410).end());
    expect(await followRedirects(`${gone}/x`, OPTIONS)).toEqual({ url: `${gone}/x`, status: 410 });
    const nowhere = await serve(redirectTo(undefined));
    expect(await followRedirects(nowhere, OPTIONS)).toEqual({ url: `${nowhere}/`, status: 302 });
  });

  it.each([405, 501])('asks by GET where HEAD is a %i, without reading an endless body', async (status) => {
    const base = await serve((request, reply) => {
      if (request.method === 'HEAD') return void reply.writeHead(status).end();
      reply.writeHead(200);
      reply.write('x'.repeat(100_000));
    });
    expect(await followRedirects(base, OPTIONS)).toEqual({ url: `${base}/`, status: 200 });
    expect(asked).toEqual(['HEAD /', 'GET /']);
  });

  it.each([
    ...[
      'http://127.0.0.2/',
      'http://[::1]/',
      'http://10.0.0.1/',
      'http://169.254.169.254/latest/meta-data/',
      '//localhost/',
    ],
    ...[
      'file:///etc/passwd',
      'javascript:alert(1)',
      'ftp://1.1.1.1/',
      'http://user:secret@1.1.1.1/',
      'http://1.1.1.1:25/',
      'http://[',
    ],
  ])('is null for a redirect to %s, which is never asked', async (location) => {
    const base = await serve(redirectTo(location));
    expect(await followRedirects(base, OPTIONS)).toBeNull();
    expect(asked).toEqual(['HEAD /']);
  });

  it('opens no connection to this machine by itself', async () => {
    const base = await serve(redirectTo('/page'));
    expect(await followRedirects(base, { timeoutMs: 3000, maxHops: 5 })).toBeNull();
    expect(asked).toEqual([]);
  });

  it('follows as many redirects as it may and no more', async () => {
    const base = await serve((request, reply) => {
      const step = Number(request.url?.slice(1));
      reply.writeHead(step < 3 ? 302 : 200, { location: `/${step + 1}` }).end();
    });
    expect(await followRedirects(`${base}/0`, { ...OPTIONS, maxHops: 3 })).toEqual({ url: `${base}/3`, status: 200 });
    expect(await followRedirects(`${base}/0`, { ...OPTIONS, maxHops: 2 })).toBeNull();
  });

  it('is null for a circle, a refused connection, a broken reply and no address', async () => {
    const circle = await serve(redirectTo('/'));
    expect(await followRedirects(circle, OPTIONS)).toBeNull();
    expect(asked).toHaveLength(6);
    expect(await followRedirects('http://127.0.0.1:1/', OPTIONS)).toBeNull();
    const broken = await serve((_, reply) => void reply.socket?.end('nonsense\r\n\r\n'));
    expect(await followRedirects(broken, OPTIONS)).toBeNull();
    expect(await followRedirects('no address', OPTIONS)).toBeNull();
  });

  it('gives up in time on a silent server and on one that sends its head drop by drop', async () => {
    const silent = await serve(() => undefined);
    const start = Date.now();
    expect(await followRedirects(silent, { ...OPTIONS, timeoutMs: 100 })).toBeNull();
    const dripping = await serve((_, reply) => {
      const timer = setInterval(() => reply.socket?.write('H'), 20);
      reply.on('close', () => clearInterval(timer));
    });
    expect(await followRedirects(dripping, { ...OPTIONS, timeoutMs: 200 })).toBeNull();
    expect(Date.now() - start).toBeLessThan(3000);
  });

  it('stops when the caller does', async () => {
    const silent = await serve(() => undefined);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    expect(await followRedirects(silent, { ...OPTIONS, timeoutMs: 20_000, signal: controller.signal })).toBeNull();
    expect(await followRedirects(silent, { ...OPTIONS, signal: AbortSignal.abort() })).toBeNull();
  });

  it('sends nothing that tells who asks', async () => {
    let sent: IncomingMessage['headers'] = {};
    const base = await serve((request, reply) => {
      sent = request.headers;
      reply.writeHead(204, { 'set-cookie': 'session=1' }).end();
    });
    await followRedirects(base, OPTIONS);
    expect(Object.keys(sent).sort()).toEqual(['accept', 'connection', 'host', 'user-agent']);
  });

  it('keeps letters beyond ASCII of an address that was sent as bare UTF-8', async () => {
    const base = await serve((request, reply) => {
      if (request.url !== '/') return void reply.writeHead(200).end();
      reply.socket?.end('HTTP/1.1 302 Found\r\nlocation: /käse\r\ncontent-length: 0\r\n\r\n');
    });
    expect(await followRedirects(base, OPTIONS)).toEqual({ url: `${base}/k%C3%A4se`, status: 200 });
  });
});
