/** The services that engines are or were reached through, as people know them. The core's own routes are held to it by a test. */
export const ROUTE_LABELS: Readonly<Record<string, string>> = {
  'openai-responses': 'OpenAI',
  'anthropic-messages': 'Anthropic',
  'gemini-generate': 'Google Gemini',
  'perplexity-agent': 'Perplexity Agent API',
  'perplexity-chat': "Perplexity's chat interface",
  'xai-responses': 'xAI',
  'mistral-conversations': 'Mistral',
  'deepseek-messages': 'DeepSeek',
  'deepseek-chat': 'DeepSeek plain chat',
  'serpapi-ai-overview': 'SerpApi',
  'serpapi-ai-mode': 'SerpApi',
  'serpapi-copilot': 'SerpApi',
  'openrouter-responses': 'OpenRouter',
  'openai-compatible': 'Local server',
};

/** The name of a service for people; its id where nobody knows one. */
export function nameRoute(id: string): string {
  return ROUTE_LABELS[id] ?? id;
}
