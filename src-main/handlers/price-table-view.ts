/** The price table as callers see it. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import type { Price, PriceTable } from '../core/money/price-table.ts';
import { findSerpApiPlan } from '../core/money/serpapi-plan.ts';

const NOTE =
  'List prices that come with the app are unverified. They are used only where a reply does not say what it cost; such amounts are labelled as estimates.';

export function toPriceTableView(table: PriceTable): OperationOutput<'money.prices'> {
  return {
    version: table.version,
    note: NOTE,
    serpApiPlan: findSerpApiPlan(table),
    prices: table.prices.map((price) => ({
      route: price.route,
      model: price.model,
      source: price.source,
      ...toTerms(price),
    })),
  };
}

/** From when a price counts, and how. */
export function toTerms({ route: _, model: __, source: ___, effectiveDay, hours, ...rates }: Price) {
  const spans = hours?.spans.map(([from, to]): [number, number] => [from, to]);
  return { ...rates, effectiveFrom: toDate(effectiveDay), hours: spans ? { spans } : null };
}
