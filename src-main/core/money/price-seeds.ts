/**
 * List prices to begin with, by route and family of model. Unverified: written down from public price lists, never checked
 * against a bill. An estimate made with them says that it is one; the owner's own prices come before them.
 */
import { fromDate } from '#shared/time/day.ts';
import type { Price } from './price-table.ts';

/** Names this state of the list; change it with any line below. */
export const SEED_DATE = '2026-11-22';

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
  ['claude-opus-5-5', 4, 0.2, 20],
  ['claude-opus-5', 5, 0.5, 25],
  ['claude-opus-4-8', 5, 0.5, 25],
  ['claude-opus-4-5', 5, 0.5, 25],
  ['claude-sonnet-5-5', 2, 0.1, 10],
  ['claude-sonnet-5', 2, 0.2, 10],
  ['claude-sonnet-4-6', 3, 0.3, 15],
  ['claude-sonnet-4-5', 3, 0.3, 15],
  ['claude-haiku-5-5', 0.1, 0.01, 0.5],
  ['claude-haiku-4-5', 1, 0.1, 5],
];

const GEMINI: Line[] = [
  ['gemini-flash', 0.75, 0.075, 3.75],
  ['gemini-3.8-flash', 0.75, 0.075, 3.75],
  ['gemini-3.7-flash', 0.75, 0.075, 3.75],
  ['gemini-3.5-flash', 1.5, 0.15, 9],
  ['gemini-3-flash', 0.5, 0.05, 3],
  ['gemini-3-pro', 2, 0.2, 12],
  ['gemini-2.5-pro', 1.25, 0.125, 10],
  ['gemini-2.5-flash', 0.3, 0.03, 2.5],
  ['gemini-2.5-flash-lite', 0.1, 0.01, 0.4],
];

const XAI: Line[] = [
  ['grok-4.7', 2, 0.5, 6],
  ['grok-4.6', 2, 0.5, 6],
  ['grok-4.5', 2, 0.5, 6],
  ['grok-4.3', 1.25, 0.2, 2.5],
  ['grok-4', 3, 0.75, 15],
];

const MISTRAL: Line[] = [
  ['mistral-large', 2, 2, 6],
  ['mistral-medium', 1.5, 1.5, 7.5],
  ['mistral-medium-3.5', 1.5, 1.5, 7.5],
  ['mistral-medium-3-5', 1.5, 1.5, 7.5],
  ['mistral-medium-2508', 0.4, 0.4, 2],
  ['mistral-small', 0.1, 0.1, 0.3],
];

/** At peak hours; off-peak it takes half. */
const DEEPSEEK: Line[] = [
  ['deepseek-flash', 0.3, 0.006, 1.2],
  ['deepseek-v4-flash', 0.3, 0.006, 1.2],
  ['deepseek-v4-pro', 1.32, 0.044, 3.96],
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
  { route: 'perplexity-agent', searchUsd: 0.005, models: [['perplexity/sonar', 0.25, 0.0625, 2.5]] },
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
