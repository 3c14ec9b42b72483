/** Every error leaves as `{ error: { code, message, details? } }`, whoever noticed it: the framework, a hook or a handler. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';

import { AppError, ERROR_STATUS, toAppError, toWireError } from '#shared/app-error.ts';
import { letFinish } from './request-body.ts';

/** On whatever leaves, but for the page's own files: nobody keeps it, nobody guesses its type, and no page of another origin embeds it. */
export const REPLY_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  return reply.code(ERROR_STATUS[error.code]).send({ error: toWireError(error) });
}

export function bindErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const known = fromFramework(error);
    if (known.code === 'INTERNAL') log.error({ err: known.cause }, 'A request failed');
    await letFinish(request.raw);
    return sendError(reply, known);
  });
  app.setNotFoundHandler(async (request, reply) => {
    await letFinish(request.raw);
    return sendError(reply, new AppError('NOT_FOUND', 'There is nothing here.'));
  });
}

/** What the framework notices before a handler runs, in our words. */
export function fromFramework(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  switch (error.statusCode) {
    // A path that leads out of the page's folder.
    case 403:
      return new AppError('NOT_FOUND', 'There is nothing here.');
    case 413:
      return new AppError('PAYLOAD_TOO_LARGE', 'The body is too large.');
    case 415:
      return new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.');
    case 400: {
      const message = error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY' ? 'the body is empty' : 'the body is not valid JSON';
      return new AppError('VALIDATION_ERROR', `${message[0]?.toUpperCase()}${message.slice(1)}.`, {
        issues: [{ path: '', message }],
      });
    }
    default:
      return toAppError(error);
  }
}

/** Answers bytes that never became a request, and hangs up. */
export function refuseBytes(error: Pick<ConnectionError, 'code'>, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const known = fromConnection(error.code);
  const status = ERROR_STATUS[known.code];
  const body = JSON.stringify({ error: toWireError(known) });
  const headers = {
    ...REPLY_HEADERS,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

function fromConnection(code: string | undefined): AppError {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new AppError('PAYLOAD_TOO_LARGE', 'The address and headers of the request are too large.');
  }
  const message =
    code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'The request took too long to arrive.' : 'This is no HTTP request.';
  return new AppError('VALIDATION_ERROR', message, { issues: [{ path: '', message }] });
}
