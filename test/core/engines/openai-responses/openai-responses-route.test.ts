import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallFailure, RouteSettings } from '#main/core/engines/engine-route.ts';
import { openAiResponsesRoute as route } from '#main/core/engines/openai-responses/openai-responses-route.ts';
import type { ReplySpec, RetryAfterSpelling } from '#support/engine-reply-spec.ts';
import { makeContext, makeRequest, TEST_BRANDS, TEST_KEY } from '#support/engine-requests.ts';
import { DEFAULT_ANSWER, type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';

let fake: FakeOpenAi;

beforeAll(async () => {
  fake = await startFakeOpenAi();
});
afterAll(() => fake.close());

async function ask(
  reply: ReplySpec,
  settings: Partial<RouteSettings> = {},
  parts: Parameters<typeof makeRequest>[0] = {},
) {
  fake.setReply(reply);
  const question = makeRequest(parts);
  const replies = await route.call(question, makeContext({ baseUrl: fake.baseUrl, ...settings }));
  return 'kind' in replies ? replies : route.read(replies, question);
}

async function askForFailure(reply: ReplySpec, settings: Partial<RouteSettings> = {}): Promise<CallFailure> {
  const outcome = await ask(reply, settings);
  if (outcome.kind !== 'failure') throw new Error(`expected a failure, got ${outcome.kind}`);
  return outcome;
}

describe('the outgoing Responses request', () => {
  it('is exactly this', async () => {
    await ask(DEFAULT_ANSWER, { model: 'gpt-5.1' }, { prompt: 'Welches Tool?', language: 'DE', country: 'de' });
    const request = fake.requests.at(-1);
    expect(request).toMatchObject({ method: 'POST', path: '/v1/responses' });
    expect(request?.headers).toMatchObject({
      authorization: `Bearer ${TEST_KEY}`,
      'content-type': 'application/json',
    });
    expect(request?.body).toEqual({
      model: 'gpt-5.1',
      instructions: 'Answer in the language of the question (German).',
      input: 'Welches Tool?',
      tools: [{ type: 'web_search', user_location: { type: 'approximate', country: 'DE' } }],
      include: ['web_search_call.action.sources'],
      max_output_tokens: 2000,
      store: false,
    });
  });

  it.each([null, '', 'Germany', 'D1'])('names no place for the country %s', async (country) => {
    await ask(DEFAULT_ANSWER, {}, { country });
    expect(fake.requests.at(-1)?.body).toHaveProperty('tools', [{ type: 'web_search' }]);
  });

  it('holds no tracked brand', async () => {
    await ask(DEFAULT_ANSWER);
    const sent = JSON.stringify(fake.requests.at(-1)?.body);
    for (const { name } of TEST_BRANDS) expect(sent).not.toContain(name);
  });
});

describe('a Responses call', () => {
  it('brings an answer home', async () => {
    expect(await ask(DEFAULT_ANSWER)).toMatchObject({
      kind: 'answer',
      text: DEFAULT_ANSWER.text,
      cited: [{ url: 'https://www.kordiva.example/pricing?utm_source=openai', title: 'Kordiva pricing' }],
      queries: DEFAULT_ANSWER.queries,
      isGrounded: true,
      bill: { reportedUsd: null, usage: { inputTokens: 1000, outputTokens: 200, searches: 1 } },
    });
  });

  it.each<[ReplySpec, object]>([
    [
      { kind: 'answer', text: 'No search.' },
      { isGrounded: false, queries: [] },
    ],
    [
      { kind: 'refusal', text: 'No.' },
      { isRefusal: true, text: 'No.' },
    ],
    [
      { kind: 'incomplete', text: 'Half' },
      { isIncomplete: true, text: 'Half' },
    ],
    [
      { kind: 'unknown-items', text: 'Known.' },
      { text: 'Known.', isIncomplete: false },
    ],
    [{ kind: 'huge', bytes: 5 * 1024 * 1024 }, { kind: 'answer' }],
  ])('reads %j', async (reply, expected) => {
    expect(await ask(reply)).toMatchObject({ kind: 'answer', ...expected });
  });

  it.each<[CallFailure['reason'], ReplySpec]>([
    ['schema_drift', { kind: 'empty-body' }],
    ['schema_drift', { kind: 'not-json' }],
    ['schema_drift', { kind: 'not-utf8' }],
    ['overloaded', { kind: 'error-in-200', code: 'server_error', message: 'Oh.' }],
    ['rate_limit', { kind: 'error-in-200', code: 'rate_limit_exceeded', message: 'Oh.' }],
    ['quota', { kind: 'status', status: 402 }],
    ['quota', { kind: 'status', status: 429, code: 'insufficient_quota' }],
    ['rate_limit', { kind: 'status', status: 429 }],
    ['auth', { kind: 'status', status: 401 }],
    ['forbidden', { kind: 'status', status: 403 }],
    ['unknown_model', { kind: 'status', status: 404, code: 'model_not_found' }],
    ['overloaded', { kind: 'status', status: 500 }],
    ['overloaded', { kind: 'status', status: 529 }],
    ['network', { kind: 'reset' }],
    ['network', { kind: 'cut' }],
  ])('fails with %s on %j', async (reason, reply) => {
    expect(await askForFailure(reply)).toMatchObject({ reason });
  });

  it('times out on a server that hangs', async () => {
    expect(await askForFailure({ kind: 'hang' }, { timeoutMs: 60 })).toMatchObject({ reason: 'timeout' });
  });

  it.each<[RetryAfterSpelling, number | null]>([
    ['seconds', 3000],
    ['fraction', 2500],
    ['milliseconds', 2500],
    ['date', 3000],
    ['body-delay', 2500],
    ['reset', 2500],
    ['none', null],
  ])('hears the asked-for wait spelled as %s', async (spelling, expectedMs) => {
    const { reason, retryAfterMs } = await askForFailure({ kind: 'rate-limited', spelling, waitMs: 2500 });
    expect(reason).toBe('rate_limit');
    // A date knows whole seconds only, so up to one is lost.
    if (spelling === 'date') expect(Math.abs((retryAfterMs ?? 0) - 2500)).toBeLessThanOrEqual(1000);
    else expect(retryAfterMs).toBe(expectedMs);
  });

  it('never shows the key, even when the server echoes it', async () => {
    for (const status of [400, 401, 403, 429, 500]) {
      const reply = { kind: 'status', status, code: TEST_KEY, message: `Bad key: ${TEST_KEY}` } as const;
      expect(JSON.stringify(await askForFailure(reply))).not.toContain(TEST_KEY);
    }
    const echoed = await askForFailure({ kind: 'error-in-200', code: TEST_KEY, message: `Bearer ${TEST_KEY}` });
    expect(JSON.stringify(echoed)).not.toContain(TEST_KEY);
  });
});
