/** Builds the body of a Responses call. The question goes in unchanged; nothing of the scene may. */
import type { EngineAsk } from '../engine-route.ts';
import { toLanguageInstruction } from '../wire/answer-language.ts';
import { toCountryCode } from '../wire/country-code.ts';

/** The request body: one web search tool, its sources included, nothing stored at the server. */
export function toResponsesRequest(ask: EngineAsk, model: string): Record<string, unknown> {
  return {
    model,
    instructions: toLanguageInstruction(ask.language),
    input: ask.prompt,
    tools: [toWebSearchTool(ask.country)],
    include: ['web_search_call.action.sources'],
    store: false,
  };
}

function toWebSearchTool(country: string | null): Record<string, unknown> {
  const code = toCountryCode(country);
  if (code === null) return { type: 'web_search' };
  return { type: 'web_search', user_location: { type: 'approximate', country: code } };
}
