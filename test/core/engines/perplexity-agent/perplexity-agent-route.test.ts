import { describe, expect, it } from 'vitest';
import { toAgentRequest } from '#main/core/engines/perplexity-agent/build-request.ts';
import { perplexityAgentRoute as route } from '#main/core/engines/perplexity-agent/perplexity-agent-route.ts';
import { makeReply, makeRequest, readFixtureReply, readFixtureText } from '#support/engine-requests.ts';

const PINNED = { model: 'perplexity/sonar', maxOutputTokens: 900 };
const PRESET = { ...PINNED, model: 'fast' };

describe('the outgoing agent request', () => {
  const ask = makeRequest({ engine: 'perplexity', prompt: 'Welches Tool?', language: 'DE', country: 'de' });

  it('is exactly this: the model pinned, the search forced, and no field that a strict server would refuse', () => {
    expect(toAgentRequest(ask, PINNED)).toEqual({
      model: 'perplexity/sonar',
      input: 'Welches Tool?',
      language_preference: 'de',
      tools: [{ type: 'web_search', user_location: { country: 'DE' } }],
      tool_choice: { type: 'web_search' },
      max_output_tokens: 900,
    });
  });

  it('names a preset by a field of its own, and leaves its instructions alone', () => {
    const request = toAgentRequest(ask, PRESET);
    expect(request).toMatchObject({ preset: 'fast', tool_choice: { type: 'web_search' } });
    expect(request).not.toHaveProperty('model');
    expect(request).not.toHaveProperty('instructions');
  });

  it('asks for the model of Perplexity itself unless the owner sets another', () => {
    expect(route.defaults.model).toBe('perplexity/sonar');
    expect(route.chosenOnlyFor ?? []).toEqual([]);
  });

  it.each([
    ['ZH-TW', 'zh'],
    ['EN', 'en'],
  ])('words the language %s as %s', (language, expected) => {
    expect(toAgentRequest({ ...ask, language }, PRESET)).toHaveProperty('language_preference', expected);
  });

  it.each(['', 'GERMAN', 'fil', '?'])('leaves out a language that the field does not know: "%s"', (language) => {
    expect(toAgentRequest({ ...ask, language }, PRESET)).not.toHaveProperty('language_preference');
  });
});

describe('reading an agent reply', () => {
  it('takes an annotation of any type for a citation where it names a page', () => {
    const text = readFixtureText('perplexity-agent/answer').replaceAll('"url_citation"', '"source"');
    expect(route.read([makeReply(text)], makeRequest())).toMatchObject({
      cited: [{ title: 'Kordiva pricing' }, { title: 'Brimlane' }],
    });
  });

  it('takes marks in the text for citations where there are no annotations', () => {
    const outcome = route.read([readFixtureReply('perplexity-agent/marked')], makeRequest());
    expect(outcome).toMatchObject({
      cited: [{ title: 'Kordiva pricing' }, { title: 'Brimlane' }],
      retrieved: [{ title: '10 best planning tools' }, { title: 'Brimlane' }, { title: 'Kordiva pricing' }],
    });
  });

  it('passes over results and queries that are none', () => {
    const outcome = route.read([readFixtureReply('perplexity-agent/unknown-items')], makeRequest());
    expect(outcome).toMatchObject({
      queries: ['planning'],
      retrieved: [{ url: 'https://kordiva.example/pricing', title: null }],
      cited: [],
      isGrounded: true,
    });
  });
});
