/**
 * `fetch` as engines are asked with: no redirects, the whole body read before it resolves, its connection kept for the next
 * call to that server for a moment. It stands on node:http, because the built-in fetch ends the process when a server closes while a packed body is being
 * unpacked, and gives up on its own after five minutes.
 */
import { type Agent, type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

import { agentFor, isOfIdle, isUnread } from './kept-connections.ts';
import { joinBytes, LARGEST_BODY_BYTES } from './read-body.ts';
import { unpackBody } from './unpack-body.ts';
import { WholeResponse } from './whole-response.ts';

/** An error page says what it has to say in its beginning, and its status does without it. */
const ERROR_BODY_BYTES = 256 * 1024;
const ERROR_BODY_MS = 3_000;
/** Most time for a connection to come about; until then nothing was asked. */
const CONNECT_MS = 10_000;
const LARGEST_HEAD_BYTES = 128 * 1024;
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);
/** A `Response` takes no greater one. */
const LARGEST_STATUS = 599;

/**
 * Takes text bodies and plain header objects only. A body of 2xx that is too large comes back longer than `readBody` takes;
 * one of another status is cut, and left after a few seconds. Rejects as a connection does, with a `code`: `CONNECT_TIMEOUT`
 * where none came about in time.
 */
export const fetchWhole: typeof fetch = async (input, init = {}) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const message = await send(url, init, agentFor(url));
  const status = Math.min(message.statusCode ?? LARGEST_STATUS, LARGEST_STATUS);
  const isFine = status >= 200 && status <= 299;
  const wire = isFine ? await readWhole(message) : await readStart(message);
  const body = await unpackBody(wire, message.headers['content-encoding'], LARGEST_BODY_BYTES + 1);
  const head = { status, headers: toHeaders(message) };
  if (WITHOUT_BODY.has(status)) return new Response(null, head);
  return isFine ? new WholeResponse(body, head) : new Response(body, head);
};

/** Without an agent on a fresh connection, which is closed afterwards. */
function send(url: URL, init: RequestInit, agent: Agent | false): Promise<IncomingMessage> {
  const { method = 'GET', headers, body, signal } = init;
  const startedMs = performance.now();
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      headers: {
        'accept-encoding': 'gzip, deflate, br, zstd',
        'user-agent': 'Sightline',
        ...(headers as Record<string, string>),
        ...(typeof body === 'string' ? { 'content-length': Buffer.byteLength(body) } : {}),
      },
      agent,
      maxHeaderSize: LARGEST_HEAD_BYTES,
      ...(signal ? { signal } : {}),
    });
    const sendAgain = () => send(url, init, false).then(resolve, reject);
    sent.on('response', (message) => {
      if (!isOfIdle(sent, message)) return resolve(message);
      message.on('error', () => {}).destroy();
      sendAgain();
    });
    let before = 0;
    sent.on('socket', (socket) => {
      before = socket.bytesRead;
    });
    sent.on('error', (error) => {
      if (!isUnread(sent, error, performance.now() - startedMs, before)) reject(toUnsent(error));
      else sendAgain();
    });
    limitConnecting(sent, url.protocol === 'https:' ? 'secureConnect' : 'connect');
    sent.end(typeof body === 'string' ? body : undefined);
  });
}

function limitConnecting(sent: ClientRequest, done: 'connect' | 'secureConnect'): void {
  const timer = setTimeout(() => sent.destroy(toConnectTimeout()), CONNECT_MS);
  const stop = () => clearTimeout(timer);
  sent.on('socket', (socket) => {
    if (sent.reusedSocket) stop();
    else socket.once(done, stop);
  });
  sent.on('close', stop);
}

function toConnectTimeout(): Error {
  return Object.assign(new Error('No connection came about in time.'), { code: 'CONNECT_TIMEOUT' });
}

/** The system gave up connecting: another matter than silence on a connection. */
function toUnsent(error: NodeJS.ErrnoException): Error {
  return error.code === 'ETIMEDOUT' && error.syscall === 'connect' ? toConnectTimeout() : error;
}

/** Rejects where the connection breaks before the end. */
function readWhole(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let total = 0;
    const end = () => resolve(joinBytes(chunks, total));
    message.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      total += chunk.byteLength;
      if (total <= LARGEST_BODY_BYTES) return;
      end();
      message.destroy();
    });
    message.on('error', reject);
    message.on('end', end);
    message.on('close', () => {
      // Of one that ended well nobody asks, and an error is dear to make.
      if (!message.complete) reject(toBroken());
    });
  });
}

function toBroken(): Error {
  return Object.assign(new Error('The connection broke before the end of the reply.'), { code: 'ECONNRESET' });
}

/** What came of it, whatever becomes of the rest. */
function readStart(message: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let total = 0;
    const timer = setTimeout(() => message.destroy(), ERROR_BODY_MS);
    message.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      total += chunk.byteLength;
      if (total >= ERROR_BODY_BYTES) message.destroy();
    });
    message.on('error', () => {});
    message.on('close', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks, total).subarray(0, ERROR_BODY_BYTES));
    });
  });
}

function toHeaders(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headersDistinct)) {
    for (const one of value ?? []) headers.append(name, one);
  }
  return headers;
}
