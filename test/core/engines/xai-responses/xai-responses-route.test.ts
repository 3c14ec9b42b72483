import { describe, expect, it } from 'vitest';
import { toXaiRequest } from '#main/core/engines/xai-responses/build-request.ts';
import { xaiResponsesRoute as route } from '#main/core/engines/xai-responses/xai-responses-route.ts';
import { makeReply, makeRequest, readFixtureReply } from '#support/engine-requests.ts';

describe('the outgoing xAI request', () => {
  it('is exactly this', () => {
    expect(
      toXaiRequest(makeRequest({ prompt: 'Welches Tool?', language: 'DE', country: 'at' }), {
        model: 'grok-4.3',
        maxOutputTokens: 900,
      }),
    ).toEqual({
      model: 'grok-4.3',
      input: [
        { role: 'system', content: 'Answer in the language of the question (German).' },
        { role: 'user', content: 'Welches Tool?' },
      ],
      tools: [{ type: 'web_search', user_location: { type: 'approximate', country: 'AT' } }],
      max_output_tokens: 900,
      store: false,
    });
  });
});

describe('reading an xAI reply', () => {
  it.each([
    ['many', null],
    [null, null],
    [-1, null],
    [0, 0],
    ['20000000000', 2],
    ['1e10', null],
    [15_000_000_000, 1.5],
  ])('takes a cost of %j ticks for %j dollars', (cost_in_usd_ticks, reportedUsd) => {
    const output = [{ type: 'message', content: 'Kordiva.' }];
    const reply = makeReply({ output, usage: { cost_in_usd_ticks } });
    expect(route.read([reply], makeRequest())).toMatchObject({ bill: { reportedUsd } });
  });

  it('keeps real titles, and drops addresses that stand for one', () => {
    const cite = (url: string, title: string, start_index: number) => ({
      type: 'url_citation',
      url,
      title,
      start_index,
    });
    const annotations = [
      cite('https://a.example/', 'Best of 2026', 1),
      cite('https://b.example/', 'https://b.example/', 2),
    ];
    const content = [{ type: 'output_text', text: 'Kordiva.', annotations }];
    expect(route.read([makeReply({ output: [{ type: 'message', content }] })], makeRequest())).toMatchObject({
      cited: [
        { url: 'https://a.example/', title: 'Best of 2026' },
        { url: 'https://b.example/', title: null },
      ],
    });
  });

  it('takes pages met for a search, even where no search item is shown', () => {
    const reply = makeReply({
      output: [{ type: 'message', content: 'Kordiva.' }],
      citations: ['https://a.example/', 'https://a.example/', 7],
    });
    expect(route.read([reply], makeRequest())).toMatchObject({
      isGrounded: true,
      cited: [],
      retrieved: [{ url: 'https://a.example/', title: null }],
    });
  });

  it('passes over links that are none', () => {
    expect(route.read([readFixtureReply('xai-responses/unknown-items')], makeRequest())).toMatchObject({
      cited: [{ url: 'https://kordiva.example/', title: null }],
      retrieved: [{ url: 'https://kordiva.example/', title: null }],
      queries: ['planning'],
      bill: { reportedUsd: null },
    });
  });
});
