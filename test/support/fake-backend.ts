/**
 * A small server on 127.0.0.1 that replaces the core while the window is tested: the built page under the hosts'
 * content security policy, calls answered from made-up data, and the event stream.
 */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';

import { AppError, ERROR_STATUS, type ErrorCode, toAppError, toWireError } from '#shared/app-error.ts';
import { type AppEvent, appEvent } from '#shared/contract/events.ts';

import { CONTENT_SECURITY_POLICY } from '#shared/page-headers.ts';
import { callFakeOperation, createFakeState, type FakeState } from './fake-operations.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface FakeBackend {
  /** Address of the page, without a slash at its end. */
  url: string;
  state: FakeState;
  /** Makes an operation fail with this code (`*`: all of them); null makes it work again. */
  failWith(operation: string, code: ErrorCode | null): void;
  /** Makes calls hang until the returned function is called. */
  holdCalls(): () => void;
  emit(event: AppEvent): void;
  /** Names and inputs of all calls so far. */
  calls: { operation: string; input: unknown }[];
  /** Throws where an operation failed in a way that no real one does, as one that this backend lacks. */
  close(): Promise<void>;
}

interface Inside {
  state: FakeState;
  failures: Map<string, ErrorCode>;
  held: Promise<void>;
  streams: Set<ServerResponse>;
  faults: Error[];
  calls: FakeBackend['calls'];
}

const CALL = '/app/call/';

function answer(reply: ServerResponse, status: number, body: unknown): void {
  reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

async function answerCall(inside: Inside, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const operation = (request.url ?? '').slice(CALL.length);
  const input: unknown = JSON.parse(await text(request));
  inside.calls.push({ operation, input });
  await inside.held;
  try {
    const failure = inside.failures.get(operation) ?? inside.failures.get('*');
    if (failure) throw new AppError(failure, `Planned failure: ${failure}`);
    answer(reply, 200, { data: callFakeOperation(inside.state, operation, input) });
  } catch (error) {
    if (!(error instanceof AppError)) inside.faults.push(error as Error);
    const known = toAppError(error);
    answer(reply, ERROR_STATUS[known.code], { error: toWireError(known) });
  }
}

function openStream({ streams }: Inside, reply: ServerResponse): void {
  reply.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  reply.write(': open\n\n');
  streams.add(reply);
  reply.on('close', () => streams.delete(reply));
}

async function answerFile(pageDir: string, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const path = normalize(new URL(request.url ?? '/', 'http://local').pathname);
  const file = join(pageDir, path === '/' ? 'index.html' : path);
  const content = await readFile(file).catch(() => null);
  if (content === null) return void reply.writeHead(404).end();
  reply.writeHead(200, {
    'Content-Type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  });
  reply.end(content);
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

/** Starts the server on a free port, serving the page built into `pageDir`. */
export async function startFakeBackend(pageDir: string, port = 0): Promise<FakeBackend> {
  const inside: Inside = {
    state: createFakeState(),
    failures: new Map(),
    held: Promise.resolve(),
    streams: new Set(),
    faults: [],
    calls: [],
  };
  const server = createServer((request, reply) => {
    if (request.method === 'POST' && request.url?.startsWith(CALL)) return void answerCall(inside, request, reply);
    if (request.url === '/app/events') return openStream(inside, reply);
    return void answerFile(pageDir, request, reply);
  });
  return {
    url: await listen(server, port),
    state: inside.state,
    calls: inside.calls,
    failWith(operation, code) {
      if (code === null) inside.failures.delete(operation);
      else inside.failures.set(operation, code);
    },
    holdCalls() {
      const { promise, resolve } = Promise.withResolvers<void>();
      inside.held = promise;
      return resolve;
    },
    emit(event) {
      const message = `data: ${JSON.stringify(appEvent.parse(event))}\n\n`;
      for (const stream of inside.streams) stream.write(message);
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      const faults = new Set(inside.faults.map(({ message }) => message));
      if (faults.size > 0) throw new Error([...faults].join('\n'));
    },
  };
}
