/** What the bench's project is made of: brands, prompts with tags and languages, and the pools that answers cite and search from. */
import { createSeededRandom, type SeededRandom } from '#main/core/engines/simulated/seeded-random.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { BENCH_LANGUAGES, type BenchLanguage, vocabularyOf } from '../words/vocabulary.ts';
import { ZipfRanks } from '../words/zipf-ranks.ts';
import { BRAND_NAMES } from './brand-names.ts';
import { composeSources, type PooledSource } from './source-pool.ts';

export const PROMPTS = 500;
export const BENCH_ENGINES: readonly Engine[] = ['chatgpt', 'perplexity', 'ai_overview', 'claude', 'gemini'];
export const SEED = 'bench-1';

const TAGS = ['pricing', 'reviews', 'teams', 'beginners', 'support', 'export', 'repairs', 'travel', 'gifts', 'offices'];
/** Each tag is on about one prompt in ten. */
const TAG_CHANCE = 0.1;
const BRANDED_CHANCE = 0.06;
const POOLED_QUERIES = 5_000;

export interface WorldBrand {
  name: string;
  domain: string;
  /** How often an answer names it, 0-1. */
  standing: number;
}

export interface WorldPrompt {
  text: string;
  language: BenchLanguage;
  tags: string[];
}

export interface World {
  seed: string;
  /** The own brand first. */
  brands: readonly WorldBrand[];
  prompts: readonly WorldPrompt[];
  sources: readonly PooledSource[];
  sourceRanks: ZipfRanks;
  queries: readonly string[];
  queryRanks: ZipfRanks;
}

/** The same seed and number of brands (2 to 30) make the same world. Answers name five brands in the mean. */
export function createWorld(brandCount: number, seed = SEED): World {
  const random = createSeededRandom(`${seed} world`);
  const brands = BRAND_NAMES.slice(0, brandCount).map((name, index) => ({
    name,
    domain: `${name.toLowerCase()}.example`,
    standing: planStanding(index, brandCount),
  }));
  const sources = composeSources(random, brands);
  return {
    seed,
    brands,
    prompts: composePrompts(random, brands[0]!.name),
    sources,
    sourceRanks: new ZipfRanks(sources.length, 0.8),
    queries: composeQueries(random),
    queryRanks: new ZipfRanks(POOLED_QUERIES, 0.7),
  };
}

/** Falls evenly from the best known brand to the least, five in sum; the own brand (the first) is a middling one. */
function planStanding(index: number, brandCount: number): number {
  const order = index === 0 ? Math.floor(brandCount / 2) : index <= brandCount / 2 ? index - 1 : index;
  return (5 / brandCount) * (1.8 - (1.6 * order) / Math.max(1, brandCount - 1));
}

function composePrompts(random: SeededRandom, ownName: string): WorldPrompt[] {
  return Array.from({ length: PROMPTS }, (_, index) => {
    const language = BENCH_LANGUAGES[index % BENCH_LANGUAGES.length]!;
    const words = vocabularyOf(language).phrase(random, 5 + random.below(5));
    // The number keeps texts apart that chance made alike.
    const text = `${words} ${index + 1}${random.chance(BRANDED_CHANCE) ? ` ${ownName}` : ''}?`;
    return { text, language, tags: TAGS.filter(() => random.chance(TAG_CHANCE)) };
  });
}

function composeQueries(random: SeededRandom): string[] {
  return Array.from({ length: POOLED_QUERIES }, () => composeQuery(random));
}

/** What an engine might search for: a few words and now and then a year. */
export function composeQuery(random: SeededRandom): string {
  const vocabulary = vocabularyOf(random.pick(BENCH_LANGUAGES));
  const words = Array.from({ length: 3 + random.below(4) }, () => vocabulary.content(random));
  return random.chance(0.3) ? `${words.join(' ')} ${2024 + random.below(3)}` : words.join(' ');
}

/** The tag that filtered reads use. */
export const READ_TAG = TAGS[0]!;
