/** Builds the body of a chat call. The question goes in unchanged; nothing of the scene may. */
import type { EngineRequest } from '../engine-route.ts';
import { toLanguageInstruction } from '../wire/answer-language.ts';
import { type RequestSettings, toOutputLimit } from '../wire/output-limit.ts';

/** The request body: one neutral instruction, one question, the whole answer at once. */
export function toChatRequest(request: EngineRequest, settings: RequestSettings): Record<string, unknown> {
  return {
    model: settings.model,
    messages: [
      { role: 'system', content: toLanguageInstruction(request.language) },
      { role: 'user', content: request.prompt },
    ],
    ...toOutputLimit('max_tokens', settings),
    stream: false,
  };
}
