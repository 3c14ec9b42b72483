/** Reads what a chat call used up. Knows no prices. */
import type { CallBill, CallUsage } from '../engine-route.ts';
import type { ChatDialect, ChatReply } from './chat-dialect.ts';
import { chatUsageShape } from './reply-shape.ts';

/** What a reply reports of its cost, with or without an answer. */
export function readChatBill(reply: ChatReply, { readReportedUsd }: ChatDialect): CallBill {
  return { reportedUsd: readReportedUsd?.(reply) ?? null, usage: readChatUsage(reply) };
}

/** Tokens, searches and the one request of a reply; null where it does not report them. */
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
