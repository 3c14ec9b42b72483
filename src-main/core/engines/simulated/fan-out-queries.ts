/** Invents what a simulated engine searched for. Only engines that expose their queries in real life do so here. */
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { EngineRequest } from '../engine-route.ts';
import type { NamedBrand } from './name-brands.ts';
import { fillPhrase } from './phrases/find-phrase-book.ts';
import type { PhraseBook } from './phrases/phrase-book.ts';
import type { SeededRandom } from './seeded-random.ts';

const SILENT_ENGINES: ReadonlySet<Engine> = new Set(['perplexity', 'ai_overview', 'google_ai_mode', 'copilot']);

/** Whether the engine says what it searched for. */
export function exposesQueries(engine: Engine): boolean {
  return !SILENT_ENGINES.has(engine);
}

/** One to five different searches about the topic, the last ones about named brands. */
export function inventQueries(
  random: SeededRandom,
  request: EngineRequest,
  named: readonly NamedBrand[],
  book: PhraseBook,
  topic: string,
): string[] {
  const year = request.day.slice(0, 4);
  const queries = new Set<string>();
  for (let count = 1 + random.below(3); count > 0; count -= 1) {
    queries.add(fillPhrase(random.pick(book.topicQueries), { topic, year }));
  }
  for (const { brand } of named.slice(0, random.below(3))) {
    queries.add(fillPhrase(random.pick(book.brandQueries), { brand: brand.name, topic, year }));
  }
  return [...queries];
}
