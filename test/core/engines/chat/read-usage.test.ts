import { expect, it } from 'vitest';
import { readChatUsage } from '#main/core/engines/chat/read-usage.ts';

const TOKENS = { prompt_tokens: 40, completion_tokens: 120 };
const USED = { inputTokens: 40, cachedInputTokens: 0, outputTokens: 120, searches: 0, requests: 1 };

it.each([
  [TOKENS, USED],
  [
    { ...TOKENS, prompt_tokens_details: { cached_tokens: 32 } },
    { ...USED, cachedInputTokens: 32 },
  ],
  [
    { ...TOKENS, prompt_cache_hit_tokens: 32 },
    { ...USED, cachedInputTokens: 32 },
  ],
  [
    { ...TOKENS, prompt_tokens_details: null, num_search_queries: 3 },
    { ...USED, searches: 3 },
  ],
])('a usage of %j is read', (usage, expected) => {
  expect(readChatUsage({ usage })).toEqual(expected);
});

it.each([
  undefined,
  null,
  {},
  { prompt_tokens: 40 },
  { ...TOKENS, completion_tokens: 'many' },
  { ...TOKENS, prompt_tokens: -1 },
])('a usage of %j says nothing', (usage) => {
  expect(readChatUsage({ usage })).toBeNull();
});
