/** Servers that close what was kept, at every moment at which they can: no call fails for it, and none is read twice. */
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, describe, expect, it } from 'vitest';

import { fetchWhole } from '#main/core/engines/wire/fetch-whole.ts';
import { postJson } from '#main/core/engines/wire/post-json.ts';
import { makeContext } from '#support/engine-requests.ts';

const REPLY = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}';
let server: Server | null = null;
let connections = 0;
/** Questions that the server has read. */
let reads = 0;
let address = '';

afterEach(() => {
  server?.close();
  [connections, reads] = [0, 0];
});

/** `answer` is told how many questions came on that connection. */
async function listen(answer: (socket: Socket, nth: number) => void): Promise<void> {
  const opened = createServer((socket) => {
    connections++;
    let nth = 0;
    socket.on('error', () => {});
    socket.on('data', () => {
      reads++;
      answer(socket, ++nth);
    });
  });
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(opened.address() as { port: number }).port}`;
}

const ask = (signal?: AbortSignal) =>
  postJson(
    { serverName: 'Testserver', endpoint: 'x', body: {} },
    { ...makeContext({ baseUrl: address, timeoutMs: 4_000 }), fetch: fetchWhole, ...(signal ? { signal } : {}) },
  );

describe('a connection', () => {
  it('is kept for the next call to the same server', async () => {
    await listen((socket) => socket.write(REPLY));
    for (let call = 0; call < 5; call++) expect(await ask()).toMatchObject({ status: 200 });
    expect([connections, reads]).toEqual([1, 5]);
  });

  it('is one each for calls at the same time', async () => {
    await listen((socket) => void sleep(50).then(() => socket.write(REPLY)));
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask()));
    expect(replies.every((reply) => 'status' in reply)).toBe(true);
    expect([connections, reads]).toEqual([6, 6]);
  });

  it('is not kept for long', async () => {
    await listen((socket) => socket.write(REPLY));
    await ask();
    await sleep(2_600);
    await ask();
    expect(connections).toBe(2);
  });

  it('of a call that was stopped is not used again', async () => {
    await listen((socket, nth) => nth !== 2 && socket.write(REPLY));
    await ask();
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 50);
    expect(await ask(stop.signal)).toMatchObject({ reason: 'aborted' });
    expect(await ask()).toMatchObject({ status: 200 });
    expect([connections, reads]).toEqual([2, 3]);
  });
});

describe('a server that closes what is idle', () => {
  it.each<[string, (socket: Socket) => void]>([
    ['with the reply', (socket) => socket.end(REPLY, () => socket.destroy())],
    ['by a reset with the reply', (socket) => socket.write(REPLY, () => socket.resetAndDestroy())],
    ['a moment later', (socket) => socket.write(REPLY, () => setImmediate(() => socket.destroy()))],
    ['some milliseconds later', (socket) => socket.write(REPLY, () => setTimeout(() => socket.destroy(), 3))],
    [
      'with a word about it',
      (socket) => socket.end(`${REPLY}HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\n\r\n`),
    ],
  ])('%s costs no call', async (_, answer) => {
    await listen((socket, nth) => nth === 1 && answer(socket));
    for (let call = 0; call < 60; call++) {
      expect(await ask()).toMatchObject({ status: 200 });
      if (call % 3 === 0) await sleep(call % 5);
    }
  });

  it('just as the question goes out is asked once more, over a fresh connection', async () => {
    await listen((socket, nth) => (nth === 1 ? socket.write(REPLY) : socket.resetAndDestroy()));
    await ask();
    expect(await ask()).toMatchObject({ status: 200 });
    expect(connections).toBe(2);
  });

  it('just as the question goes out, and says so, is asked once more', async () => {
    const idle = 'HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\n\r\n';
    await listen((socket, nth) => (nth === 1 ? socket.write(REPLY) : socket.end(idle)));
    await ask();
    expect(await ask()).toMatchObject({ status: 200 });
    expect(connections).toBe(2);
  });
});

describe('a server that breaks off over a kept connection', () => {
  it('after it thought about the question is a network failure: it may be paid, so it is not asked again here', async () => {
    await listen((socket, nth) => (nth === 1 ? socket.write(REPLY) : void sleep(500).then(() => socket.destroy())));
    await ask();
    expect(await ask()).toMatchObject({ kind: 'failure', reason: 'network' });
    expect(reads).toBe(2);
  });

  it('within its reply is one too', async () => {
    await listen((socket, nth) =>
      nth === 1 ? socket.write(REPLY) : socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{'),
    );
    await ask();
    expect(await ask()).toMatchObject({ kind: 'failure', reason: 'network' });
    expect(reads).toBe(2);
  });

  it('on a fresh connection, at once, is one as well', async () => {
    await listen((socket) => socket.destroy());
    expect(await ask()).toMatchObject({ kind: 'failure', reason: 'network' });
    expect(reads).toBe(1);
  });
});
