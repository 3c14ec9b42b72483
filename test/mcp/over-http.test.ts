/** `/mcp`: who is let in, what a key may, what bad requests end with; by raw JSON-RPC and by the clients of both generations. */
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTokens } from '#main/mcp/reply/fit-reply.ts';
import { createMcpSide, type McpSide } from '#support/mcp-side.ts';
import { askTool, rowsOf } from '#support/mcp-world.ts';

const READING = [
  'list_projects',
  'overview',
  'explain_number',
  'explain_change',
  'competitors',
  'sources_and_gaps',
  'find_answers',
  'get_answer',
  'prompts',
  'fan_outs',
  'tasks',
  'forecast',
  'build_report',
];

let side: McpSide;
let key: string;
beforeAll(async () => {
  side = await createMcpSide();
  key = await side.issueKey(['read']);
});
afterAll(() => side.close());

const CALL = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_projects', arguments: {} } };

describe('the clients of both generations', () => {
  it('list the same tools and get the same reply', async () => {
    const second = await side.connectOverHttp(key);
    const newest = await side.connectOverHttp(key, true);
    const first = new FirstClient({ name: 'first', version: '1' });
    const requestInit = { headers: { authorization: `Bearer ${key}` } };
    const url = new URL(`${side.address}/mcp`);
    // Its types know optional fields as undefined, which this project's options tell apart.
    await first.connect(new StreamableHTTPClientTransport(url, { requestInit }) as never);
    const lists = await Promise.all([second.listTools(), newest.listTools(), first.listTools()]);
    for (const { tools } of lists) {
      expect(tools.map(({ name }) => name)).toEqual(READING);
      expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
    }
    // What an assistant has to read before it asks anything.
    expect(countTokens(JSON.stringify(lists[0]?.tools))).toBeLessThan(16_000);
    const reply = await askTool(second, 'list_projects');
    expect(rowsOf(reply, 'projects')).toMatchObject([{ project: 'Kordiva', environment: 'live' }]);
    expect(await first.callTool({ name: 'list_projects', arguments: {} })).toMatchObject({
      structuredContent: reply.data,
    });
    expect((await askTool(newest, 'list_projects')).data).toEqual(reply.data);
    await first.close();
  });

  it('read the resources and the ready questions', async () => {
    const client = await side.connectOverHttp(key);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      'sightline://methodology',
      'sightline://glossary',
      'sightline://openapi',
    ]);
    const texts = await Promise.all(
      resources.map(async ({ uri }) => JSON.stringify((await client.readResource({ uri })).contents)),
    );
    expect(texts[0]).toContain('Brand interval');
    expect(texts[1]).toContain('within_noise');
    expect(texts[2]).toContain('/projects/{projectId}/metrics');
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['monday_review', 'why_did_it_change', 'where_to_be_named']);
    const { messages } = await client.getPrompt({ name: 'monday_review', arguments: { project: 'Kordiva' } });
    expect(JSON.stringify(messages)).toContain('“Kordiva”');
  });
});

describe('a key', () => {
  it('with the scope to write has the tools that write and ask, in the list too', async () => {
    const client = await side.connectOverHttp(await side.issueKey(['read', 'write']));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([...READING, 'add_prompts', 'run_prompts']);
    const byName = new Map(tools.map((tool) => [tool.name, tool.annotations]));
    expect(byName.get('run_prompts')).toMatchObject({ readOnlyHint: false, openWorldHint: true });
  });

  it('without the scope to read has no tool', async () => {
    const client = await side.connectOverHttp(await side.issueKey(['export']));
    expect((await client.listTools()).tools).toEqual([]);
  });

  it('for one project knows no other', async () => {
    const other = await side.createProject('Askbarn');
    const client = await side.connectOverHttp(await side.issueKey(['read'], [other]));
    expect(rowsOf(await askTool(client, 'list_projects'), 'projects')).toMatchObject([{ project: 'Askbarn' }]);
    const reply = await askTool(client, 'overview', { project: 'Kordiva' });
    expect(reply).toMatchObject({ isError: true });
    expect(reply.text).toMatch(/no project by the name “Kordiva”.*There is: Askbarn/);
  });

  it('is asked for, and is nowhere in a reply', async () => {
    expect((await side.send({ key: null, body: CALL })).status).toBe(401);
    const wrong = await side.send({ key: 'sk_live_wrong', body: CALL });
    expect(wrong).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer' } });
    expect(wrong.json).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32000 } });
    const replies = await Promise.all([
      side.send({ key, body: CALL }),
      side.send({ key, body: { ...CALL, params: { name: 'overview', arguments: { project: key } } } }),
      side.send({ key, body: { ...CALL, params: { name: key, arguments: {} } } }),
    ]);
    for (const { text } of replies.slice(0, 2)) expect(text).not.toContain(key);
    expect(replies[1]?.text).toContain('[key removed]');
  });

  it('has its requests of a minute, here and under /v1 together', async () => {
    const before = await side.send({ key, body: CALL });
    const after = await side.send({ key, body: CALL });
    expect(Number(before.headers['x-ratelimit-remaining']) - Number(after.headers['x-ratelimit-remaining'])).toBe(1);
  });
});

describe('a request', () => {
  it('of a page of another origin, or for another host, is refused', async () => {
    expect(await side.send({ key, body: CALL, headers: { origin: 'https://evil.example' } })).toMatchObject({
      status: 403,
    });
    expect(await side.send({ key, body: CALL, headers: { 'sec-fetch-site': 'cross-site' } })).toMatchObject({
      status: 403,
    });
    expect(await side.send({ key, body: CALL, headers: { host: 'evil.example' } })).toMatchObject({ status: 403 });
  });

  it.each([
    ['no JSON', '{"jsonrpc":', 400, -32700],
    ['nothing', '', 400, -32700],
    ['a batch', JSON.stringify([CALL, CALL]), 400, -32600],
    ['no message', '{"hello":1}', 400, -32600],
    ['another version of JSON-RPC', JSON.stringify({ ...CALL, jsonrpc: '1.0' }), 400, -32600],
    ['too much', JSON.stringify({ ...CALL, params: 'x'.repeat(300_000) }), 413, -32000],
  ])('with %s is refused in the form of the protocol', async (_what, body, status, code) => {
    const reply = await side.send({ key, body });
    expect(reply.status).toBe(status);
    expect(reply.json).toMatchObject({ jsonrpc: '2.0', error: { code } });
  });

  it('for an unknown method or tool, or with other types, is answered', async () => {
    const unknown = await side.send({ key, body: { ...CALL, method: 'tools/destroy' } });
    expect(unknown.json).toMatchObject({ id: 1, error: { code: -32601 } });
    const noTool = await side.send({ key, body: { ...CALL, params: { name: 'run_prompts', arguments: {} } } });
    expect(noTool.json).toMatchObject({ id: 1, error: { code: -32602 } });
    const types = await side.send({ key, body: { ...CALL, params: { name: 'overview', arguments: { period: 7 } } } });
    expect(types.json).toMatchObject({ result: { isError: true } });
    expect(types.text).toContain('period must be a text');
  });

  it('that is a notification alone is taken and not answered', async () => {
    const { id: _, ...notice } = { ...CALL, method: 'notifications/initialized', params: {} };
    expect(await side.send({ key, body: notice })).toMatchObject({ status: 202, text: '' });
  });

  it('for a session is told that there is none', async () => {
    const reply = await side.send({ key, method: 'GET', headers: { accept: 'text/event-stream' } });
    expect(reply.status).toBe(405);
    expect(await side.send({ key, method: 'DELETE' })).toMatchObject({ status: 405 });
  });
});
