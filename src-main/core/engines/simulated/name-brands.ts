/** Decides which brands an answer names, in which order and tone. Writes no text. */
import type { EngineRequest, SceneBrand } from '../engine-route.ts';
import { drawTone, estimateStanding, isNamedInPrompt } from './brand-standing.ts';
import type { Tone } from './phrases/phrase-book.ts';
import type { SeededRandom } from './seeded-random.ts';

const MOST_BRANDS = 7;

export interface NamedBrand {
  brand: SceneBrand;
  tone: Tone;
}

/** The brands of one answer, at most seven: stronger ones tend to come first, those in the question do. May be empty. */
export function nameBrands(random: SeededRandom, request: EngineRequest): NamedBrand[] {
  const ranked: { brand: SceneBrand; tone: Tone; weight: number }[] = [];
  for (const brand of request.scene.brands) {
    const standing = estimateStanding(request, brand);
    const isNamed = random.chance(standing);
    const weight = standing + 0.6 * random.next() + (isNamedInPrompt(request, brand) ? 1 : 0);
    const tone = drawTone(random, request, brand);
    if (isNamed) ranked.push({ brand, tone, weight });
  }
  ranked.sort((a, b) => b.weight - a.weight);
  return ranked.slice(0, MOST_BRANDS).map(({ brand, tone }) => ({ brand, tone }));
}
