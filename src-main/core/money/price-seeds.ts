/**
 * The list prices of the catalogue of models, as lines of the price table. Unverified: written down from public price lists, never
 * checked against a bill. An estimate made with them says that it is one; the owner's own prices come before them.
 */
import { createHash } from 'node:crypto';

import { fromDate } from '#shared/time/day.ts';
import { CATALOGUE, CATALOGUE_DATE } from '../engines/models/catalogue.ts';
import type { Price } from './price-table.ts';

/** OpenRouter has none on purpose: its replies say what they cost. */
export const PRICE_SEEDS: readonly Price[] = CATALOGUE.flatMap(({ route, model, prices }) =>
  prices.map(({ from, source: _, ...price }) => ({
    route,
    model,
    effectiveDay: fromDate(from),
    ...price,
    source: 'seed' as const,
  })),
);

const DIGITS = 6;

/** Names these very prices: the day of the catalogue, and digits that change with any of them. */
export function nameSeeds(seeds: readonly Price[], date = CATALOGUE_DATE): string {
  return `${date}.${createHash('sha256').update(JSON.stringify(seeds)).digest('hex').slice(0, DIGITS)}`;
}

export const SEED_VERSION = nameSeeds(PRICE_SEEDS);
