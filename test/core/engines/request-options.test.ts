/** What an owner asks of a route besides its model goes out in the field that its wire has for it, and nothing is sent unasked. */
import { describe, expect, it } from 'vitest';

import { findBadOption } from '#main/core/engines/check-options.ts';
import type { RouteOptions } from '#main/core/engines/engine-route.ts';
import { toGenerateRequest } from '#main/core/engines/gemini/build-request.ts';
import { toMessagesRequest } from '#main/core/engines/messages/build-request.ts';
import { toConversationRequest } from '#main/core/engines/mistral-conversations/build-request.ts';
import { toOpenAiRequest } from '#main/core/engines/openai-responses/build-request.ts';
import { toOpenRouterRequest } from '#main/core/engines/openrouter-responses/build-request.ts';
import { toAgentRequest } from '#main/core/engines/perplexity-agent/build-request.ts';
import { ENGINE_ROUTES, findRoute } from '#main/core/engines/registry.ts';
import { loadRouteSettings } from '#main/core/engines/route-settings.ts';
import { toXaiRequest } from '#main/core/engines/xai-responses/build-request.ts';
import { makeRequest } from '#support/engine-requests.ts';

const ASK = makeRequest({ country: null });
const SETTINGS = { model: 'm', maxOutputTokens: 1000 };
const MESSAGE = { request: ASK, model: 'm', maxOutputTokens: 1000, takesCountry: true, turn: [], searchesUsed: 0 };
const EVERYTHING = { maxSearches: 3, reasoningEffort: 'high', searchDepth: 'low' } as const satisfies RouteOptions;

const REQUESTS: readonly (readonly [string, (options: RouteOptions) => unknown, object])[] = [
  [
    'openai-responses',
    (options) => toOpenAiRequest(ASK, { ...SETTINGS, ...options }),
    { reasoning: { effort: 'high' }, max_tool_calls: 3, tools: [{ type: 'web_search', search_context_size: 'low' }] },
  ],
  [
    'anthropic-messages',
    ({ searchDepth: _, ...options }) => toMessagesRequest({ ...MESSAGE, ...options }),
    { output_config: { effort: 'high' }, tools: [{ max_uses: 3 }] },
  ],
  [
    'gemini-generate',
    (options) => toGenerateRequest(ASK, { ...SETTINGS, ...options }),
    { generationConfig: { maxOutputTokens: 1000, thinkingConfig: { thinkingLevel: 'high' } } },
  ],
  ['xai-responses', (options) => toXaiRequest(ASK, { ...SETTINGS, ...options }), { reasoning: { effort: 'high' } }],
  [
    'mistral-conversations',
    (options) => toConversationRequest(ASK, { ...SETTINGS, ...options }),
    { completion_args: { max_tokens: 1000, reasoning_effort: 'high' } },
  ],
  ['perplexity-agent', (options) => toAgentRequest(ASK, { ...SETTINGS, ...options }), { max_steps: 3 }],
  [
    'openrouter-responses',
    (options) => toOpenRouterRequest(ASK, { ...SETTINGS, ...options }),
    { reasoning: { effort: 'high' }, tools: [{ parameters: { search_context_size: 'low' } }] },
  ],
];

const FIELDS = [
  'reasoning',
  'max_tool_calls',
  'search_context_size',
  'output_config',
  'thinking',
  'max_steps',
  'effort',
];

describe('options in requests', () => {
  it.each(REQUESTS)('%s sends them under its own names', (_, build, fields) => {
    expect(build(EVERYTHING)).toMatchObject(fields);
  });

  it.each(REQUESTS)('%s sends none of them unasked', (_, build) => {
    const text = JSON.stringify(build({}));
    for (const field of FIELDS) expect(text).not.toContain(`"${field}`);
  });

  it('are left out of the settings of a route that has no field for them', () => {
    for (const route of ENGINE_ROUTES) {
      const settings = loadRouteSettings({ ...route, needsKey: false }, {}, EVERYTHING);
      const kept = (['maxSearches', 'reasoningEffort', 'searchDepth'] as const).filter(
        (name) => settings?.[name] !== undefined,
      );
      expect(kept.sort(), route.id).toEqual([...(route.knows ?? [])].sort());
    }
  });

  it('count what a turn has searched already', () => {
    const next = toMessagesRequest({ ...MESSAGE, maxSearches: 4, searchesUsed: 3 });
    expect(next).toMatchObject({ tools: [{ max_uses: 1 }] });
    expect(toMessagesRequest(MESSAGE)).toMatchObject({ tools: [{ max_uses: 5 }] });
  });
});

describe('findBadOption', () => {
  const openai = findRoute('openai-responses');
  const gemini = findRoute('gemini-generate');
  if (!openai || !gemini) throw new Error('no such route');

  it('refuses an effort that the model does not take, and lets an unknown model take any', () => {
    expect(findBadOption(openai, {}, { reasoningEffort: 'none' })).toEqual({
      path: 'reasoningEffort',
      message: 'must be one of low, medium, high, xhigh, max for gpt-6.1-sol',
    });
    expect(findBadOption(openai, { model: 'gpt-6-sol' }, { reasoningEffort: 'none' })).toBeNull();
    expect(findBadOption(openai, { model: 'gpt-99' }, { reasoningEffort: 'none' })).toBeNull();
  });

  it('looks at what was saved before', () => {
    const saved = { model: 'gpt-6-sol', reasoningEffort: 'none' } as const;
    expect(findBadOption(openai, saved, { model: 'gpt-6.1-sol' })).toMatchObject({ path: 'reasoningEffort' });
    expect(findBadOption(openai, saved, { model: null })).toMatchObject({ path: 'reasoningEffort' });
    expect(findBadOption(openai, saved, { model: null, reasoningEffort: null })).toBeNull();
  });

  it('refuses what the wire has no field for', () => {
    expect(findBadOption(gemini, {}, { maxSearches: 3 })).toEqual({
      path: 'maxSearches',
      message: 'cannot be set: Google Gemini takes no limit of searches',
    });
    expect(findBadOption(gemini, {}, { searchDepth: null, maxSearches: null })).toBeNull();
  });
});
