/**
 * List prices to begin with, by route and family of model. Unverified: written down from public price lists, never checked
 * against a bill. An estimate made with them says that it is one; the owner's own prices come before them.
 */
import { fromDate } from '#shared/time/day.ts';
import type { Price } from './price-table.ts';

/** Names this state of the list; change it with any line below. */
export const SEED_DATE = '2026-11-01';

/** Lines without a day of their own. A changed price is a further line with its day; the old one stays. */
const FIRST_DAY = '2026-01-01';

/** US dollars: per million tokens in, in from a cache, out; per search; per request. `*` is any model. */
type Line = [model: string, inputUsd: number, cachedInputUsd: number, outputUsd: number];
interface RouteSeeds {
  /** Also serves routes whose id goes on after a hyphen. */
  route: string;
  /** UTC day from which these lines count, `YYYY-MM-DD`. */
  from?: string;
  searchUsd?: number;
  requestUsd?: number;
  models: Line[];
}

const FREE_TOKENS: Line[] = [['*', 0, 0, 0]];

const OPENAI: Line[] = [
  ['gpt-5.4', 2.5, 0.25, 15],
  ['gpt-5.2', 1.75, 0.175, 14],
  ['gpt-5.1', 1.25, 0.125, 10],
  ['gpt-5', 1.25, 0.125, 10],
  ['gpt-5-mini', 0.25, 0.025, 2],
  ['gpt-5-nano', 0.05, 0.005, 0.4],
  ['gpt-4.1', 2, 0.5, 8],
  ['gpt-4.1-mini', 0.4, 0.1, 1.6],
  ['gpt-4.1-nano', 0.1, 0.025, 0.4],
  ['gpt-4o', 2.5, 1.25, 10],
  ['gpt-4o-mini', 0.15, 0.075, 0.6],
  ['o4-mini', 1.1, 0.275, 4.4],
];

const ANTHROPIC: Line[] = [
  ['claude-opus-4-5', 5, 0.5, 25],
  ['claude-opus-4-1', 15, 1.5, 75],
  ['claude-sonnet-4-5', 3, 0.3, 15],
  ['claude-sonnet-4', 3, 0.3, 15],
  ['claude-haiku-4-5', 1, 0.1, 5],
  ['claude-3-5-haiku', 0.8, 0.08, 4],
];

const GEMINI: Line[] = [
  ['gemini-3-pro', 2, 0.2, 12],
  ['gemini-3-flash', 0.5, 0.05, 3],
  ['gemini-2.5-pro', 1.25, 0.125, 10],
  ['gemini-2.5-flash', 0.3, 0.03, 2.5],
  ['gemini-2.5-flash-lite', 0.1, 0.01, 0.4],
  ['gemini-2.0-flash', 0.1, 0.025, 0.4],
];

const XAI: Line[] = [
  ['grok-4', 3, 0.75, 15],
  ['grok-4-fast', 0.2, 0.05, 0.5],
  ['grok-4-1-fast', 0.2, 0.05, 0.5],
  ['grok-3', 3, 0.75, 15],
  ['grok-3-mini', 0.3, 0.075, 0.5],
];

const MISTRAL: Line[] = [
  ['mistral-large', 2, 2, 6],
  ['mistral-medium', 0.4, 0.4, 2],
  ['mistral-small', 0.1, 0.1, 0.3],
];

const DEEPSEEK: Line[] = [
  ['deepseek-chat', 0.28, 0.028, 0.42],
  ['deepseek-reasoner', 0.28, 0.028, 0.42],
];

/** Per-request fees of Perplexity depend on how much it searched: the middle of the range is written here. */
const ROUTES: RouteSeeds[] = [
  { route: 'openai-responses', searchUsd: 0.01, models: OPENAI },
  { route: 'openai-compatible', models: FREE_TOKENS },
  { route: 'anthropic', searchUsd: 0.01, models: ANTHROPIC },
  { route: 'gemini', searchUsd: 0.014, models: GEMINI },
  { route: 'xai', searchUsd: 0.005, models: XAI },
  { route: 'perplexity', requestUsd: 0.008, models: [['sonar', 1, 1, 1]] },
  { route: 'perplexity', requestUsd: 0.01, models: [['sonar-pro', 3, 3, 15]] },
  { route: 'mistral', searchUsd: 0.03, models: MISTRAL },
  { route: 'deepseek', searchUsd: 0.00075, models: DEEPSEEK },
  { route: 'serpapi', requestUsd: 0.015, models: FREE_TOKENS },
];

/** OpenRouter is missing on purpose: its replies say what they cost. */
export const PRICE_SEEDS: readonly Price[] = ROUTES.flatMap(
  ({ route, from = FIRST_DAY, searchUsd = 0, requestUsd = 0, models }) =>
    models.map(([model, inputUsd, cachedInputUsd, outputUsd]) => ({
      route,
      model,
      effectiveDay: fromDate(from),
      inputUsd,
      cachedInputUsd,
      outputUsd,
      searchUsd,
      requestUsd,
      source: 'seed' as const,
    })),
);
