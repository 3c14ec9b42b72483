import { describe, expect, it } from 'vitest';
import { openAiCompatibleRoute } from '#main/core/engines/openai-compatible/openai-compatible-route.ts';
import { openAiResponsesRoute } from '#main/core/engines/openai-responses/openai-responses-route.ts';
import { loadRouteSettings } from '#main/core/engines/route-settings.ts';

const ENV = { OPENAI_API_KEY: 'env-key', OPENAI_BASE_URL: 'http://127.0.0.1:9999' };

describe('loadRouteSettings', () => {
  it('reads the environment', () => {
    expect(loadRouteSettings(openAiResponsesRoute, ENV, null)).toEqual({
      apiKey: 'env-key',
      baseUrl: 'http://127.0.0.1:9999',
      model: 'gpt-6.1-sol',
      timeoutMs: 180_000,
      maxOutputTokens: 16_000,
    });
  });

  it('lets saved settings win, field by field', () => {
    expect(
      loadRouteSettings(openAiResponsesRoute, ENV, { apiKey: 'saved', baseUrl: ' ', model: 'm', timeoutMs: 5 }),
    ).toEqual({
      apiKey: 'saved',
      baseUrl: 'http://127.0.0.1:9999',
      model: 'm',
      timeoutMs: 5,
      maxOutputTokens: 16_000,
    });
  });

  it('is null without a key where one is needed, whatever the address', () => {
    expect(loadRouteSettings(openAiResponsesRoute, {}, null)).toBeNull();
    expect(loadRouteSettings(openAiResponsesRoute, { ...ENV, OPENAI_API_KEY: '  ' }, { apiKey: '' })).toBeNull();
  });

  it('needs nothing for a local server', () => {
    expect(loadRouteSettings(openAiCompatibleRoute, {}, null)).toMatchObject({
      apiKey: null,
      baseUrl: 'http://127.0.0.1:11434/v1',
    });
  });

  it('trims what was pasted with a line break', () => {
    expect(loadRouteSettings(openAiResponsesRoute, { OPENAI_API_KEY: ' key\n' }, null)?.apiKey).toBe('key');
  });
});
