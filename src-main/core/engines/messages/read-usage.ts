/** Adds up what the replies of a turn used. Knows no prices. */
import type { CallBill, CallUsage, RawReply } from '../engine-route.ts';
import { decodeJson } from '../wire/decode-json.ts';
import { readSearches } from './read-searches.ts';
import { billedShape, usageShape } from './reply-shape.ts';

/**
 * What the replies of a turn report of their cost, with or without an answer. One that reports nothing adds nothing: a
 * server that refuses to go on bills what came before. Usage is null where none reports anything.
 */
export function readTurnBill(replies: readonly RawReply[]): CallBill {
  const parts = replies.flatMap(({ body }) => {
    const decoded = decodeJson(body);
    const part = decoded.isReadable ? billedShape.safeParse(decoded.value) : null;
    return part?.success && usageShape.safeParse(part.data.usage).success ? [part.data] : [];
  });
  const { count } = readSearches(parts.flatMap(({ content }) => content));
  const usages = parts.map(({ usage }) => usage);
  return { reportedUsd: null, usage: parts.length === 0 ? null : addUsage(usages, count) };
}

/**
 * The usage of all replies together, one request each; null when any of them does not report it, since the rest would pass for
 * the whole. Searches are as the server counts them, else `searchesRun`.
 */
export function addUsage(usages: readonly unknown[], searchesRun: number): CallUsage | null {
  const total = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, searches: 0, requests: usages.length };
  let isCounted = true;
  for (const value of usages) {
    const usage = usageShape.safeParse(value);
    if (!usage.success) return null;
    const { input_tokens, cache_read_input_tokens, cache_creation_input_tokens, output_tokens } = usage.data;
    total.inputTokens += input_tokens + cache_read_input_tokens + cache_creation_input_tokens;
    total.cachedInputTokens += cache_read_input_tokens;
    total.outputTokens += output_tokens;
    const searches = usage.data.server_tool_use?.web_search_requests ?? null;
    isCounted &&= searches !== null;
    total.searches += searches ?? 0;
  }
  return isCounted ? total : { ...total, searches: Math.max(total.searches, searchesRun) };
}
