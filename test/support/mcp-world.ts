/** The sample behind a real service, an assistant of this machine that asks it, and what tools reply. */
import { join } from 'node:path';

import { Client, InMemoryTransport } from '@modelcontextprotocol/client';

import { type McpAccess, toOwnAccess } from '#main/mcp/access.ts';
import type { Reply } from '#main/mcp/reply/reply.ts';
import { createMcpServer } from '#main/mcp/server.ts';
import { type FolderService, makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';
import { copySample, SAMPLE_NOW_MS } from '#support/sample-folder.ts';

export interface ToolReply {
  isError: boolean;
  text: string;
  data: Reply;
}

export interface McpWorld {
  service: FolderService;
  /** Id of the sample's first project, Kordiva. */
  projectId: string;
  /** An assistant of this machine, which only reads. */
  client: Client;
  close(): Promise<void>;
}

export async function startMcpWorld(): Promise<McpWorld> {
  const root = makeTempDir();
  const dataDir = join(root, 'data');
  await copySample(dataDir);
  const service = await startFolderService({ dataDir, now: () => SAMPLE_NOW_MS });
  const [kordiva] = await service.call('projects.list', {});
  const client = await connectInMemory(service, toOwnAccess({ mayWrite: false, maySpend: false }));
  return {
    service,
    projectId: kordiva?.id ?? '',
    client,
    close: async () => {
      await client.close();
      await service.close();
      removeDir(root);
    },
  };
}

/** A client of one server in this process. */
export async function connectInMemory(service: Pick<FolderService, 'core'>, access: McpAccess): Promise<Client> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const server = createMcpServer({ core: service.core, access, readSpecification: async () => ({}) });
  await server.connect(far);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(near);
  return client;
}

/** A tool's reply; the client holds it to the schema that the tool was listed with. */
export async function askTool(client: Client, name: string, input: Record<string, unknown> = {}): Promise<ToolReply> {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: input });
  const [first] = content;
  return {
    isError: isError === true,
    text: first?.type === 'text' ? first.text : '',
    data: structuredContent as unknown as Reply,
  };
}

/** The rows of a table as objects. */
export function rowsOf({ data }: ToolReply, name: string): Record<string, string | number | boolean | null>[] {
  const table = data.tables.find((each) => each.name === name || each.name.startsWith(name));
  if (!table) throw new Error(`There is no table ${name} but ${data.tables.map((each) => each.name).join(', ')}`);
  return table.rows.map((row) => Object.fromEntries(table.columns.map((column, at) => [column.name, row[at] ?? null])));
}
