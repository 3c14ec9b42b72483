/** Builds the body of an OpenAI call. The question goes in unchanged; nothing of the scene may. */
import type { EngineRequest } from '../engine-route.ts';
import { toUserLocation } from '../responses/user-location.ts';
import { toLanguageInstruction } from '../wire/answer-language.ts';
import { type RequestSettings, toOutputLimit } from '../wire/output-limit.ts';
import { toContextSize, toReasoning } from '../wire/request-options.ts';

/** The request body: one web search tool, its sources included, nothing stored at the server. */
export function toOpenAiRequest(request: EngineRequest, settings: RequestSettings): Record<string, unknown> {
  return {
    model: settings.model,
    instructions: toLanguageInstruction(request.language),
    input: request.prompt,
    tools: [{ type: 'web_search', ...toUserLocation(request.country), ...toContextSize(settings) }],
    include: ['web_search_call.action.sources'],
    ...toOutputLimit('max_output_tokens', settings),
    ...toReasoning(settings),
    ...(settings.maxSearches !== undefined && { max_tool_calls: settings.maxSearches }),
    store: false,
  };
}
