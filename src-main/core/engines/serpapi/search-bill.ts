/** What searches are billed as. Knows no prices. */
import type { CallBill } from '../engine-route.ts';

/** Searches are charged one by one, whether anything was shown or not. */
export function toSearchBill(requests: number): CallBill {
  const usage = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, searches: 0, requests };
  return { reportedUsd: null, usage };
}
