import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadAnswer } from '#main/core/engines/engine-route.ts';
import { openAiResponsesRoute } from '#main/core/engines/openai-responses/openai-responses-route.ts';
import { makeReply, makeRequest, readFixtureReply } from '#support/engine-requests.ts';

function read(body: unknown, status = 200) {
  return openAiResponsesRoute.read([makeReply(body, status)], makeRequest());
}

function readFixture(name: string) {
  return openAiResponsesRoute.read([readFixtureReply(`openai-responses/${name}`)], makeRequest());
}

function readAnswer(name: string): ReadAnswer {
  const outcome = readFixture(name);
  if (outcome.kind !== 'answer') throw new Error(`${name} gave ${outcome.kind}`);
  return outcome;
}

describe('reading a recorded Responses reply', () => {
  it('tells text, cited, consulted and searched apart', () => {
    expect(readAnswer('answer-with-search')).toEqual({
      kind: 'answer',
      text: 'For small teams, **Kordiva** and **Brimlane** come up most often.\n\n1. **Kordiva** – simple boards, fair price.\n2. **Brimlane** – deeper reports.\n',
      engineVersion: 'gpt-5.1-2025-11-13',
      cited: [
        {
          url: 'https://www.pickwarden.example/best-planning?utm_source=openai',
          title: 'The 10 best options compared',
        },
        { url: 'https://brimlane.example/?utm_source=openai', title: 'Brimlane' },
      ],
      retrieved: [
        { url: 'https://www.pickwarden.example/best-planning', title: null },
        { url: 'https://kordiva.example/pricing', title: null },
        { url: 'https://brimlane.example/', title: null },
      ],
      queries: ['best project planning tool small teams 2026', 'Kordiva reviews', 'Brimlane pricing'],
      isGrounded: true,
      isRefusal: false,
      isIncomplete: false,
      // Two searches: opened pages are free.
      bill: {
        reportedUsd: null,
        usage: { inputTokens: 12_000, cachedInputTokens: 4000, outputTokens: 800, searches: 2, requests: 1 },
      },
    });
  });

  it('reads the older single query', () => {
    expect(readAnswer('answer-older-query')).toMatchObject({
      queries: ['Kordiva price'],
      retrieved: [],
      isGrounded: true,
    });
  });

  it('flags an answer without a search as ungrounded, with no queries rather than hidden ones', () => {
    expect(readAnswer('answer-without-search')).toMatchObject({
      isGrounded: false,
      queries: [],
      cited: [],
      bill: { usage: { searches: 0 } },
    });
  });

  it('keeps a refusal as an answer', () => {
    const words = 'I’m sorry, I can’t help with that.';
    expect(readAnswer('refusal')).toMatchObject({ text: words, isRefusal: true });
  });

  it('keeps the text of an incomplete reply and marks it', () => {
    expect(readAnswer('incomplete')).toMatchObject({
      isIncomplete: true,
      text: 'The most common tools are Kordiva, Bri',
    });
  });

  it('passes over unknown items, parts and annotations and over addresses that are none', () => {
    expect(readAnswer('unknown-items')).toMatchObject({
      text: 'Use Kordiva.',
      cited: [
        { url: 'https://early.example/', title: 'Early' },
        { url: 'https://late.example/', title: null },
      ],
      retrieved: [{ url: 'https://ok.example/a', title: null }],
      queries: ['planning'],
    });
  });

  it('joins the parts of a message directly and messages with a blank line, citations in that order', () => {
    const answer = readAnswer('two-messages');
    expect(answer.text).toBe('Let me look.\n\nKordiva is popular.');
    expect(answer.cited.map((page) => page.url)).toEqual(['https://one.example/', 'https://two.example/']);
  });

  it('flags an answer whose only search failed as ungrounded', () => {
    expect(readAnswer('search-failed-answer')).toMatchObject({ isGrounded: false, queries: [] });
  });

  it.each([
    ['error-in-200', 'overloaded'],
    ['quota-in-200', 'quota'],
    ['search-failed', 'search_error'],
    ['empty-output', 'schema_drift'],
    ['incomplete-without-text', 'schema_drift'],
  ])('%s is a failure: %s', (name, reason) => {
    expect(readFixture(name)).toMatchObject({ kind: 'failure', reason });
  });
});

describe('reading anything else', () => {
  it.each([
    ['nothing', ''],
    ['a page', '<html></html>'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an object without output', '{"id":"x"}'],
    ['output that is no list', '{"output":{"0":1}}'],
    ['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
    ['a very deep list', '['.repeat(200_000)],
  ])('calls %s schema drift', (_, body) => {
    expect(read(body)).toMatchObject({ kind: 'failure', reason: 'schema_drift' });
  });

  it('calls no reply at all schema drift', () => {
    expect(openAiResponsesRoute.read([], makeRequest())).toMatchObject({ reason: 'schema_drift' });
  });

  it('reads a stored error reply by its status', () => {
    expect(read({ error: { message: 'No.' } }, 401)).toMatchObject({ reason: 'auth' });
  });

  it('reads an answer that lacks usage, model and status', () => {
    const output = [{ type: 'message', content: [{ type: 'output_text', text: 'Kordiva.' }] }];
    expect(read({ output })).toMatchObject({ text: 'Kordiva.', engineVersion: null, bill: { usage: null } });
  });

  it.each([null, false, ''])('reads the answer beside an error field that is %j', (error) => {
    expect(read({ error, output: [{ type: 'message', content: 'Kordiva.' }] })).toMatchObject({ kind: 'answer' });
  });

  it('repairs characters that a database would change', () => {
    const output = [{ type: 'message', content: 'a\0b\ud800c' }];
    expect(read({ output })).toMatchObject({ text: 'a\ufffdb\ufffdc' });
  });

  it('never throws, whatever bytes or values come, and never gives a blank answer', () => {
    const item = fc.record(
      {
        type: fc.constantFrom('message', 'web_search_call', 'x'),
        status: fc.json(),
        content: fc.jsonValue(),
        action: fc.jsonValue(),
      },
      { requiredKeys: ['type'] },
    );
    const body = fc.oneof(
      fc.uint8Array(),
      fc.json(),
      fc.record({ output: fc.array(fc.oneof(item, fc.jsonValue())), error: fc.jsonValue(), usage: fc.jsonValue() }),
    );
    fc.assert(
      fc.property(body, fc.constantFrom(200, 204, 301, 429, 500), (value, status) => {
        const outcome = read(value, status);
        expect(outcome.kind === 'answer' ? outcome.text.trim() : 'failure').not.toBe('');
      }),
      { numRuns: 500 },
    );
  });
});
