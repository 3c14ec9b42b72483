/** Every error leaves as `{ error: { code, message, details? } }`, whoever noticed it: the framework, a hook or a handler. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';

import { AppError, ERROR_STATUS, toAppError, toWireError } from '#shared/app-error.ts';

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  return reply.code(ERROR_STATUS[error.code]).send({ error: toWireError(error) });
}

export function bindErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const known = fromFramework(error);
    if (known.code === 'INTERNAL') log.error({ err: known.cause }, 'A request failed');
    return sendError(reply, known);
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, new AppError('NOT_FOUND', 'There is nothing here.')));
}

/** What the framework notices before a handler runs, in our words. */
export function fromFramework(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  switch (error.statusCode) {
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
export function refuseBytes(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const known =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new AppError('PAYLOAD_TOO_LARGE', 'The address and headers of the request are too large.')
      : new AppError('VALIDATION_ERROR', 'This is no HTTP request.', {
          issues: [{ path: '', message: 'is no HTTP request' }],
        });
  const status = ERROR_STATUS[known.code];
  const body = JSON.stringify({ error: toWireError(known) });
  const headers = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n\r\n${body}`);
}
