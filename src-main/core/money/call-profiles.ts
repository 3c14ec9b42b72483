/**
 * What one call of a route uses up: typically, and at most as far as a cap is concerned. Assumptions, replaced by what calls
 * were seen to cost as soon as there are some; they decide nothing about the price of a call that was made. The output of the
 * ceiling is no assumption but the limit that the request carries.
 */
import type { CallUsage } from '../engines/engine-route.ts';
import type { PriceRates } from './price-table.ts';

export interface CallProfile {
  typical: CallUsage;
  /** For a route that takes no limit of output tokens. */
  ceiling: CallUsage;
}

/** A question with web search: the pages found come back in as input. */
const SEARCHING: CallProfile = {
  typical: { inputTokens: 12_000, cachedInputTokens: 0, outputTokens: 1_000, searches: 2, requests: 1 },
  ceiling: { inputTokens: 80_000, cachedInputTokens: 0, outputTokens: 16_000, searches: 8, requests: 2 },
};

/** A search page is billed by the piece; an overview may need a second look. */
const SEARCH_PAGE: CallProfile = {
  typical: { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, searches: 0, requests: 1 },
  ceiling: { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, searches: 0, requests: 2 },
};

/** A route that no price is known for: US dollars of a typical call, and rates that few models exceed. */
export const UNPRICED_CALL: { typicalUsd: number; dearRates: PriceRates } = {
  typicalUsd: 0.03,
  dearRates: { inputUsd: 3, cachedInputUsd: 3, outputUsd: 15, searchUsd: 0.01, requestUsd: 0.015 },
};

/** `maxOutputTokens`: the limit that the requests of the route carry; null where they carry none. */
export function findProfile(route: string, maxOutputTokens: number | null): CallProfile {
  if (route.startsWith('serpapi')) return SEARCH_PAGE;
  const outputTokens = maxOutputTokens ?? SEARCHING.ceiling.outputTokens;
  const typicalTokens = Math.min(SEARCHING.typical.outputTokens, outputTokens);
  return {
    typical: { ...SEARCHING.typical, outputTokens: typicalTokens },
    ceiling: { ...SEARCHING.ceiling, outputTokens },
  };
}
