/** MCP over standard input and output, for an assistant that starts this program by itself. Nothing but messages is written to the output. */
import type { Readable, Writable } from 'node:stream';

import { serveStdio } from '@modelcontextprotocol/server/stdio';

import type { Core } from '../core/core.ts';
import { prepareOpenApi } from '../http/openapi/document.ts';
import type { McpAccess } from './access.ts';
import { LineTransport } from './line-transport.ts';
import { createMcpServer } from './server.ts';

interface StdioOptions {
  core: Core;
  access: McpAccess;
  input: Readable;
  output: Writable;
}

/** Resolves once the client has gone and all it asked is answered. */
export async function serveOverStdio({ core, access, input, output }: StdioOptions): Promise<void> {
  const transport = new LineTransport(input, output);
  const readSpecification = () => prepareOpenApi(core.version);
  const handle = serveStdio(() => createMcpServer({ core, access, readSpecification }), {
    transport,
    // Nothing here changes by itself, so there is nothing to subscribe to.
    maxSubscriptions: 0,
    onerror: (error) => core.log.debug({ err: error }, 'A message of an assistant could not be served'),
  });
  const closing = transport.onclose;
  await new Promise<void>((resolve) => {
    transport.onclose = () => {
      closing?.();
      resolve();
    };
  });
  await handle.close();
}
