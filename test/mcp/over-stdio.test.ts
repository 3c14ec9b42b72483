/** `mcp` over standard input and output: nothing but messages, whatever comes in; with the clients of both generations beside a running app. */
import { relative } from 'node:path';
import { PassThrough } from 'node:stream';

import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { toOwnAccess } from '#main/mcp/access.ts';
import { serveOverStdio } from '#main/mcp/stdio.ts';
import { CLI_FILE } from '#support/built.ts';
import { createMcpSide, type McpSide, NEWEST } from '#support/mcp-side.ts';
import { askTool, rowsOf } from '#support/mcp-world.ts';
import { runCommand } from '#support/run-command.ts';

let side: McpSide;
beforeAll(async () => {
  side = await createMcpSide();
});
afterAll(() => side.close());

interface Message {
  id: number | string | null;
  result?: { content?: { text: string }[]; isError?: boolean; tools?: { name: string }[] };
  error?: { code: number; message: string };
}

/** All lines at once, then the end of the input. */
async function converse(lines: readonly (string | object)[]): Promise<Message[]> {
  const input = new PassThrough();
  const output = new PassThrough();
  let text = '';
  output.on('data', (chunk) => {
    text += String(chunk);
  });
  const access = toOwnAccess({ mayWrite: false, maySpend: false });
  const served = serveOverStdio({ core: side.test.service.core, access, input, output });
  for (const line of lines) input.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
  input.end();
  await served;
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

const HELLO = {
  jsonrpc: '2.0',
  id: 'hello',
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
};
const READY = { jsonrpc: '2.0', method: 'notifications/initialized' };
const ask = (id: number, name: string, input: object = {}) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: input },
});

describe('bad input', () => {
  it('is answered with its error, and the conversation goes on', async () => {
    const replies = await converse([
      HELLO,
      READY,
      'this is no JSON',
      '[]',
      JSON.stringify([ask(1, 'list_projects')]),
      '{"id":7}',
      '{"jsonrpc":"1.0","id":8,"method":"tools/list"}',
      { jsonrpc: '2.0', id: 9, method: 'no/such' },
      { jsonrpc: '2.0', id: 10, method: 'tools/call', params: { name: 7 } },
      ask(11, 'overview', { project: 5, engine: { a: 1 }, nonsense: true }),
      ask(12, 'run_prompts', { project: 'Kordiva' }),
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 99 } },
      `{"jsonrpc":"2.0","id":13,"method":"${'x'.repeat(5_000_000)}"}`,
      '\u0000\u0001',
      `{"jsonrpc":"2.0","id":15,"method":"tools/call","params":{"name":"overview","arguments":{"project":${'['.repeat(50_000)}${']'.repeat(50_000)}}}}`,
      '{"jsonrpc":"2.0","id":16,"method":"tools/call","params":{"name":"overview","arguments":{"__proto__":{"project":"Kordiva"}}}}',
      ask(14, 'list_projects'),
    ]);
    const codeOf = (id: number) => replies.find((reply) => reply.id === id)?.error?.code;
    expect(replies.filter(({ id }) => id === null).map(({ error }) => error?.code)).toEqual([
      -32700, -32600, -32600, -32600, -32700,
    ]);
    expect([7, 8, 9, 10, 12].map(codeOf)).toEqual([-32600, -32600, -32601, -32602, -32602]);
    const refused = replies.find(({ id }) => id === 11)?.result;
    expect(refused).toMatchObject({ isError: true });
    expect(refused?.content?.[0]?.text).toMatch(/project must be a text.*nonsense is not a known field/);
    expect(replies.find(({ id }) => id === 15)?.result).toMatchObject({ isError: true });
    // The key that would change what objects are is no argument.
    expect(replies.find(({ id }) => id === 16)?.result).toBeDefined();
    expect(replies.find(({ id }) => id === 14)?.result?.content?.[0]?.text).toContain('Kordiva');
  });

  it('of an unknown version of the protocol gets one that is known', async () => {
    const params = { ...HELLO.params, protocolVersion: '1999-01-01' };
    const [reply] = await converse([{ ...HELLO, params }]);
    expect(reply).toMatchObject({ id: 'hello', result: { serverInfo: { name: 'sightline' } } });
  });

  it('that asks to be told of changes is told that nothing can be, and ends with its input', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const params = { _meta: meta, notifications: { toolsListChanged: true } };
    const [reply] = await converse([{ jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params }]);
    expect(reply).toMatchObject({ id: 1, error: { message: expect.stringMatching(/limit|support/i) } });
  });

  it('that cancels a question ends nothing but that', async () => {
    const replies = await converse([
      HELLO,
      READY,
      ask(1, 'overview', { project: 'Kordiva' }),
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
      ask(2, 'list_projects'),
    ]);
    expect(replies.map(({ id }) => id)).toContain(2);
  });
});

describe('the program', () => {
  it('serves clients of both generations while an app has the same folder open', { tags: 'long' }, async () => {
    const launch = { command: process.execPath, args: [CLI_FILE, 'mcp', '--data-dir', side.test.dataDir] };
    const second = new Client({ name: 'second', version: '1' }, NEWEST);
    await second.connect(new StdioClientTransport({ ...launch, stderr: 'pipe' }));
    const { tools } = await second.listTools();
    expect(tools.map(({ name }) => name)).not.toContain('add_prompts');
    const reply = await askTool(second, 'overview', { project: 'kordiva', period: side.answeredOn });
    expect(rowsOf(reply, 'figures')[0]).toMatchObject({ figure: 'visibility', now: 33.33, n: 3 });
    await second.close();
    const first = new FirstClient({ name: 'first', version: '1' });
    const spending = { ...launch, args: [...launch.args, '--allow-spend'] };
    await first.connect(new FirstTransport({ ...spending, stderr: 'pipe' }) as never);
    const listed = await first.listTools();
    expect(listed.tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['add_prompts', 'run_prompts']));
    await first.close();
  });
});

describe('mcp --print-config', () => {
  it('prints a configuration that can be pasted, for the program that prints it', async () => {
    const { stdout, stderr, code } = await runCommand([
      'mcp',
      '--print-config',
      'claude-desktop',
      '--data-dir',
      relative(process.cwd(), side.test.dataDir),
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('claude_desktop_config.json') });
    const { sightline } = JSON.parse(stdout).mcpServers;
    expect(sightline.command).toBe(process.execPath);
    expect(sightline.args.slice(1)).toEqual(['cli', 'mcp', '--data-dir', side.test.dataDir]);
  });

  it('has all assistants, over HTTP too, and no key in any', async () => {
    const whole = await runCommand(['mcp', '--print-config']);
    for (const name of ['claude-desktop', 'claude-code', 'cursor', 'vscode', 'zed', 'gemini-cli', 'codex']) {
      expect(whole.stdout).toContain(`# ${name}:`);
    }
    const http = await runCommand(['mcp', '--print-config', 'vscode', '--http']);
    expect(JSON.parse(http.stdout)).toMatchObject({
      servers: { sightline: { url: 'http://127.0.0.1:4477/mcp' } },
    });
    expect(whole.stdout + http.stdout).not.toMatch(/sk_(?:live|test)_/);
    expect(await runCommand(['mcp', '--print-config', 'eliza'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('name one of claude-desktop'),
    });
  });
});
