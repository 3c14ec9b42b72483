/** By which crawler an engine reads pages for its searches, as its maker documents it, and whose index it searches. */
import type { Engine } from '#shared/vocabulary/engines.ts';

export interface CrawlerFact {
  /** As robots.txt names it. */
  crawler: string;
  /** Where the maker says so; null for one of its own. */
  index: 'Google' | 'Bing' | null;
}

const CRAWLERS: Partial<Record<Engine, CrawlerFact>> = {
  chatgpt: { crawler: 'OAI-SearchBot', index: null },
  perplexity: { crawler: 'PerplexityBot', index: null },
  claude: { crawler: 'Claude-SearchBot', index: null },
  mistral: { crawler: 'MistralAI-User', index: null },
  gemini: { crawler: 'Googlebot', index: 'Google' },
  ai_overview: { crawler: 'Googlebot', index: 'Google' },
  google_ai_mode: { crawler: 'Googlebot', index: 'Google' },
  copilot: { crawler: 'Bingbot', index: 'Bing' },
};

/** Null where the maker names none. */
export function findCrawler(engine: string): CrawlerFact | null {
  return CRAWLERS[engine as Engine] ?? null;
}
