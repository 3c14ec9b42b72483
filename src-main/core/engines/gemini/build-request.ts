/** Builds a generateContent call. The question goes in unchanged; nothing of the scene may. */
import type { EngineRequest } from '../engine-route.ts';
import { toLanguageInstruction } from '../wire/answer-language.ts';
import { type RequestSettings, toOutputLimit } from '../wire/output-limit.ts';

/** Path of the call below the version. The model may be spelled with or without the `models/` that lists of models show. */
export function toGenerateEndpoint(model: string): string {
  return `models/${encodeURIComponent(model.trim().replace(/^models\//, ''))}:generateContent`;
}

/** The request body: the question, its language and the search tool. The search takes no country. */
export function toGenerateRequest(
  request: EngineRequest,
  settings: Omit<RequestSettings, 'model'>,
): Record<string, unknown> {
  return {
    contents: [{ role: 'user', parts: [{ text: request.prompt }] }],
    systemInstruction: { parts: [{ text: toLanguageInstruction(request.language) }] },
    tools: [{ google_search: {} }],
    generationConfig: {
      ...toOutputLimit('maxOutputTokens', settings),
      ...(settings.reasoningEffort !== undefined && { thinkingConfig: { thinkingLevel: settings.reasoningEffort } }),
    },
  };
}
