/** MCP as Streamable HTTP at `/mcp`, with an API key. Each request stands alone: no session is kept. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { type AppError, ERROR_STATUS, forbidden } from '#shared/app-error.ts';
import type { Core } from '../core/core.ts';
import { callerOf } from '../http/api-routes.ts';
import { fromFramework } from '../http/error-replies.ts';
import { isOwnOrigin } from '../http/host-guard.ts';
import { prepareOpenApi } from '../http/openapi/document.ts';
import { letFinish } from '../http/request-body.ts';

const MCP_PATH = '/mcp';
/** A question is a few hundred bytes. */
const MOST_BYTES = 256 * 1024;

export function bindMcp(app: FastifyInstance, core: Core): void {
  let serving: ReturnType<typeof createServing> | null = null;
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: MCP_PATH,
    bodyLimit: MOST_BYTES,
    // Before the body is read.
    onRequest: async (request) => {
      if (isOwnOrigin(request.headers)) return;
      throw forbidden('host_not_allowed', 'Assistants ask without a browser: pages of other origins are refused.');
    },
    errorHandler: async (error, request, reply) => {
      await letFinish(request.raw);
      const known = fromFramework(error);
      if (known.code === 'INTERNAL') core.log.error({ err: known.cause }, 'A request of an assistant failed');
      return sendProblem(reply, known);
    },
    handler: async (request, reply) => {
      if (request.method !== 'POST') {
        void reply.header('allow', 'POST');
        return sendRpcError(reply, 405, SERVER_ERROR, 'No session is kept here; send messages with POST.');
      }
      if (Array.isArray(request.body))
        return sendRpcError(reply, 400, INVALID_REQUEST, 'Batches are not taken; send one message a request.');
      serving ??= createServing(core);
      const serve = await serving;
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      await serve(request, reply);
      return reply;
    },
  });
}

/** The library is loaded with the first request: a start does not need it. */
async function createServing(core: Core): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<void>> {
  const [{ toNodeHandler }, { createMcpFetch }, { toKeyAccess }] = await Promise.all([
    import('@modelcontextprotocol/node'),
    import('./http-fetch.ts'),
    import('./access.ts'),
  ]);
  let specification: Promise<unknown> | null = null;
  const readSpecification = () => {
    specification ??= prepareOpenApi(core.version);
    return specification;
  };
  return async (request, reply) => {
    const access = toKeyAccess(callerOf(request));
    const fetch = createMcpFetch({ core, access, readSpecification }, MOST_BYTES);
    await toNodeHandler({ fetch })(request.raw, reply.raw, request.body);
  };
}

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const SERVER_ERROR = -32000;

/** Errors of the transport in the form that clients of this protocol read, with the status that they have elsewhere. */
function sendProblem(reply: FastifyReply, error: AppError): FastifyReply {
  const code = error.code === 'VALIDATION_ERROR' ? PARSE_ERROR : SERVER_ERROR;
  return sendRpcError(reply, ERROR_STATUS[error.code], code, error.message);
}

function sendRpcError(reply: FastifyReply, status: number, code: number, message: string): FastifyReply {
  return reply.code(status).send({ jsonrpc: '2.0', id: null, error: { code, message } });
}
