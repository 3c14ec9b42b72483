/** The price table as callers see it. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import type { PriceTable } from '../core/money/price-table.ts';

const NOTE =
  'List prices that come with the app are unverified. They are used only where a reply does not say what it cost; such amounts are labelled as estimates.';

export function toPriceTableView({ version, prices }: PriceTable): OperationOutput<'money.prices'> {
  return {
    version,
    note: NOTE,
    prices: prices.map(({ effectiveDay, ...price }) => ({ ...price, effectiveFrom: toDate(effectiveDay) })),
  };
}
