/** Whose model answered, by its name alone. */
import { describe, expect, it } from 'vitest';

import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { isOtherHouse } from '#shared/vocabulary/model-houses.ts';

/** As replies name them, with the spellings of gateways and clouds. */
const OWN: Readonly<Record<Engine, readonly string[]>> = {
  chatgpt: ['gpt-5.1-2025-11-13', 'openai/gpt-6-sol', 'chatgpt-4o-latest', 'o4-mini', 'ft:gpt-4o:acme', 'gpt4o'],
  perplexity: ['perplexity/sonar', 'sonar-pro', 'sonar', 'pplx-70b-online'],
  ai_overview: ['google/gemini-3.5-flash'],
  google_ai_mode: ['gemini-3.5-flash'],
  copilot: ['openai/gpt-5.1', 'microsoft/mai-1', 'copilot'],
  claude: ['claude-sonnet-5-20260301', 'anthropic/claude-sonnet-5', 'us.anthropic.claude-sonnet-4-5-v1:0'],
  gemini: ['gemini-3-flash', 'models/gemini-flash-latest', 'google/gemini-3.5-flash'],
  grok: ['grok-4.3', 'x-ai/grok-4.3'],
  mistral: [
    'mistral-medium-2508',
    'mistralai/mistral-medium-3-5',
    'open-mixtral-8x22b',
    'magistral-medium',
    'codestral-2508',
  ],
  deepseek: ['deepseek-v4-flash', 'deepseek/deepseek-v4-flash'],
};

describe('a model of another house', () => {
  it.each(ENGINES)('is none of the own models of %s', (engine) => {
    for (const model of OWN[engine]) expect(isOtherHouse(engine, model), model).toBe(false);
  });

  it.each<[Engine, string]>([
    ['perplexity', 'openai/gpt-6-luna'],
    ['perplexity', 'google/gemini-3-flash-preview'],
    ['perplexity', 'moonshot/kimi-k2'],
    ['mistral', 'anthropic/claude-sonnet-5'],
    ['chatgpt', 'llama3.2'],
    ['gemini', 'gpt-5.1'],
    ['grok', 'groq/llama-4'],
    ['claude', 'fast'],
  ])('is noticed: %s answered by %s', (engine, model) => {
    expect(isOtherHouse(engine, model)).toBe(true);
  });

  it.each([null, '', ' '])('cannot be told where no model is named: %j', (model) => {
    for (const engine of ENGINES) expect(isOtherHouse(engine, model)).toBe(false);
  });
});
