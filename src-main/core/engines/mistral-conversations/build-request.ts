/** Builds the body of a conversation. The question goes in unchanged; nothing of the scene may. */
import type { EngineRequest } from '../engine-route.ts';
import { toLanguageInstruction } from '../wire/answer-language.ts';
import { type RequestSettings, toOutputLimit } from '../wire/output-limit.ts';

/** The request body: one question, one web search tool, nothing kept at the server. Its search takes no country. */
export function toConversationRequest(request: EngineRequest, settings: RequestSettings): Record<string, unknown> {
  return {
    model: settings.model,
    instructions: toLanguageInstruction(request.language),
    inputs: request.prompt,
    tools: [{ type: 'web_search' }],
    completion_args: {
      ...toOutputLimit('max_tokens', settings),
      ...(settings.reasoningEffort !== undefined && { reasoning_effort: settings.reasoningEffort }),
    },
    store: false,
  };
}
