/** What an owner may ask of a route besides its model: how hard to think, how much to search, which plan pays for it. */

/** As providers call them, least first. Which of them a model takes is said in the catalogue of models. */
export const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const;
export type ReasoningEffort = (typeof REASONING_EFFORTS)[number];

/** How much of what was found goes into the answer. */
export const SEARCH_DEPTHS = ['low', 'medium', 'high'] as const;
export type SearchDepth = (typeof SEARCH_DEPTHS)[number];

export const SERPAPI_PLAN_NAMES = ['free', 'starter', 'developer', 'production', 'big_data'] as const;
export type SerpApiPlan = (typeof SERPAPI_PLAN_NAMES)[number];
