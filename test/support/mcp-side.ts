/** A service with one small live project behind `/mcp`, and requests to it: by a client, and byte for byte. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

import { type HttpReply, sendHttp } from '#support/send-http.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

type Scopes = ('read' | 'write' | 'export')[];

interface Asked {
  key: string | null;
  method?: string;
  /** An object is written as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface McpSide {
  test: TestService;
  address: string;
  projectId: string;
  /** The day of its three answers. */
  answeredOn: string;
  createProject(name: string): Promise<string>;
  issueKey(scopes: Scopes, projectIds?: string[]): Promise<string>;
  /** Of the generation that begins with `initialize`; `newest`: of the one after. */
  connectOverHttp(key: string, newest?: boolean): Promise<Client>;
  send(asked: Asked): Promise<HttpReply>;
  close(): Promise<void>;
}

export const NEWEST = { versionNegotiation: { mode: { pin: '2026-07-28' } } };

const LINES = ['Kordiva, then Brimlane.', 'Brimlane alone.', 'Nobody.'];

export async function createMcpSide(): Promise<McpSide> {
  const test = await startTestService();
  const createProject = async (name: string) => {
    const websiteUrl = `https://${name.toLowerCase()}.example`;
    return (await test.call('projects.create', { name, language: 'en', websiteUrl })).id;
  };
  const projectId = await createProject('Kordiva');
  const answeredAt = new Date(test.clock.now() - 86_400_000).toISOString();
  await test.importLines(
    projectId,
    LINES.map((text) => ({ prompt: 'Which tool?', model: 'chatgpt', answeredAt, text })),
  );
  const clients: Client[] = [];
  return {
    test,
    address: test.address,
    projectId,
    answeredOn: answeredAt.slice(0, 10),
    createProject,
    issueKey: (scopes, projectIds) => test.issueKey({ environment: 'live', scopes, ...(projectIds && { projectIds }) }),
    connectOverHttp: async (key, newest) => {
      const client = new Client({ name: 'test', version: '1' }, newest ? NEWEST : {});
      const requestInit = { headers: { authorization: `Bearer ${key}` } };
      await client.connect(new StreamableHTTPClientTransport(new URL(`${test.address}/mcp`), { requestInit }));
      clients.push(client);
      return client;
    },
    send: ({ key, method = 'POST', body, headers }) =>
      sendHttp(test.address, {
        method,
        path: '/mcp',
        headers: {
          accept: 'application/json, text/event-stream',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== null && { authorization: `Bearer ${key}` }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    close: async () => {
      for (const client of clients) await client.close();
      await test.close();
    },
  };
}
