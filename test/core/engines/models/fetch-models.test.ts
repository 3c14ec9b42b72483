/** Asking providers for their models, each in its own wire, over real HTTP. */
import { afterEach, describe, expect, it } from 'vitest';

import { fetchModels } from '#main/core/engines/models/fetch-models.ts';
import { MODEL_LISTS } from '#main/core/engines/models/served-models.ts';
import { findRoute } from '#main/core/engines/registry.ts';
import { makeContext, readFixtureText, TEST_KEY } from '#support/engine-requests.ts';
import { type ScriptedServer, type ServerReply, startScriptedServer } from '#support/scripted-server.ts';

let server: ScriptedServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const toReply = (body: string, status = 200): ServerReply => ({
  kind: 'bytes',
  status,
  headers: { 'content-type': 'application/json' },
  body,
});

async function ask(id: string, reply: ServerReply, basePath = '') {
  server = await startScriptedServer(() => reply);
  const route = findRoute(id);
  if (!route) throw new Error(`no route ${id}`);
  const told = await fetchModels(route, makeContext({ baseUrl: `${server.url}${basePath}`, timeoutMs: 2_000 }));
  return { told, request: server.requests[0] };
}

/** Route, path under the base of its own kind, header of the key, first and last of the recorded list. */
const PROVIDERS = [
  ['openai-responses', '', '/v1/models', 'authorization', 'openai', ['gpt-6.1-sol', 'gpt-5.1']],
  [
    'anthropic-messages',
    '/v1',
    '/v1/models?limit=1000',
    'x-api-key',
    'anthropic',
    ['claude-sonnet-5-5', 'claude-haiku-5-5'],
  ],
  [
    'gemini-generate',
    '',
    '/v1beta/models?pageSize=1000',
    'x-goog-api-key',
    'gemini',
    ['gemini-3.8-flash', 'gemini-flash-latest'],
  ],
  ['perplexity-agent', '', '/v1/models', 'authorization', 'perplexity', ['perplexity/sonar', 'openai/gpt-5.4']],
  ['xai-responses', '/v1', '/v1/models', 'authorization', 'xai', ['grok-4.7', 'grok-4.3']],
  [
    'mistral-conversations',
    '/v1',
    '/v1/models',
    'authorization',
    'mistral',
    ['mistral-medium-latest', 'mistral-large-4'],
  ],
  ['deepseek-messages', '', '/models', 'authorization', 'deepseek', ['deepseek-flash', 'deepseek-v4-pro']],
  ['deepseek-chat', '/anthropic/v1', '/models', 'authorization', 'deepseek', ['deepseek-flash', 'deepseek-v4-pro']],
  [
    'openrouter-responses',
    '/api/v1',
    '/api/v1/models',
    'authorization',
    'openrouter',
    ['openai/gpt-6.1-sol', 'x-ai/grok-4.3'],
  ],
  ['openai-compatible', '/v1', '/v1/models', 'authorization', 'local', ['llama3.2:latest']],
] as const;

describe('fetchModels', () => {
  it('knows a way to ask every service of models', () => {
    expect(Object.keys(MODEL_LISTS).sort()).toEqual(PROVIDERS.map(([id]) => id).sort());
  });

  it.each(PROVIDERS)(
    'asks %s with its key, once, and reads its list',
    async (id, base, path, header, fixture, models) => {
      const { told, request } = await ask(id, toReply(readFixtureText(`models/${fixture}`)), base);
      expect(request).toMatchObject({ method: 'GET', path });
      expect(String(request?.headers[header])).toContain(TEST_KEY);
      expect(request?.path).not.toContain(TEST_KEY);
      expect(Array.isArray(told) ? told.map(({ model }) => model) : told).toEqual(models);
    },
  );

  it('reads the days and the sizes that a list tells', async () => {
    const openai = await ask('openai-responses', toReply(readFixtureText('models/openai')));
    expect(openai.told).toContainEqual({ model: 'gpt-5.1', retiresOn: '2027-04-01', contextTokens: null });
    await server?.close();
    const anthropic = await ask('anthropic-messages', toReply(readFixtureText('models/anthropic')));
    expect(anthropic.told).toContainEqual({ model: 'claude-sonnet-5-5', retiresOn: null, contextTokens: 1_000_000 });
    await server?.close();
    const gemini = await ask('gemini-generate', toReply(readFixtureText('models/gemini')));
    expect(gemini.told).toContainEqual({ model: 'gemini-3.8-flash', retiresOn: null, contextTokens: 1_048_576 });
  });

  it.each([401, 403, 404, 429, 500])('says that a status %d was a refusal, and shows no key', async (status) => {
    const { told } = await ask('openai-responses', toReply(`{"error":{"message":"Bad key ${TEST_KEY}"}}`, status));
    expect(told).toEqual({ code: 'refused', said: `OpenAI refused to list its models (HTTP ${status}).` });
  });

  it.each(['', 'null', '[]', '{"data":7}', '<html>', '{"models":[]}'])('takes %j for no list', async (body) => {
    expect((await ask('openai-responses', toReply(body))).told).toMatchObject({ code: 'unreadable' });
  });

  it('keeps what it can read of a list', async () => {
    const body =
      '{"data":[null,7,{"id":""},{"id":"gpt-6-sol","shutdown_date":"soon"},{"id":"whisper-1"},{"object":"model"}]}';
    const { told } = await ask('openai-responses', toReply(body));
    expect(told).toEqual([{ model: 'gpt-6-sol', retiresOn: null, contextTokens: null }]);
  });

  it('says that nobody answers', async () => {
    expect((await ask('openai-responses', { kind: 'reset' })).told).toMatchObject({ code: 'unreachable' });
  });

  it('asks no service of result pages', async () => {
    const { told, request } = await ask('serpapi-copilot', toReply('{}'));
    expect(told).toMatchObject({ code: 'no_list' });
    expect(request).toBeUndefined();
  });
});
