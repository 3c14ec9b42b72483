/** The owner's prices as they are stored: added, never changed. What was priced already stays as it was. */
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { wakeCapped } from './caps.ts';
import { type Price, type PriceTable, toPriceTable } from './price-table.ts';

/** A price of the owner counts at any hour and by the search. */
export type OwnPrice = Omit<Price, 'source' | 'hours' | 'searchUnit'>;

/** All prices of this moment. */
export function readPriceTable(db: Connection): PriceTable {
  const own = db
    .prepare(
      `SELECT route, model, effective_day AS effectiveDay, input_usd AS inputUsd, cached_input_usd AS cachedInputUsd,
         output_usd AS outputUsd, search_usd AS searchUsd, request_usd AS requestUsd
       FROM price ORDER BY id`,
    )
    .all() as OwnPrice[];
  return toPriceTable(own.map((price) => ({ ...price, hours: null, searchUnit: 'search', source: 'owner' })));
}

export const loadPriceTable = defineRead('money.priceTable', (db, _input: null): PriceTable => readPriceTable(db));

/** Adds a price of the owner and lets jobs that wait for money be looked at again. */
export const savePrice = defineWrite('money.savePrice', (db, price: OwnPrice, { nowMs }): PriceTable => {
  const { route, model, effectiveDay, inputUsd, cachedInputUsd, outputUsd, searchUsd, requestUsd } = price;
  db.prepare(
    `INSERT INTO price (route, model, effective_day, input_usd, cached_input_usd, output_usd, search_usd, request_usd, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(route, model, effectiveDay, inputUsd, cachedInputUsd, outputUsd, searchUsd, requestUsd, nowMs);
  wakeCapped(db, nowMs);
  return readPriceTable(db);
});
