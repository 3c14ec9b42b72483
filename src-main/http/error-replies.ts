/** Every error leaves as `{ error: { code, message, details? } }`, whoever noticed it: the framework, a hook or a handler. */
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
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
