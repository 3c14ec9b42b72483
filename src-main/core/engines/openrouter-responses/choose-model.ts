/** Which model at OpenRouter answers for an engine. Names change there: a model that the owner sets comes first. */
import type { Engine } from '#shared/vocabulary/engines.ts';

/** Stands for the table below. */
export const BY_ENGINE = 'by-engine';

const MODELS: Readonly<Record<Engine, string>> = {
  chatgpt: 'openai/gpt-6.1-sol',
  perplexity: 'perplexity/sonar',
  claude: 'anthropic/claude-sonnet-5',
  gemini: 'google/gemini-3.5-flash',
  grok: 'x-ai/grok-4.3',
  mistral: 'mistralai/mistral-medium-3-5',
  deepseek: 'deepseek/deepseek-v4-flash',
  // Surfaces of a search engine, which nobody can rent: the nearest model of the same house.
  ai_overview: 'google/gemini-3.5-flash',
  google_ai_mode: 'google/gemini-3.5-flash',
  copilot: 'openai/gpt-6.1-sol',
};

/** Engines that have no model at OpenRouter: another one would speak for them. */
export const STAND_INS: readonly Engine[] = ['ai_overview', 'google_ai_mode', 'copilot'];

/**
 * The model to ask for an engine. One setting serves all engines of the route, so a model of another house than the
 * engine's is not used for it: it would answer under a wrong name.
 */
export function chooseModel(engine: Engine, set: string): string {
  const usual = MODELS[engine];
  if (set === BY_ENGINE) return usual;
  return STAND_INS.includes(engine) || toHouse(set) === toHouse(usual) ? set : usual;
}

function toHouse(model: string): string {
  return model.replace(/^~/, '').split('/')[0] ?? '';
}
