/** Builds the body of a Messages call. The question goes in unchanged; nothing of the scene may. */
import type { EngineAsk } from '../engine-route.ts';
import { toLanguageInstruction } from '../wire/answer-language.ts';
import { toCountryCode } from '../wire/country-code.ts';

/** This wire wants a limit. It leaves room for a long answer and for thinking before it. */
const MOST_OUTPUT_TOKENS = 16_000;

/** Searches that one turn may make, so that no single question costs without end. */
const MOST_SEARCHES = 5;

/**
 * The request body: one question and one web search tool. `turn` holds the blocks of the assistant's turn so far, as they
 * came; empty for the first call.
 */
export function toMessagesRequest(
  ask: EngineAsk,
  parts: { model: string; takesCountry: boolean; turn: readonly unknown[] },
): Record<string, unknown> {
  const question = { role: 'user', content: ask.prompt };
  return {
    model: parts.model,
    max_tokens: MOST_OUTPUT_TOKENS,
    system: toLanguageInstruction(ask.language),
    messages: parts.turn.length === 0 ? [question] : [question, { role: 'assistant', content: parts.turn }],
    tools: [toWebSearchTool(parts.takesCountry ? toCountryCode(ask.country) : null)],
  };
}

function toWebSearchTool(country: string | null): Record<string, unknown> {
  const tool = { type: 'web_search_20250305', name: 'web_search', max_uses: MOST_SEARCHES };
  return country === null ? tool : { ...tool, user_location: { type: 'approximate', country } };
}
