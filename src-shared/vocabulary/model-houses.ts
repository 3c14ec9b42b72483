/**
 * Whose models an engine answers with, told by the names of models alone. A service that picks models by itself may have another
 * company's answer, and what that says is no word of the engine.
 */
import type { Engine } from './engines.ts';

const OPENAI = /(?:^|[^a-z])(?:openai|chatgpt|gpt|codex|o[1-9])(?![a-z])/i;
const GOOGLE = /gemini|gemma|(?:^|[^a-z])google(?![a-z])/i;

const MODELS_OF: Readonly<Record<Engine, readonly RegExp[]>> = {
  chatgpt: [OPENAI],
  perplexity: [/(?:^|[^a-z])(?:perplexity|pplx|sonar)(?![a-z])/i],
  ai_overview: [GOOGLE],
  google_ai_mode: [GOOGLE],
  copilot: [OPENAI, /copilot|(?:^|[^a-z])(?:microsoft|mai|phi)(?![a-z])/i],
  claude: [/claude|anthropic/i],
  gemini: [GOOGLE],
  grok: [/grok|(?:^|[^a-z])x-?ai(?![a-z])/i],
  mistral: [/(?:mis|mix|magis|minis|codes|pix|devs)tral/i],
  deepseek: [/deepseek/i],
};

/** Whether a reply names a model that is not known as one of the engine's own house; one that names none says nothing. */
export function isOtherHouse(engine: Engine, model: string | null): boolean {
  return model !== null && model.trim() !== '' && !MODELS_OF[engine].some((name) => name.test(model));
}
