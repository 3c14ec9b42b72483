/**
 * What one call of a route uses up: typically, and at most as far as a cap is concerned. Assumptions, replaced by what calls
 * were seen to cost as soon as there are some; they decide nothing about the price of a call that was made. The output of the
 * ceiling is no assumption but the limit that the request carries, and so are its searches where it carries a limit of them.
 */
import type { ReasoningEffort, SearchDepth } from '#shared/vocabulary/route-options.ts';
import type { CallUsage, RouteOptions } from '../engines/engine-route.ts';
import type { PriceRates } from './price-table.ts';

export interface CallProfile {
  typical: CallUsage;
  /** For a route that takes no limit of output tokens. */
  ceiling: CallUsage;
}

/** The limits and options that the requests of a route carry; `maxOutputTokens` null where they carry none. */
export interface CallLimits extends RouteOptions {
  maxOutputTokens: number | null;
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

/** Thinking is billed as output: about so many times what an answer takes that nothing was said about. */
const OUTPUT_BY_EFFORT: Readonly<Record<ReasoningEffort, number>> = {
  none: 0.5,
  minimal: 0.6,
  low: 0.8,
  medium: 1,
  high: 2,
  xhigh: 3,
  max: 5,
};

/** What was found is billed as input. */
const INPUT_BY_DEPTH: Readonly<Record<SearchDepth, number>> = { low: 0.5, medium: 1, high: 2 };

/** A route that no price is known for: US dollars of a typical call, and rates that few models exceed. */
export const UNPRICED_CALL: { typicalUsd: number; dearRates: PriceRates } = {
  typicalUsd: 0.03,
  dearRates: {
    inputUsd: 3,
    cachedInputUsd: 3,
    outputUsd: 15,
    searchUsd: 0.01,
    searchUnit: 'search',
    requestUsd: 0.015,
  },
};

export function findProfile(route: string, limits: CallLimits): CallProfile {
  if (route.startsWith('serpapi')) return SEARCH_PAGE;
  const { typical, ceiling } = SEARCHING;
  const outputTokens = limits.maxOutputTokens ?? ceiling.outputTokens;
  const effort = limits.reasoningEffort === undefined ? 1 : OUTPUT_BY_EFFORT[limits.reasoningEffort];
  const depth = limits.searchDepth === undefined ? 1 : INPUT_BY_DEPTH[limits.searchDepth];
  const mostSearches = limits.maxSearches ?? ceiling.searches;
  const usualSearches = Math.min(typical.searches, mostSearches);
  return {
    typical: {
      ...typical,
      inputTokens: scaleInput(typical, usualSearches, depth),
      outputTokens: Math.min(Math.round(typical.outputTokens * effort), outputTokens),
      searches: usualSearches,
    },
    ceiling: {
      ...ceiling,
      inputTokens: scaleInput(ceiling, mostSearches, depth),
      outputTokens,
      searches: mostSearches,
    },
  };
}

/** Input grows with what was found: with the searches, and with how much of each comes back. */
function scaleInput({ inputTokens, searches: usual }: CallUsage, searches: number, depth: number): number {
  return Math.round((inputTokens * searches * depth) / usual);
}
