/** Builds the body of a call to Perplexity's agent. The question goes in unchanged; nothing of the scene may. */
import type { EngineRequest } from '../engine-route.ts';
import { toCountryCode } from '../wire/country-code.ts';
import { type RequestSettings, toOutputLimit } from '../wire/output-limit.ts';

/**
 * The request body. A model is named `provider/model`; a name without a slash is one of Perplexity's presets, which bring
 * their own instructions. Those would be replaced by ours, so the language goes in its own field. The search is forced: a
 * model that is only offered the tool may answer without it. The server refuses any field that it does not know.
 */
export function toAgentRequest(request: EngineRequest, settings: RequestSettings): Record<string, unknown> {
  const { model } = settings;
  const country = toCountryCode(request.country);
  const language = toLanguagePreference(request.language);
  return {
    ...(model.includes('/') ? { model } : { preset: model }),
    input: request.prompt,
    ...(language === null ? {} : { language_preference: language }),
    tools: [{ type: 'web_search', ...(country === null ? {} : { user_location: { country } }) }],
    tool_choice: { type: 'web_search' },
    ...toOutputLimit('max_output_tokens', settings),
    // A step is a round of searches and reading.
    ...(settings.maxSearches !== undefined && { max_steps: settings.maxSearches }),
  };
}

/** The two-letter code in front of a language tag, or null: the field knows no scripts or regions. */
function toLanguagePreference(language: string): string | null {
  return /^[a-z]{2}(?=-|$)/.exec(language.trim().toLowerCase())?.[0] ?? null;
}
