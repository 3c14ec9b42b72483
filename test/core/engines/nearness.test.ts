/** Which service stands nearest to what people see, for every engine; only search pages are seen themselves. */
import { expect, it } from 'vitest';

import { ENGINE_ROUTES, listNearestRoutes, listOwnRoutes } from '#main/core/engines/registry.ts';
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';

it.each<[Engine, string]>([
  ['chatgpt', 'openai-responses'],
  ['perplexity', 'perplexity-agent'],
  ['claude', 'anthropic-messages'],
  ['gemini', 'gemini-generate'],
  ['grok', 'xai-responses'],
  ['mistral', 'mistral-conversations'],
  ['deepseek', 'deepseek-messages'],
  ['ai_overview', 'serpapi-ai-overview'],
  ['google_ai_mode', 'serpapi-ai-mode'],
  ['copilot', 'serpapi-copilot'],
])('%s is seen nearest over %s, which it is asked over by itself', (engine, nearest) => {
  expect(listNearestRoutes(engine).map(({ id }) => id)).toEqual([nearest]);
  expect(listOwnRoutes(engine)[0]?.id).toBe(nearest);
});

it('says of search pages alone that the page itself is seen, and of every route but the simulated one what it sees', () => {
  for (const { id, surface, nearness } of ENGINE_ROUTES) {
    expect(nearness === 'page', id).toBe(surface === 'serp');
    expect(nearness === 'local', id).toBe(surface === 'local');
    expect(nearness === null, id).toBe(surface === 'simulated');
  }
  expect(ENGINES).toHaveLength(10);
});
