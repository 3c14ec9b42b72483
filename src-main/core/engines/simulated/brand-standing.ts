/** How likely a brand is to be named and how it is spoken of, per engine, prompt and day. Draws nothing itself. */
import type { EngineRequest, SceneBrand } from '../engine-route.ts';
import { toLift, toWave } from './market-drift.ts';
import type { Tone } from './phrases/phrase-book.ts';
import { type SeededRandom, toUnitNumber } from './seeded-random.ts';

const OWN_BASE = 0.34;
const OWN_RISE = 0.34;

/** Probability that an answer names the brand, 0.02-0.97. A brand that the question itself names is nearly always named. */
export function estimateStanding(request: EngineRequest, brand: SceneBrand): number {
  if (isNamedInPrompt(request, brand)) return 0.97;
  const { seed } = request.scene;
  const lift = toLift(seed, request.day);
  const base = brand.isOwn ? OWN_BASE : 0.2 + 0.42 * toUnitNumber(seed, brand.name, 'base');
  const trend = brand.isOwn ? OWN_RISE * lift : 0.2 * (toUnitNumber(seed, brand.name, 'trend') - 0.6) * lift;
  const byEngine = 0.24 * (toUnitNumber(seed, brand.name, request.engine) - 0.5);
  const byPrompt = 0.36 * (toUnitNumber(seed, brand.name, request.prompt) - 0.5);
  const standing = base + trend + byEngine + byPrompt + toWave(seed, brand.name, request.engine, request.day);
  return Math.min(Math.max(standing, 0.02), 0.95);
}

/** Whether the question holds the brand's name, regardless of case. */
export function isNamedInPrompt(request: EngineRequest, brand: SceneBrand): boolean {
  return brand.name !== '' && request.prompt.toLowerCase().includes(brand.name.toLowerCase());
}

/** How one mention of the brand sounds; the own brand is spoken of better as its story goes on. */
export function drawTone(random: SeededRandom, request: EngineRequest, brand: SceneBrand): Tone {
  const { seed } = request.scene;
  const liking =
    toUnitNumber(seed, brand.name, 'liking') + 0.3 * (toUnitNumber(seed, brand.name, request.engine, 'tone') - 0.5);
  const gain = brand.isOwn ? 0.15 * toLift(seed, request.day) : 0;
  const draw = random.next();
  if (draw < 0.3 + 0.25 * liking + gain) return 'positive';
  return draw > 0.8 + 0.15 * liking ? 'negative' : 'neutral';
}
