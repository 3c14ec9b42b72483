/** What an owner asked of a route besides its model, under the names that several wires share. Left out where nothing was asked. */
import type { RouteOptions } from '../engine-route.ts';

/** How hard to think, as the wires of the Responses family have it. */
export function toReasoning({ reasoningEffort }: RouteOptions): { reasoning?: { effort: string } } {
  return reasoningEffort === undefined ? {} : { reasoning: { effort: reasoningEffort } };
}

/** How much of what was found goes into the answer, a field of the search tool. */
export function toContextSize({ searchDepth }: RouteOptions): { search_context_size?: string } {
  return searchDepth === undefined ? {} : { search_context_size: searchDepth };
}
