/** The ten answer engines that a project may track. The wire calls this a `model`. */
export const ENGINES = [
  'chatgpt',
  'perplexity',
  'ai_overview',
  'google_ai_mode',
  'copilot',
  'claude',
  'gemini',
  'grok',
  'mistral',
  'deepseek',
] as const;

export type Engine = (typeof ENGINES)[number];

/** Engines of a new account until its owner chooses others. */
export const DEFAULT_ENGINES: readonly Engine[] = ['chatgpt', 'perplexity', 'ai_overview'];

/** Names as people write them. */
export const ENGINE_LABELS: Readonly<Record<Engine, string>> = {
  chatgpt: 'ChatGPT',
  perplexity: 'Perplexity',
  ai_overview: 'AI Overview',
  google_ai_mode: 'Google AI Mode',
  copilot: 'Copilot',
  claude: 'Claude',
  gemini: 'Gemini',
  grok: 'Grok',
  mistral: 'Mistral',
  deepseek: 'DeepSeek',
};

/** Stands for a project where calls are listed that only test an engine. */
export const ENGINE_TESTS = 'engine-tests';

/** Stands for a prompt where calls are listed that judge what answers say. */
export const JUDGE = 'judge';
