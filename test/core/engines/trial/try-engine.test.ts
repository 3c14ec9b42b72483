/** The test button against real servers on this machine: each way of going wrong has its own words. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it, vi } from 'vitest';

import type { RouteSettings } from '#main/core/engines/engine-route.ts';
import { openAiCompatibleRoute } from '#main/core/engines/openai-compatible/openai-compatible-route.ts';
import { openAiResponsesRoute } from '#main/core/engines/openai-responses/openai-responses-route.ts';
import { tryEngine } from '#main/core/engines/trial/try-engine.ts';
import { DEFAULT_ANSWER, type ReplyScript, startFakeOpenAi } from '#support/fake-openai.ts';

const KEY = 'sk-canary-1234567890';
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const settingsFor = (baseUrl: string): RouteSettings => ({
  baseUrl,
  apiKey: KEY,
  model: 'gpt-5.1',
  timeoutMs: 5_000,
  maxOutputTokens: 1_000,
});

async function attempt(settings: RouteSettings, fetchFn: typeof fetch = fetch) {
  const { test } = await tryEngine({
    engine: 'chatgpt',
    route: openAiResponsesRoute,
    settings,
    fetch: fetchFn,
    now: Date.now,
  });
  return test;
}

async function replyingWith(reply: ReplyScript, changes: Partial<RouteSettings> = {}) {
  const fake = await startFakeOpenAi({ reply });
  closers.push(() => fake.close());
  return attempt({ ...settingsFor(fake.baseUrl), ...changes });
}

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(async () => server.closeAllConnections());
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

/** What a lookup that fails makes `fetch` throw. */
const failingWith =
  (code: string): typeof fetch =>
  async () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(`getaddrinfo ${code}`), { code }) });
  };

describe('an engine that works', () => {
  it('says what came: model, time, search, citations, and what it used up', async () => {
    const outcome = await replyingWith({ ...DEFAULT_ANSWER, usage: { input: 100, cached: 0, output: 20 } });
    expect(outcome).toMatchObject({
      ok: true,
      route: 'openai-responses',
      surface: 'api',
      problem: null,
      advice: null,
      message: 'ChatGPT answered, searched the web and cited 1 page.',
      answer: { isGrounded: true, isRefusal: false, cited: 1, queries: 1 },
      bill: { reportedUsd: null, inputTokens: 100, outputTokens: 20, searches: 1 },
    });
    expect(outcome.answer?.beginning.startsWith('Small teams')).toBe(true);
    expect(outcome.durationMs).toBeGreaterThanOrEqual(0);
  });

  it('asks a short question about nobody', async () => {
    const fake = await startFakeOpenAi();
    closers.push(() => fake.close());
    const settings = { ...settingsFor(fake.baseUrl), apiKey: null, model: 'llama3.2' };
    const { test: outcome } = await tryEngine({
      engine: 'mistral',
      route: openAiCompatibleRoute,
      settings,
      fetch,
      now: Date.now,
    });
    expect(outcome).toMatchObject({ ok: true, message: 'Mistral answered and did not search the web.' });
    expect(outcome.answer?.queries).toBeNull();
    expect(fake.requests).toHaveLength(1);
    expect(JSON.stringify(fake.requests[0]?.body).length).toBeLessThan(600);
  });
});

describe('an engine that does not work', () => {
  it.each<[string, ReplyScript, string, RegExp]>([
    [
      'a wrong key',
      { kind: 'status', status: 401, message: `Incorrect key ${KEY}` },
      'wrong_key',
      /did not accept the key/,
    ],
    [
      'an empty account',
      { kind: 'status', status: 429, code: 'insufficient_quota' },
      'no_quota',
      /allowance is used up/,
    ],
    ['too many calls', { kind: 'rate-limited', spelling: 'seconds', waitMs: 9_000 }, 'rate_limit', /fewer calls/],
    ['trouble of its own', { kind: 'status', status: 503 }, 'overloaded', /cannot serve/],
    [
      'a model that is not there',
      { kind: 'status', status: 404, code: 'model_not_found', message: "The model 'gpt-5.1' does not exist" },
      'unknown_model',
      /does not know the model "gpt-5\.1"/,
    ],
    [
      'a model that is refused',
      { kind: 'status', status: 400, message: 'unknown model: gpt-5.1' },
      'unknown_model',
      /does not know the model/,
    ],
    [
      'another refusal',
      { kind: 'status', status: 400, message: 'tools: too many' },
      'bad_request',
      /does not accept the call/,
    ],
    ['a page with status 200', { kind: 'not-json' }, 'not_the_engine', /web page came back/],
    [
      'a page of a proxy',
      { kind: 'raw', status: 403, headers: { 'content-type': 'text/html' }, body: '<html>Blocked</html>' },
      'not_the_engine',
      /web page came back/,
    ],
    ['another shape', { kind: 'raw', body: '{"object":"response","output":"new"}' }, 'schema_drift', /cannot be read/],
    ['a reset connection', { kind: 'reset' }, 'network', /reset|closed early/],
    ['half a reply', { kind: 'cut' }, 'network', /cannot be reached|closed early/],
  ])('%s', async (_what, reply, problem, message) => {
    const outcome = await replyingWith(reply);
    expect(outcome).toMatchObject({ ok: false, problem, answer: null, bill: null });
    expect(outcome.message).toMatch(message);
    expect(outcome.advice?.length).toBeGreaterThan(20);
    expect(JSON.stringify(outcome)).not.toContain('canary');
  });

  it('no reply in time: the limit is named', async () => {
    const outcome = await replyingWith({ kind: 'hang' }, { timeoutMs: 300 });
    expect(outcome).toMatchObject({ problem: 'timeout', message: 'OpenAI did not reply within 0.3 s.' });
    expect(outcome.advice).toContain('0.3 s');
  });

  it('a wrong path', async () => {
    const fake = await startFakeOpenAi();
    closers.push(() => fake.close());
    const outcome = await attempt(settingsFor(`${fake.url}/api`));
    expect(outcome).toMatchObject({ problem: 'wrong_path', message: '127.0.0.1 has nothing at this path (HTTP 404).' });
    expect(outcome.advice).toContain(`${fake.url}/api`);
  });

  it('a redirect is not followed, and its target named without what its query carries', async () => {
    const address = await serving((_request, response) =>
      response.writeHead(302, { location: 'https://portal.example/login?session=secret' }).end(),
    );
    const outcome = await attempt(settingsFor(address));
    expect(outcome.problem).toBe('redirect');
    expect(outcome.advice).toContain('https://portal.example/login');
    expect(JSON.stringify(outcome)).not.toContain('secret');
  });

  it('nothing listens', async () => {
    const address = await serving(() => undefined);
    for (const close of closers.splice(0)) await close();
    expect(await attempt(settingsFor(address))).toMatchObject({
      problem: 'refused',
      message: `Nothing listens at ${address}.`,
    });
  });

  it('a server without a certificate that is trusted, or without any encryption', async () => {
    const server = createTlsServer({}).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closers.push(() => new Promise((resolve) => server.close(resolve)));
    const { port } = server.address() as AddressInfo;
    expect((await attempt(settingsFor(`https://127.0.0.1:${port}/v1`))).problem).toBe('tls');
    const plain = await serving((_request, response) => response.end('{}'));
    expect((await attempt(settingsFor(plain.replace('http:', 'https:')))).problem).toBe('tls');
  });

  it.each([
    ['ENOTFOUND', 'dns'],
    ['EAI_AGAIN', 'dns'],
    ['CERT_HAS_EXPIRED', 'certificate'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls'],
    ['PROXY_REFUSED', 'proxy_refused'],
    ['PROXY_AUTH_UNSUPPORTED', 'proxy_auth'],
    ['PROXY_TIMEOUT', 'proxy_unreachable'],
    ['EHOSTUNREACH', 'network'],
  ])('%s on the way is %s', async (code, problem) => {
    const outcome = await attempt(settingsFor('https://engine.example/v1'), failingWith(code));
    expect(outcome.problem).toBe(problem);
    if (problem === 'dns') expect(outcome.message).toBe('The name engine.example cannot be looked up.');
  });

  it('an address that cannot be used', async () => {
    const fetched = vi.fn<typeof fetch>();
    expect(await attempt(settingsFor('ftp://engine.example'), fetched)).toMatchObject({ problem: 'bad_address' });
    expect(fetched).not.toHaveBeenCalled();
  });
});
