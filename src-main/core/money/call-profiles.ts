/**
 * What one call of a route uses up: typically, and at most as far as a cap is concerned. Assumptions, replaced by what calls
 * were seen to cost as soon as there are some; they decide nothing about the price of a call that was made.
 */
import type { CallUsage } from '../engines/engine-route.ts';

export interface CallProfile {
  typical: CallUsage;
  ceiling: CallUsage;
}

/** A question with web search: the pages found come back in as input. */
const SEARCHING: CallProfile = {
  typical: { inputTokens: 12_000, cachedInputTokens: 0, outputTokens: 1_000, searches: 2, requests: 1 },
  ceiling: { inputTokens: 80_000, cachedInputTokens: 0, outputTokens: 10_000, searches: 8, requests: 2 },
};

/** A search page is billed by the piece; an overview may need a second look. */
const SEARCH_PAGE: CallProfile = {
  typical: { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, searches: 0, requests: 1 },
  ceiling: { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, searches: 0, requests: 2 },
};

/** A route that no price is known for: US dollars of a typical call and of a ceiling. */
export const UNPRICED_CALL = { typicalUsd: 0.03, ceilingUsd: 0.5 };

export function findProfile(route: string): CallProfile {
  return route.startsWith('serpapi') ? SEARCH_PAGE : SEARCHING;
}
