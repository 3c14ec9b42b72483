/** One request of an assistant over HTTP, of either generation of the protocol, answered as JSON by a server that is made for it. */
import {
  createMcpHandler,
  isLegacyRequest,
  type McpHandlerRequestOptions,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

import { createMcpServer, type McpParts } from './server.ts';

type McpFetch = (request: Request, options?: McpHandlerRequestOptions) => Promise<Response>;

export function createMcpFetch(parts: McpParts, maxRequestBodySize: number): McpFetch {
  const onerror = (error: Error) =>
    parts.core.log.debug({ err: error }, 'A message of an assistant could not be served');
  // Nothing here changes by itself, so there is nothing to subscribe to.
  const limits = { maxSubscriptions: 0, maxRequestBodySize, onerror };
  const modern = createMcpHandler(() => createMcpServer(parts), { ...limits, legacy: 'reject' });
  return async (request, options) => {
    if (!(await isLegacyRequest(request, options?.parsedBody))) return modern.fetch(request, options);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    const server = createMcpServer(parts);
    await server.connect(transport);
    try {
      return await transport.handleRequest(request, { parsedBody: options?.parsedBody });
    } finally {
      await server.close();
    }
  };
}
