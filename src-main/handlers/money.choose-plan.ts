/** `money.choosePlan`: prices searches of result pages by a plan, from today on. */
import { dayOf } from '#shared/time/day.ts';
import { savePrice } from '../core/money/price-store.ts';
import { toPlanPrice } from '../core/money/serpapi-plan.ts';
import { handler } from './handler.ts';
import { toPriceTableView } from './price-table-view.ts';

export const choosePlan = handler('money.choosePlan', async (core, _caller, { plan }) => {
  const table = await core.storage.write(savePrice, toPlanPrice(plan, dayOf(core.now())));
  core.executor.poke();
  return toPriceTableView(table);
});
