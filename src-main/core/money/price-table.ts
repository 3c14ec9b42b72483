/** Which price counts for a call, and what its usage costs by it. Pure: it reads no database and knows no clock. */

import { dayOf } from '#shared/time/day.ts';
import type { CallBill, CallUsage } from '../engines/engine-route.ts';
import type { WeekdayHours } from '../engines/models/catalogue-line.ts';
import { isWithinHours } from '../engines/models/catalogue-line.ts';
import { listFamilies, servesRoute } from '../engines/models/model-families.ts';
import { PRICE_SEEDS, SEED_VERSION } from './price-seeds.ts';

/** US dollars, >= 0. */
export interface PriceRates {
  /** Per million tokens, and so the next two. */
  inputUsd: number;
  cachedInputUsd: number;
  outputUsd: number;
  searchUsd: number;
  /** `prompt`: however many searches a call made, one is charged. */
  searchUnit: 'search' | 'prompt';
  requestUsd: number;
}

export interface Price extends PriceRates {
  /** A route's id, or what it begins with before a hyphen. */
  route: string;
  /** Family of models in lower case; `*`: any. */
  model: string;
  /** UTC day from which it counts. */
  effectiveDay: number;
  /** The hours of a day within which it counts, and then before a price without any; null: at any hour. */
  hours: WeekdayHours | null;
  source: 'seed' | 'owner';
}

export interface PriceTable {
  /** Names this state of the table. */
  version: string;
  /** Seeds first, then the owner's prices, oldest first. */
  prices: readonly Price[];
}

export interface PricedCall {
  route: string;
  /** As the reply names it, else as it was asked for; null when neither is known. */
  model: string | null;
  /** When the call began, in milliseconds since 1970: prices change by the day, some by the hour. */
  atMs: number;
}

export interface Cost {
  /** US dollars, >= 0; null when neither reported nor estimable. */
  costUsd: number | null;
  /** Null exactly when `costUsd` is. */
  costBasis: 'reported' | 'estimated' | null;
}

/** The seeds and the owner's prices after them. */
export function toPriceTable(ownPrices: readonly Price[]): PriceTable {
  return { version: `${SEED_VERSION}+${ownPrices.length}`, prices: [...PRICE_SEEDS, ...ownPrices] };
}

/** What a call cost: as its bill reports it, else estimated from what it used up. A sum that cannot be one is not believed. */
export function priceBill(bill: CallBill, call: PricedCall, table: PriceTable): Cost {
  if (bill.reportedUsd !== null && bill.reportedUsd >= 0 && Number.isFinite(bill.reportedUsd)) {
    return { costUsd: bill.reportedUsd, costBasis: 'reported' };
  }
  const price = findPrice(call, table);
  if (price === null) return { costUsd: null, costBasis: null };
  if (bill.usage !== null) return { costUsd: priceUsage(bill.usage, price), costBasis: 'estimated' };
  return isFree(price) ? { costUsd: 0, costBasis: 'estimated' } : { costUsd: null, costBasis: null };
}

/** US dollars of a usage. Never counts more cached than input tokens. */
export function priceUsage(usage: CallUsage, price: PriceRates): number {
  const cached = Math.min(usage.cachedInputTokens, usage.inputTokens);
  const tokensUsd =
    (usage.inputTokens - cached) * price.inputUsd +
    cached * price.cachedInputUsd +
    usage.outputTokens * price.outputUsd;
  const searches = price.searchUnit === 'prompt' ? Math.min(usage.searches, 1) : usage.searches;
  return tokensUsd / 1e6 + searches * price.searchUsd + usage.requests * price.requestUsd;
}

/** What costs nothing, however much of it was used. */
function isFree({ inputUsd, cachedInputUsd, outputUsd, searchUsd, requestUsd }: PriceRates): boolean {
  return inputUsd + cachedInputUsd + outputUsd + searchUsd + requestUsd === 0;
}

/** The price that counts for a call, by the order that the README gives; null when there is none. */
export function findPrice(call: PricedCall, table: PriceTable): Price | null {
  const families = listFamilies(call.model);
  const day = dayOf(call.atMs);
  let best: Price | null = null;
  let bestRank: number[] = [];
  for (const price of table.prices) {
    const exactness = families.indexOf(price.model);
    if (exactness < 0 || price.effectiveDay > day || !servesRoute(price.route, call.route)) continue;
    if (price.hours !== null && !isWithinHours(price.hours, call.atMs)) continue;
    const rank = [
      ...[price.route.length, -exactness, price.source === 'owner' ? 1 : 0],
      ...[price.effectiveDay, price.hours === null ? 0 : 1],
    ];
    if (best === null || isAtLeast(rank, bestRank)) [best, bestRank] = [price, rank];
  }
  return best;
}

/** Later lines of the table win where all else is equal: the owner's newest word counts. */
function isAtLeast(rank: readonly number[], other: readonly number[]): boolean {
  for (const [index, value] of rank.entries()) {
    const against = other[index] ?? 0;
    if (value !== against) return value > against;
  }
  return true;
}
