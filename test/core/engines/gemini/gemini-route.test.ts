import { describe, expect, it } from 'vitest';
import { geminiRoute } from '#main/core/engines/gemini/gemini-route.ts';
import { makeContext, makeReply, makeRequest, readFixtureReply, TEST_KEY } from '#support/engine-requests.ts';
import { startScriptedServer } from '#support/scripted-server.ts';

const readFixture = (name: string) => geminiRoute.read([readFixtureReply(`gemini-generate/${name}`)], makeRequest());

describe('the outgoing generateContent request', () => {
  it('is exactly this, byte for byte', async () => {
    const server = await startScriptedServer(() => ({ kind: 'bytes', status: 200, headers: {}, body: '{}' }));
    const ask = makeRequest({ engine: 'gemini', prompt: 'Welches Tool?', language: 'DE', country: 'de' });
    await geminiRoute.call(ask, makeContext({ baseUrl: server.url, model: 'models/gemini-3-flash' }));
    await server.close();
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'POST', path: '/v1beta/models/gemini-3-flash:generateContent' });
    expect(request?.headers).toMatchObject({ 'x-goog-api-key': TEST_KEY, 'content-type': 'application/json' });
    expect(request?.headers).not.toHaveProperty('authorization');
    expect(request?.text).toBe(
      '{"contents":[{"role":"user","parts":[{"text":"Welches Tool?"}]}],' +
        '"systemInstruction":{"parts":[{"text":"Answer in the language of the question (German)."}]},' +
        '"tools":[{"google_search":{}}],"generationConfig":{"maxOutputTokens":2000}}',
    );
  });
});

describe('reading a recorded generateContent reply', () => {
  it('keeps untold queries apart from none', () => {
    expect(readFixture('answer-untold-queries')).toMatchObject({
      queries: null,
      isGrounded: true,
      cited: [],
      bill: { usage: null },
    });
    expect(readFixture('answer-without-search')).toMatchObject({ queries: [], isGrounded: false });
  });

  it('passes over unknown chunks without losing the place of the others', () => {
    const link = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/AQXblr06';
    expect(readFixture('unknown-items')).toMatchObject({
      cited: [{ url: link, title: 'kordiva.example' }],
      retrieved: [{ url: link, title: 'kordiva.example' }],
      queries: ['planning'],
    });
  });

  it.each([
    ['stopped-with-words', 'This content cannot be generated.'],
    ['prompt-blocked', '[PROHIBITED_CONTENT]'],
  ])('%s is a refusal in the words of the reply', (name, text) => {
    expect(readFixture(name)).toMatchObject({ kind: 'answer', isRefusal: true, isIncomplete: false, text });
  });

  it('bills a refusal', () => {
    const usage = { inputTokens: 20, cachedInputTokens: 0, outputTokens: 0, searches: 0, requests: 1 };
    expect(readFixture('prompt-blocked')).toMatchObject({ bill: { usage } });
  });

  it('keeps a text that was stopped midway and marks it', () => {
    expect(readFixture('stopped-midway')).toMatchObject({
      text: 'Kordiva begins with',
      isIncomplete: true,
      isRefusal: false,
    });
  });

  it.each([
    ['truncated-without-text', 'schema_drift'],
    ['ended-otherwise', 'overloaded'],
  ])('%s is a failure: %s', (name, reason) => {
    expect(readFixture(name)).toMatchObject({ kind: 'failure', reason });
  });

  it('never lets a reason of the server put anything but letters into an answer', () => {
    const body = { promptFeedback: { blockReason: '<b>NO</b>' } };
    expect(geminiRoute.read([makeReply(body)], makeRequest())).toMatchObject({ text: '[bNOb]' });
  });
});
