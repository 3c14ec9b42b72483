/** `money.setPrice`: the owner adds a price, from today on unless another day is named. */
import { dayOf, fromDate } from '#shared/time/day.ts';
import { savePrice } from '../core/money/price-store.ts';
import { handler } from './handler.ts';
import { toPriceTableView } from './price-table-view.ts';

export const setPrice = handler('money.setPrice', async (core, _caller, { effectiveFrom, ...price }) => {
  const effectiveDay = effectiveFrom === undefined ? dayOf(core.now()) : fromDate(effectiveFrom);
  const table = await core.storage.write(savePrice, { ...price, effectiveDay });
  core.executor.poke();
  return toPriceTableView(table);
});
