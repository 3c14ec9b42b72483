/** The plan of SerpApi that the owner chose: a price of theirs like any other, known again by what a search costs. Pure. */
import { SERPAPI_PLAN_NAMES, type SerpApiPlan } from '#shared/vocabulary/route-options.ts';
import { SERPAPI_PLANS } from '../engines/models/serpapi-plans.ts';
import type { OwnPrice } from './price-store.ts';
import type { PriceTable } from './price-table.ts';

const ROUTE = 'serpapi';

export function toPlanPrice(plan: SerpApiPlan, effectiveDay: number): OwnPrice {
  const tokens = { inputUsd: 0, cachedInputUsd: 0, outputUsd: 0, searchUsd: 0 };
  return { route: ROUTE, model: '*', effectiveDay, ...tokens, requestUsd: SERPAPI_PLANS[plan].searchUsd };
}

/** Null where none was chosen, or where the owner's newest price is that of no plan. */
export function findSerpApiPlan({ prices }: PriceTable): SerpApiPlan | null {
  const newest = prices.findLast(({ source, route, model }) => source === 'owner' && route === ROUTE && model === '*');
  return SERPAPI_PLAN_NAMES.find((plan) => SERPAPI_PLANS[plan].searchUsd === newest?.requestUsd) ?? null;
}
