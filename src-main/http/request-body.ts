/** Bodies as they come in: JSON is UTF-8 or refused, and who sends more than is wanted may finish before the reply. */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { validationError } from '#shared/app-error.ts';

/** More than any body of this machine takes to arrive. */
const FINISH_MS = 1_000;

/** JSON is the only kind of body. Bytes that are no UTF-8 would become other text than was meant, silently. */
export function bindJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    if (isUtf8(bytes)) return void parse(request, bytes.toString('utf8'), done);
    done(validationError([{ path: '', message: 'the body is not UTF-8' }]));
  });
}

/**
 * Resolves when a request has been sent to its end, or after a second. What is left of it is thrown away. A client that is
 * hung up on while it sends sees a broken connection and not the reply.
 */
export function letFinish(request: IncomingMessage): Promise<void> {
  const { headers } = request;
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
  if (!hasBody || request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, FINISH_MS);
    request.once('end', done).once('close', done).resume();
  });
}
