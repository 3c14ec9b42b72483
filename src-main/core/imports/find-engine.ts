/** Which engine a file means. */
import { ENGINE_LABELS, ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { fold } from './heads.ts';

/** How trackers call engines, without case, punctuation and numbers of models at the end. */
const ENGINE_NAMES: readonly (readonly [RegExp, Engine])[] = [
  [/aioverview|^aio$|^sge$|searchgenerative/, 'ai_overview'],
  [/aimode/, 'google_ai_mode'],
  [/^(chatgpt|openai|gpt)/, 'chatgpt'],
  [/^perplexity|^sonar/, 'perplexity'],
  [/copilot|bingchat/, 'copilot'],
  [/claude|anthropic/, 'claude'],
  [/gemini|^bard/, 'gemini'],
  [/^grok|^xai/, 'grok'],
  [/mistral|lechat/, 'mistral'],
  [/deepseek/, 'deepseek'],
];

export function findEngine(given: string, named: Readonly<Record<string, Engine>>): Engine | null {
  const own = Object.entries(named).find(([name]) => fold(name) === fold(given));
  if (own) return own[1];
  const exact = ENGINES.find((engine) => engine === given || fold(ENGINE_LABELS[engine]) === fold(given));
  return exact ?? ENGINE_NAMES.find(([pattern]) => pattern.test(fold(given)))?.[1] ?? null;
}
