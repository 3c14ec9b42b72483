/** Which price counts for a call, and what its usage costs by it. Pure: it reads no database and knows no clock. */
import type { CallBill, CallUsage } from '../engines/engine-route.ts';
import { PRICE_SEEDS, SEED_DATE } from './price-seeds.ts';

/** US dollars, >= 0. */
export interface PriceRates {
  /** Per million tokens, and so the next two. */
  inputUsd: number;
  cachedInputUsd: number;
  outputUsd: number;
  searchUsd: number;
  requestUsd: number;
}

export interface Price extends PriceRates {
  /** A route's id, or what it begins with before a hyphen. */
  route: string;
  /** Family of models in lower case; `*`: any. */
  model: string;
  /** UTC day from which it counts. */
  effectiveDay: number;
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
  /** UTC day on which the call began. */
  day: number;
}

export interface Cost {
  /** US dollars, >= 0; null when neither reported nor estimable. */
  costUsd: number | null;
  /** Null exactly when `costUsd` is. */
  costBasis: 'reported' | 'estimated' | null;
}

/** The seeds and the owner's prices after them. */
export function toPriceTable(ownPrices: readonly Price[]): PriceTable {
  return { version: `${SEED_DATE}+${ownPrices.length}`, prices: [...PRICE_SEEDS, ...ownPrices] };
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
  return tokensUsd / 1e6 + usage.searches * price.searchUsd + usage.requests * price.requestUsd;
}

/** What costs nothing, however much of it was used. */
function isFree({ inputUsd, cachedInputUsd, outputUsd, searchUsd, requestUsd }: PriceRates): boolean {
  return inputUsd + cachedInputUsd + outputUsd + searchUsd + requestUsd === 0;
}

/** The price that counts for a call, by the order that the README gives; null when there is none. */
export function findPrice(call: PricedCall, table: PriceTable): Price | null {
  const families = listFamilies(call.model);
  let best: Price | null = null;
  let bestRank: number[] = [];
  for (const price of table.prices) {
    const exactness = families.indexOf(price.model);
    if (exactness < 0 || price.effectiveDay > call.day || !servesRoute(price.route, call.route)) continue;
    const rank = [price.route.length, -exactness, price.source === 'owner' ? 1 : 0, price.effectiveDay];
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

function servesRoute(priced: string, route: string): boolean {
  return route === priced || route.startsWith(`${priced}-`);
}

/** What vendors hang on the name of a family: dates, numbers of a build, stages. */
const SUFFIX = /-(?:latest|preview|exp|\d{4}-\d{2}-\d{2}|\d{2}-\d{4}|\d{8}|\d{4}|\d{3})$/;

/** The model, then what is left of it without each suffix, then `*`: `gpt-5-2025-08-07`, `gpt-5`, `*`. */
function listFamilies(model: string | null): string[] {
  const families: string[] = [];
  let name = model?.toLowerCase() ?? '';
  while (name !== '') {
    families.push(name);
    const shorter = name.replace(SUFFIX, '');
    name = shorter === name ? '' : shorter;
  }
  return [...families, '*'];
}
