/** Reads what a chat call used up. Knows no prices. */
import type { CallUsage } from '../engine-route.ts';
import type { ChatReply } from './chat-dialect.ts';
import { chatUsageShape } from './reply-shape.ts';

/** Tokens, searches and the one request of a reply; null where it does not tell them. */
export function readChatUsage(reply: ChatReply): CallUsage | null {
  const usage = chatUsageShape.safeParse(reply.usage);
  if (!usage.success) return null;
  const { prompt_tokens_details: details, prompt_cache_hit_tokens: cacheHits } = usage.data;
  return {
    inputTokens: usage.data.prompt_tokens,
    cachedInputTokens: details.cached_tokens || cacheHits,
    outputTokens: usage.data.completion_tokens,
    searches: usage.data.num_search_queries,
    requests: 1,
  };
}
