/** Builds the body of an OpenRouter call. The question goes in unchanged; nothing of the scene may. */
import type { EngineRequest } from '../engine-route.ts';
import { toUserLocation } from '../responses/user-location.ts';
import { toLanguageInstruction } from '../wire/answer-language.ts';
import { type RequestSettings, toOutputLimit } from '../wire/output-limit.ts';
import { toContextSize, toReasoning } from '../wire/request-options.ts';
import { chooseModel } from './choose-model.ts';

/** The request body. The tool searches as the model's own house does where it can, and elsewhere where it cannot. */
export function toOpenRouterRequest(request: EngineRequest, settings: RequestSettings): Record<string, unknown> {
  const given = { ...toUserLocation(request.country), ...toContextSize(settings) };
  const parameters = Object.keys(given).length === 0 ? {} : { parameters: given };
  return {
    model: chooseModel(request.engine, settings.model),
    instructions: toLanguageInstruction(request.language),
    input: request.prompt,
    tools: [{ type: 'openrouter:web_search', ...parameters }],
    ...toOutputLimit('max_output_tokens', settings),
    ...toReasoning(settings),
  };
}
