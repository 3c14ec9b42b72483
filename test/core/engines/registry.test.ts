import { describe, expect, it } from 'vitest';
import type { EngineRoute, RouteSettings } from '#main/core/engines/engine-route.ts';
import { chooseRoute, ENGINE_ROUTES, findRoute, type RouteChoice } from '#main/core/engines/registry.ts';
import { loadRouteSettings } from '#main/core/engines/route-settings.ts';
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';

const SETTINGS: RouteSettings = {
  baseUrl: 'http://127.0.0.1:1',
  apiKey: 'k',
  model: 'm',
  timeoutMs: 1,
  maxOutputTokens: 1,
};
const everySetting = () => SETTINGS;
const withoutKey = (route: EngineRoute) => (route.needsKey ? null : SETTINGS);

function toWords(choice: RouteChoice): string {
  return 'waiting' in choice ? choice.waiting : choice.route.id;
}

describe('chooseRoute', () => {
  it.each(ENGINES)('runs %s simulated in a test project, whatever is configured or preferred', (engine) => {
    for (const preferred of [null, 'openai-responses', 'gone']) {
      const choice = chooseRoute({ engine, environment: 'test', settingsOf: everySetting, preferred });
      expect(toWords(choice)).toBe('simulated');
    }
  });

  it('needs no settings for the simulated engine', () => {
    const choice = chooseRoute({ engine: 'claude', environment: 'test', settingsOf: () => null, preferred: null });
    expect(choice).toMatchObject({ settings: { apiKey: null } });
  });

  it('reaches ChatGPT over its own route once there is a key', () => {
    const choice = chooseRoute({ engine: 'chatgpt', environment: 'live', settingsOf: everySetting, preferred: null });
    expect(choice).toMatchObject({ route: { id: 'openai-responses' }, settings: SETTINGS });
  });

  it('lets ChatGPT wait without a key, and names what is missing', () => {
    const choice = chooseRoute({ engine: 'chatgpt', environment: 'live', settingsOf: withoutKey, preferred: null });
    expect(toWords(choice)).toBe('ChatGPT waits for a key: save one for OpenAI or set OPENAI_API_KEY.');
  });

  it('never sends a live engine to a local or simulated route by itself', () => {
    for (const engine of ENGINES) {
      const choice = chooseRoute({ engine, environment: 'live', settingsOf: withoutKey, preferred: null });
      expect(choice).toHaveProperty('waiting');
    }
  });

  it.each<[Engine, string, string]>([
    ['perplexity', 'PERPLEXITY_API_KEY', 'perplexity-agent'],
    ['grok', 'XAI_API_KEY', 'xai-responses'],
    ['claude', 'ANTHROPIC_API_KEY', 'anthropic-messages'],
    ['mistral', 'MISTRAL_API_KEY', 'mistral-conversations'],
    ['deepseek', 'DEEPSEEK_API_KEY', 'deepseek-messages'],
    ['chatgpt', 'OPENROUTER_API_KEY', 'openrouter-responses'],
    ['grok', 'OPENROUTER_API_KEY', 'openrouter-responses'],
  ])('reaches %s with no more than %s over %s', (engine, variable, expected) => {
    const settingsOf = (route: EngineRoute) => loadRouteSettings(route, { [variable]: 'key' }, null);
    expect(toWords(chooseRoute({ engine, environment: 'live', settingsOf, preferred: null }))).toBe(expected);
  });

  it.each<Engine>(['ai_overview', 'google_ai_mode', 'copilot'])(
    'lets another model speak for %s only when the owner says so',
    (engine) => {
      const settingsOf = (route: EngineRoute) => loadRouteSettings(route, { OPENROUTER_API_KEY: 'key' }, null);
      const question = { engine, environment: 'live', settingsOf } as const;
      expect(chooseRoute({ ...question, preferred: null })).toHaveProperty('waiting');
      const chosen = chooseRoute({ ...question, preferred: 'openrouter-responses' });
      expect(chosen).toMatchObject({ route: { id: 'openrouter-responses' } });
    },
  );

  it.each<[Engine, string]>([['deepseek', 'deepseek-chat']])(
    'reaches %s over its second route %s when the owner chose it, and only then',
    (engine, preferred) => {
      const question = { engine, environment: 'live', settingsOf: everySetting } as const;
      expect(toWords(chooseRoute({ ...question, preferred }))).toBe(preferred);
      expect(toWords(chooseRoute({ ...question, preferred: null }))).not.toBe(preferred);
    },
  );

  it.each(ENGINES)('sends %s to a local server when the owner chose it', (engine) => {
    const question = { engine, environment: 'live', settingsOf: withoutKey, preferred: 'openai-compatible' } as const;
    expect(toWords(chooseRoute(question))).toBe('openai-compatible');
  });

  it.each(['simulated', 'gone', 'openai-responses'])(
    'waits rather than guess when "%s" is chosen for Claude',
    (preferred) => {
      const choice = chooseRoute({ engine: 'claude', environment: 'live', settingsOf: everySetting, preferred });
      expect(choice).toHaveProperty(
        'waiting',
        `Claude waits: the service chosen for it, "${preferred}", cannot reach it.`,
      );
    },
  );
});

describe('ENGINE_ROUTES', () => {
  it('has one route per id, each findable', () => {
    for (const route of ENGINE_ROUTES) expect(findRoute(route.id)).toBe(route);
    expect(new Set(ENGINE_ROUTES.map((route) => route.id)).size).toBe(ENGINE_ROUTES.length);
    expect(findRoute('gone')).toBeNull();
  });
});
