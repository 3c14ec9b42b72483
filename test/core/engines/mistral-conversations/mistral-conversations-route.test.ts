import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCallFailure } from '#main/core/engines/engine-route.ts';
import { mistralConversationsRoute as route } from '#main/core/engines/mistral-conversations/mistral-conversations-route.ts';
import { makeContext, makeReply, makeRequest, readFixtureReply, TEST_KEY } from '#support/engine-requests.ts';
import { type FakeConversation, type FakeMistral, startFakeMistral } from '#support/fake-mistral.ts';
import type { ServerReply } from '#support/scripted-server.ts';

const PAGE = { url: 'https://kordiva.example/pricing', title: 'Kordiva pricing' };

let fake: FakeMistral;

beforeAll(async () => {
  fake = await startFakeMistral();
});
afterAll(() => fake.close());

async function ask(reply: FakeConversation | ServerReply) {
  fake.setReply(reply);
  const question = makeRequest({ engine: 'mistral', prompt: 'Quel outil ?', language: 'FR', country: 'FR' });
  const replies = await route.call(question, makeContext({ baseUrl: fake.url, model: 'mistral-medium-latest' }));
  return isCallFailure(replies) ? replies : route.read(replies, question);
}

function readFixture(name: string) {
  return route.read([readFixtureReply(`mistral-conversations/${name}`)], makeRequest());
}

describe('the outgoing conversation', () => {
  it('is exactly this, byte by byte', async () => {
    await ask({ content: 'Kordiva.' });
    const request = fake.requests.at(-1);
    expect(request).toMatchObject({ path: '/v1/conversations', headers: { authorization: `Bearer ${TEST_KEY}` } });
    expect(request?.text).toBe(
      '{"model":"mistral-medium-latest","instructions":"Answer in the language of the question (French).",' +
        '"inputs":"Quel outil ?","tools":[{"type":"web_search"}],"completion_args":{"max_tokens":2000},"store":false}',
    );
  });
});

describe('a conversation', () => {
  it('brings an answer home, references closing up without a gap', async () => {
    const content = ['**Kordiva**, from 4', PAGE, ' a month.'];
    expect(await ask({ content, queries: ['prix Kordiva'] })).toMatchObject({
      kind: 'answer',
      text: '**Kordiva**, from 4 a month.',
      cited: [PAGE],
      queries: ['prix Kordiva'],
      isGrounded: true,
      bill: { usage: { inputTokens: 3150, outputTokens: 120, searches: 1, requests: 1 } },
    });
  });

  it('quotes what the server complains of, field by field', async () => {
    const detail = ['a', 'b', 'c', 'd'].map((name) => ({ loc: ['body', name], msg: `No ${name}` }));
    const body = JSON.stringify({ object: 'error', message: { detail }, type: 'invalid_request_error' });
    expect(await ask({ kind: 'bytes', status: 422, headers: {}, body })).toMatchObject({
      reason: 'bad_request',
      message: 'Mistral does not accept the call (HTTP 422): No a; No b; No c',
    });
  });
});

describe('reading a recorded conversation', () => {
  it('reads arguments as JSON text, as an object and in plural, and passes over what is neither', () => {
    expect(readFixture('object-arguments')).toMatchObject({
      queries: ['Kordiva price', 'Oduvia'],
      isGrounded: true,
      // Five searches, since the reply does not count them itself.
      bill: { usage: { inputTokens: 100, searches: 5 } },
    });
  });

  it('calls queries unknown, not none, where references come without a search', () => {
    expect(readFixture('hidden-searches')).toMatchObject({ text: 'Kordiva.', isGrounded: true, queries: null });
  });

  it('parts two messages by a blank line', () => {
    expect(readFixture('two-messages')).toMatchObject({ text: 'Let me look.\n\nKordiva is popular.', cited: [] });
  });

  it('keeps unknown entries and chunks from costing anything but themselves', () => {
    expect(readFixture('unknown-items')).toMatchObject({
      text: 'Use Kordiva.',
      engineVersion: null,
      cited: [{ url: 'https://late.example/', title: null }],
      queries: ['planning'],
      bill: { usage: { inputTokens: 1, outputTokens: 0, searches: 1 } },
    });
  });

  it.each<[string, object, string]>([
    ['the status that it repeats', { object: 'error', raw_status_code: 503 }, 'overloaded'],
    ['its status over an unknown type', { object: 'error', type: 'new', raw_status_code: 402 }, 'quota'],
    ['nothing at all', { object: 'error' }, 'overloaded'],
  ])('judges an error inside a 200 by %s', (_, body, reason) => {
    expect(route.read([makeReply(body)], makeRequest())).toMatchObject({ kind: 'failure', reason });
  });

  it.each([null, false, ''])('reads the answer beside an error field that is %j', (error) => {
    const body = { error, outputs: [{ type: 'message.output', content: 'Kordiva.' }] };
    expect(route.read([makeReply(body)], makeRequest())).toMatchObject({ kind: 'answer', bill: { usage: null } });
  });
});
