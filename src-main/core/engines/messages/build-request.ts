/** Builds the body of a Messages call. The question goes in unchanged; nothing of the scene may. */
import type { EngineRequest, RouteOptions } from '../engine-route.ts';
import { toLanguageInstruction } from '../wire/answer-language.ts';
import { toCountryCode } from '../wire/country-code.ts';

/** Searches that one turn may make unless its owner says otherwise, so that no single question costs without end. */
const MOST_SEARCHES = 5;

export interface MessagesPart extends Pick<RouteOptions, 'maxSearches' | 'reasoningEffort'> {
  request: EngineRequest;
  model: string;
  maxOutputTokens: number;
  takesCountry: boolean;
  /** The blocks of the assistant's turn so far, as they came; empty for the first call. */
  turn: readonly unknown[];
  searchesUsed: number;
}

/** The request body: one question and one web search tool. */
export function toMessagesRequest(part: MessagesPart): Record<string, unknown> {
  const { request, turn } = part;
  const question = { role: 'user', content: request.prompt };
  return {
    model: part.model,
    max_tokens: part.maxOutputTokens,
    system: toLanguageInstruction(request.language),
    messages: turn.length === 0 ? [question] : [question, { role: 'assistant', content: turn }],
    tools: [toWebSearchTool(part)],
    ...(part.reasoningEffort !== undefined && { output_config: { effort: part.reasoningEffort } }),
  };
}

/** A turn that goes on needs the tool that its blocks speak of, hence one more search at least. */
function toWebSearchTool({ request, takesCountry, searchesUsed, maxSearches }: MessagesPart): Record<string, unknown> {
  const country = takesCountry ? toCountryCode(request.country) : null;
  const maxUses = Math.max(1, (maxSearches ?? MOST_SEARCHES) - searchesUsed);
  const tool = { type: 'web_search_20250305', name: 'web_search', max_uses: maxUses };
  return country === null ? tool : { ...tool, user_location: { type: 'approximate', country } };
}
