/** Binds every operation that has a path to HTTP, under both prefixes. It adds nothing to what the dispatcher says. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError, validationError } from '#shared/app-error.ts';
import { OPERATIONS } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { findManyUnknown } from '#shared/contract/to-issues.ts';
import type { KeyCaller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { checkScope, perform } from '../handlers/dispatch.ts';
import { KeyGuard } from './key-guard.ts';
import { prepareOpenApi } from './openapi/document.ts';
import { readQuery } from './query-input.ts';
import { sendData } from './send-data.ts';
import { type SentFile, sendFile } from './send-file.ts';
import { planMostBytes, readFileInput, TAKES_FILE, withSentFile } from './sent-file.ts';

export const API_PREFIXES = ['/v1', '/api/v1'] as const;
/** Where nobody is let in without a key. */
const KEYED_PREFIXES = [...API_PREFIXES, '/mcp'] as const;

const callers = new WeakMap<FastifyRequest, KeyCaller>();

export function bindApi(app: FastifyInstance, core: Core): void {
  const guard = new KeyGuard(core);
  const mostBytes = planMostBytes(core.env.SIGHTLINE_UPLOAD_MB);
  let document: ReturnType<typeof prepareOpenApi> | null = null;
  // A hook of the whole server, so that an unknown path asks for a key before it says that it does not exist.
  app.addHook('onRequest', async (request, reply) => {
    if (isKeyedPath(request.url)) callers.set(request, await guard.admit(request, reply));
    else await guard.tell(request, reply);
  });
  for (const prefix of API_PREFIXES) {
    app.get(`${prefix}/openapi.json`, () => {
      document ??= prepareOpenApi(core.version);
      return document;
    });
    for (const operation of Object.values(OPERATIONS) as Operation[]) {
      if (operation.http) bindOperation(app, core, { prefix, mostBytes }, operation);
    }
  }
}

function isKeyedPath(url: string): boolean {
  const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
  return KEYED_PREFIXES.some(
    (prefix) => (path === prefix || path.startsWith(`${prefix}/`)) && path !== `${prefix}/openapi.json`,
  );
}

interface Binding {
  prefix: string;
  /** Of a file that is sent. */
  mostBytes: number;
}

function bindOperation(app: FastifyInstance, core: Core, { prefix, mostBytes }: Binding, operation: Operation): void {
  if (!operation.http) return;
  const { takes } = operation.http;
  app.route({
    method: operation.http.method,
    url: `${prefix}${operation.http.path.replace(/\{(\w+)\}/g, ':$1')}`,
    ...(takes && { config: TAKES_FILE }),
    // Before the body is read: a key without the scope learns nothing about what it sent.
    onRequest: async (request) => checkScope(operation, callerOf(request)),
    handler: async (request, reply) => {
      const { input, headers } = readQuery(operation, request.query as Record<string, unknown>);
      void reply.headers(headers);
      const act = (body: object, sent: string | null) =>
        perform(core, operation.name, callerOf(request), { ...input, ...body, ...(request.params as object) }, sent);
      const data =
        takes && request.body === request.raw
          ? await withSentFile(request.raw, { dataDir: core.storage.dataDir, mostBytes }, (path) =>
              act(readFileInput(takes, request.headers), path),
            )
          : await act(toBody(operation, request.body), null);
      return operation.http?.sends === 'file' ? sendFile(reply, data as SentFile) : sendData(reply, data);
    },
  });
}

/** Who a request came from that a key let in. Throws UNAUTHORIZED. */
export function callerOf(request: FastifyRequest): KeyCaller {
  const caller = callers.get(request);
  if (!caller) throw new AppError('UNAUTHORIZED', 'Send a valid API key.');
  return caller;
}

/** A body may hold nothing but body fields. */
function toBody(operation: Operation, body: unknown): object {
  if (operation.bodyKeys.length === 0 || body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw validationError([{ path: '', message: 'the body must be a JSON object' }]);
  }
  const misplaced = [...operation.paramKeys, ...operation.queryKeys].filter((key) => Object.hasOwn(body, key));
  if (misplaced.length > 0) {
    throw validationError(misplaced.map((key) => ({ path: key, message: 'is not a known field' })));
  }
  // Before it is put together with the rest of the request: copying so many fields takes longer than reading them.
  const unknown = findManyUnknown(body, operation.knownKeys);
  if (unknown !== null) throw validationError(unknown);
  return body;
}
