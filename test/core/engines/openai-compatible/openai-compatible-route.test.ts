import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAiCompatibleRoute as route } from '#main/core/engines/openai-compatible/openai-compatible-route.ts';
import type { ReplySpec } from '#support/engine-reply-spec.ts';
import { makeContext, makeReply, makeRequest, readFixtureReply, TEST_KEY } from '#support/engine-requests.ts';
import { type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';

let fake: FakeOpenAi;

beforeAll(async () => {
  fake = await startFakeOpenAi();
});
afterAll(() => fake.close());

async function ask(reply: ReplySpec, apiKey: string | null = null) {
  fake.setReply(reply);
  const question = makeRequest({ engine: 'claude', language: 'FR', prompt: 'Quel outil ?' });
  const replies = await route.call(question, makeContext({ baseUrl: fake.url, apiKey, timeoutMs: 500 }));
  return 'kind' in replies ? replies : route.read(replies, question);
}

function readFixture(name: string) {
  return route.read([readFixtureReply(`openai-compatible/${name}`)], makeRequest());
}

describe('the outgoing chat request', () => {
  it('is exactly this, without a key', async () => {
    await ask({ kind: 'answer', text: 'Kordiva.' });
    const request = fake.requests.at(-1);
    expect(request).toMatchObject({ method: 'POST', path: '/v1/chat/completions' });
    expect(request?.headers).not.toHaveProperty('authorization');
    expect(request?.body).toEqual({
      model: 'test-model',
      messages: [
        { role: 'system', content: 'Answer in the language of the question (French).' },
        { role: 'user', content: 'Quel outil ?' },
      ],
      max_tokens: 2000,
      stream: false,
    });
  });

  it('carries a key when there is one', async () => {
    await ask({ kind: 'answer', text: 'Kordiva.' }, TEST_KEY);
    expect(fake.requests.at(-1)?.headers.authorization).toBe(`Bearer ${TEST_KEY}`);
  });
});

describe('a chat call', () => {
  it('gives an ungrounded answer whose queries are not exposed and whose cost is unknown', async () => {
    expect(await ask({ kind: 'answer', text: '**Kordiva**.' })).toEqual({
      kind: 'answer',
      text: '**Kordiva**.',
      engineVersion: 'fake-local-1',
      cited: [],
      retrieved: [],
      queries: null,
      isGrounded: false,
      isRefusal: false,
      isIncomplete: false,
      bill: { reportedUsd: null, usage: null },
    });
  });

  it('tells the tokens that the server tells', async () => {
    const usage = { input: 30, cached: 10, output: 20 };
    const tokens = { inputTokens: 30, cachedInputTokens: 10, outputTokens: 20, searches: 0, requests: 1 };
    expect(await ask({ kind: 'answer', text: 'Kordiva.', usage })).toMatchObject({ bill: { usage: tokens } });
  });

  it.each<[ReplySpec, object]>([
    [
      { kind: 'refusal', text: 'Non.' },
      { kind: 'answer', text: 'Non.', isRefusal: true },
    ],
    [
      { kind: 'incomplete', text: 'Les' },
      { kind: 'answer', isIncomplete: true },
    ],
    [
      { kind: 'unknown-items', text: 'Oui.' },
      { kind: 'answer', text: 'Oui.' },
    ],
    [{ kind: 'error-in-200', code: 'x', message: 'Loading.' }, { reason: 'overloaded' }],
    [{ kind: 'empty-body' }, { reason: 'schema_drift' }],
    [{ kind: 'not-utf8' }, { reason: 'schema_drift' }],
    [{ kind: 'status', status: 404, message: 'model "x" not found' }, { reason: 'unknown_model' }],
    [{ kind: 'status', status: 503 }, { reason: 'overloaded' }],
    [{ kind: 'hang' }, { reason: 'timeout' }],
    [{ kind: 'reset' }, { reason: 'network' }],
  ])('turns %j into %j', async (reply, expected) => {
    expect(await ask(reply)).toMatchObject(expected);
  });
});

describe('reading a recorded chat reply', () => {
  it.each([
    ['answer', { text: '**Kordiva** suits small teams.', engineVersion: 'llama3.2:3b' }],
    ['parts', { text: 'Kordiva and Oduvia.' }],
    ['thinking', { text: 'Kordiva.' }],
    ['cut-short', { text: 'The tools are', isIncomplete: true }],
    ['tool-call-only', { reason: 'schema_drift' }],
    ['error-in-200', { reason: 'overloaded', message: expect.stringContaining('model is loading') }],
  ])('%s', (name, expected) => {
    expect(readFixture(name)).toMatchObject(expected);
  });

  it('never throws, whatever bytes or values come', () => {
    const choices = fc.array(fc.record({ message: fc.oneof(fc.jsonValue(), fc.record({ content: fc.jsonValue() })) }));
    const body = fc.oneof(fc.uint8Array(), fc.json(), fc.record({ choices, model: fc.jsonValue() }));
    fc.assert(
      fc.property(body, fc.constantFrom(200, 404, 500), (value, status) => {
        const outcome = route.read([makeReply(value, status)], makeRequest());
        expect(outcome.kind === 'answer' ? outcome.text.trim() : 'failure').not.toBe('');
      }),
      { numRuns: 500 },
    );
    expect(route.read([], makeRequest())).toMatchObject({ reason: 'schema_drift' });
  });
});
