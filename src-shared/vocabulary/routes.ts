/** The services that engines are reached through, as people know them. The core's own routes are held to it by a test. */
export const ROUTE_LABELS: Readonly<Record<string, string>> = {
  'openai-responses': 'OpenAI',
  'anthropic-messages': 'Anthropic',
  'gemini-generate': 'Google Gemini',
  'perplexity-chat': 'Perplexity Sonar',
  'perplexity-agent': 'Perplexity Agent',
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
