import { describe, expect, it } from 'vitest';
import { toAgentRequest } from '#main/core/engines/perplexity-agent/build-request.ts';
import { perplexityAgentRoute as route } from '#main/core/engines/perplexity-agent/perplexity-agent-route.ts';
import { makeAsk, readFixtureReply } from '#support/engine-asks.ts';

const PRESET = { model: 'fast-search', maxOutputTokens: 900 };

describe('the outgoing agent request', () => {
  const ask = makeAsk({ engine: 'perplexity', prompt: 'Welches Tool?', language: 'DE', country: 'de' });

  it('is exactly this for a preset, whose own instructions it leaves alone', () => {
    expect(toAgentRequest(ask, PRESET)).toEqual({
      preset: 'fast-search',
      input: 'Welches Tool?',
      language_preference: 'de',
      tools: [{ type: 'web_search', user_location: { country: 'DE' } }],
      max_output_tokens: 900,
    });
  });

  it('names a model by its field', () => {
    expect(toAgentRequest(ask, { ...PRESET, model: 'openai/gpt-5.1' })).toMatchObject({ model: 'openai/gpt-5.1' });
    expect(toAgentRequest(ask, { ...PRESET, model: 'openai/gpt-5.1' })).not.toHaveProperty('preset');
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
  it('takes marks in the text for citations where there are no annotations', () => {
    const outcome = route.read([readFixtureReply('perplexity-agent/marked')], makeAsk());
    expect(outcome).toMatchObject({
      cited: [{ title: 'Kordiva pricing' }, { title: 'Brimlane' }],
      retrieved: [{ title: '10 best planning tools' }, { title: 'Brimlane' }, { title: 'Kordiva pricing' }],
    });
  });

  it('passes over results and queries that are none', () => {
    const outcome = route.read([readFixtureReply('perplexity-agent/unknown-items')], makeAsk());
    expect(outcome).toMatchObject({
      queries: ['planning'],
      retrieved: [{ url: 'https://kordiva.example/pricing', title: null }],
      cited: [],
      isGrounded: true,
    });
  });
});
