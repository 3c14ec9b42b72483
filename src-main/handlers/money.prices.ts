/** `money.prices`: the prices that estimates are made with. */
import { loadPriceTable } from '../core/money/price-store.ts';
import { handler } from './handler.ts';
import { toPriceTableView } from './price-table-view.ts';

export const listPrices = handler('money.prices', async (core) =>
  toPriceTableView(await core.storage.read(loadPriceTable, null)),
);
