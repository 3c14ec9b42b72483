import { describe, expect, it } from 'vitest';
import { toOpenRouterRequest } from '#main/core/engines/openrouter-responses/build-request.ts';
import { BY_ENGINE, chooseModel } from '#main/core/engines/openrouter-responses/choose-model.ts';
import { openRouterResponsesRoute as route } from '#main/core/engines/openrouter-responses/openrouter-responses-route.ts';
import { ENGINES } from '#shared/vocabulary/engines.ts';
import { makeRequest, readFixtureReply } from '#support/engine-requests.ts';

describe('the outgoing OpenRouter request', () => {
  it('is exactly this', () => {
    const ask = makeRequest({ engine: 'claude', prompt: 'Welches Tool?', language: 'DE', country: 'de' });
    const body = {
      model: 'anthropic/claude-sonnet-5',
      instructions: 'Answer in the language of the question (German).',
      input: 'Welches Tool?',
      max_output_tokens: 900,
    };
    const settings = { model: BY_ENGINE, maxOutputTokens: 900 };
    const user_location = { type: 'approximate', country: 'DE' };
    expect(toOpenRouterRequest(ask, settings)).toEqual({
      ...body,
      tools: [{ type: 'openrouter:web_search', parameters: { user_location } }],
    });
    expect(toOpenRouterRequest({ ...ask, country: null }, settings)).toEqual({
      ...body,
      tools: [{ type: 'openrouter:web_search' }],
    });
  });
});

describe('chooseModel', () => {
  it.each(ENGINES)('has one for %s', (engine) => {
    expect(chooseModel(engine, BY_ENGINE)).toMatch(/^[a-z-]+\/[a-z0-9.-]+$/);
  });

  it('takes the set model for engines of its house alone', () => {
    expect(chooseModel('claude', 'anthropic/claude-opus-5')).toBe('anthropic/claude-opus-5');
    expect(chooseModel('chatgpt', 'anthropic/claude-opus-5')).toBe('openai/gpt-6.1-sol');
    expect(chooseModel('copilot', 'anthropic/claude-opus-5')).toBe('anthropic/claude-opus-5');
  });
});

describe('reading an OpenRouter reply', () => {
  it('says that queries are not exposed where a search ran and none is shown', () => {
    expect(route.read([readFixtureReply('openrouter-responses/hidden-search')], makeRequest())).toMatchObject({
      isGrounded: true,
      queries: null,
      bill: { reportedUsd: 0.0257, usage: { searches: 1 } },
    });
  });

  it('takes its own search items for searches', () => {
    expect(route.read([readFixtureReply('openrouter-responses/unknown-items')], makeRequest())).toMatchObject({
      isGrounded: true,
      queries: null,
      cited: [],
    });
  });
});
