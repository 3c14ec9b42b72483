/**
 * `fetch` as engines are asked with: no redirects, the whole body read before it resolves, its connection kept for the next
 * call to that server for a moment, over whatever route it is given (`../../network/`). It uses node:http, because the built-in fetch ends the process when a server closes while a packed body is being
 * unpacked, and gives up on its own after five minutes.
 */
import type { ClientRequest, IncomingMessage } from 'node:http';

import { isOfIdle, isUnread } from '../../network/connection-pool.ts';
import { openRequest, overRoutes, type Path, type Paths } from '../../network/open-request.ts';
import { judgeRefusal, ProxyError, toProxyFault } from '../../network/proxy-error.ts';
import { DIRECT } from '../../network/proxy-routes.ts';
import { markUnsent } from '../../network/unsent-errors.ts';
import { joinBytes, LARGEST_BODY_BYTES } from './read-body.ts';
import { unpackBody } from './unpack-body.ts';
import { WholeResponse } from './whole-response.ts';

/** An error page says what it has to say in its beginning, and its status does without it. */
const ERROR_BODY_BYTES = 256 * 1024;
const ERROR_BODY_MS = 3_000;
/** Most time for a connection to come about; until then nothing was asked. */
const CONNECT_MS = 10_000;
/** Through a proxy, which makes two connections and may look for a user or a virus first. */
const PROXIED_MS = 30_000;
const LARGEST_HEAD_BYTES = 128 * 1024;
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);
/** A `Response` takes no greater one. */
const LARGEST_STATUS = 599;

const STRAIGHT: Paths = { planRoutes: () => DIRECT, loadTrust: () => Promise.resolve(undefined) };

/**
 * Takes text bodies and plain header objects only. A body of 2xx that is too large comes back longer than `readBody` takes;
 * one of another status is cut, and left after a few seconds. Rejects as a connection does, with a `code`: `CONNECT_TIMEOUT`
 * where none came about in time, and a `ProxyError` for what a proxy does not do. What surely never left is marked (`isUnsent`).
 */
export function createFetchWhole(paths: Paths): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    return toResponse(await sendOver(paths, url, init));
  };
}

/** Straight, trusting whom the runtime trusts. */
export const fetchWhole: typeof fetch = createFetchWhole(STRAIGHT);

async function sendOver(paths: Paths, url: URL, init: RequestInit): Promise<IncomingMessage> {
  const planned = paths.planRoutes(url);
  const routes = planned instanceof Promise ? await planned : planned;
  const needsTrust =
    url.protocol === 'https:' || routes.some((route) => route.kind === 'proxy' && route.proxy.isSecure);
  const trust = needsTrust ? await paths.loadTrust() : undefined;
  return overRoutes(routes, (route) => send(url, init, { route, trust, isFresh: false }));
}

async function toResponse(message: IncomingMessage): Promise<Response> {
  const status = Math.min(message.statusCode ?? LARGEST_STATUS, LARGEST_STATUS);
  const isFine = status >= 200 && status <= 299;
  const wire = isFine ? await readWhole(message) : await readStart(message);
  const body = await unpackBody(wire, message.headers['content-encoding'], LARGEST_BODY_BYTES + 1);
  const head = { status, headers: toHeaders(message) };
  if (WITHOUT_BODY.has(status)) return new Response(null, head);
  return isFine ? new WholeResponse(body, head) : new Response(body, head);
}

function send(url: URL, init: RequestInit, path: Path): Promise<IncomingMessage> {
  const { method = 'GET', headers, body, signal } = init;
  const startedMs = performance.now();
  const isHanded = path.route.kind === 'proxy' && url.protocol === 'http:';
  return new Promise((resolve, reject) => {
    const sent = openRequest(url, path, {
      method,
      headers: {
        'accept-encoding': 'gzip, deflate, br, zstd',
        'user-agent': 'Sightline',
        ...(headers as Record<string, string>),
        ...(typeof body === 'string' ? { 'content-length': Buffer.byteLength(body) } : {}),
      },
      maxHeaderSize: LARGEST_HEAD_BYTES,
      ...(signal ? { signal } : {}),
    });
    const sendAgain = () => send(url, init, { ...path, isFresh: true }).then(resolve, reject);
    sent.on('response', (message) => {
      if (isOfIdle(sent, message)) {
        message.on('error', () => {}).destroy();
        return sendAgain();
      }
      // A server has no use for this status: it is the proxy's, which passed nothing on.
      if (path.route.kind !== 'proxy' || !isHanded || message.statusCode !== 407) return resolve(message);
      message.on('error', () => {}).destroy();
      reject(judgeRefusal(path.route.proxy, message));
    });
    let before = 0;
    sent.on('socket', (socket) => {
      before = socket.bytesRead;
    });
    const connecting = watchConnecting(sent, path, url.protocol === 'https:');
    sent.on('error', (error) => {
      if (isUnread(sent, error, performance.now() - startedMs, before)) return sendAgain();
      if (connecting.isDone()) return reject(error);
      const fault = path.route.kind === 'proxy' && isHanded ? toProxyFault(path.route.proxy, error) : error;
      reject(fault instanceof ProxyError ? fault : markUnsent(toUnconnected(fault)));
    });
    // A request that still waits for its tunnel does not say that it was ended.
    const onAbort = () => connecting.isDone() || reject(markUnsent(toEnded()));
    signal?.addEventListener('abort', onAbort, { once: true });
    sent.end(typeof body === 'string' ? body : undefined);
  });
}

function toEnded(): Error {
  return new DOMException('The request was ended before there was a connection.', 'AbortError');
}

/** Ends the request where no connection comes about in time, and knows whether one has: until then nothing was sent. */
function watchConnecting(sent: ClientRequest, { route }: Path, isSecure: boolean): { isDone: () => boolean } {
  let isDone = false;
  const limitMs = route.kind === 'proxy' ? PROXIED_MS : CONNECT_MS;
  const timer = setTimeout(() => sent.destroy(toConnectTimeout()), limitMs);
  const stop = () => {
    isDone = true;
    clearTimeout(timer);
  };
  sent.on('socket', (socket) => {
    const isOpen = isSecure ? sent.reusedSocket : sent.reusedSocket || !socket.connecting;
    if (isOpen) stop();
    else socket.once(isSecure ? 'secureConnect' : 'connect', stop);
  });
  sent.on('close', () => clearTimeout(timer));
  return { isDone: () => isDone };
}

function toConnectTimeout(): Error {
  return Object.assign(new Error('No connection came about in time.'), { code: 'CONNECT_TIMEOUT' });
}

/** The system gave up connecting: another matter than silence on a connection. */
function toUnconnected(error: NodeJS.ErrnoException): Error {
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
