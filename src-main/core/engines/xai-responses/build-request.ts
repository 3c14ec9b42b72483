/** Builds the body of an xAI call. The question goes in unchanged; nothing of the scene may. */
import type { EngineRequest } from '../engine-route.ts';
import { toUserLocation } from '../responses/user-location.ts';
import { toLanguageInstruction } from '../wire/answer-language.ts';
import { type RequestSettings, toOutputLimit } from '../wire/output-limit.ts';
import { toReasoning } from '../wire/request-options.ts';

/**
 * The request body: one web search tool, nothing stored at the server. The instruction is a message, since not every
 * version of this server takes an `instructions` field.
 */
export function toXaiRequest(request: EngineRequest, settings: RequestSettings): Record<string, unknown> {
  return {
    model: settings.model,
    input: [
      { role: 'system', content: toLanguageInstruction(request.language) },
      { role: 'user', content: request.prompt },
    ],
    tools: [{ type: 'web_search', ...toUserLocation(request.country) }],
    ...toOutputLimit('max_output_tokens', settings),
    ...toReasoning(settings),
    store: false,
  };
}
