/** Prices a reply that was just read, by the prices known now, for the moment at which its call began. Writes nothing. */
import type { Connection } from '../../storage/connection.ts';
import type { CallBill } from '../engines/engine-route.ts';
import { type OpenCall, readOpenCall } from './ledger.ts';
import { readPriceTable } from './price-store.ts';
import { type Cost, type PriceTable, priceBill } from './price-table.ts';

interface PricedReply {
  cost: Cost;
  /** The model as the reply names it; null when it does not. */
  model: string | null;
  priceVersion: string;
}

export interface ReplyToPrice {
  jobId: number;
  routeId: string;
  read: { bill: CallBill; engineVersion?: string | null };
  nowMs: number;
  /** What the caller read in the same transaction: the prices and the job's open call. */
  known?: { prices: PriceTable; open: OpenCall | null };
}

/** Where the model that the reply names has no price, that of the model asked for is used. */
export function priceReply(db: Connection, call: ReplyToPrice): PricedReply {
  const { bill, engineVersion: model = null } = call.read;
  const { prices: table, open } = call.known ?? { prices: readPriceTable(db), open: readOpenCall(db, call.jobId) };
  const atMs = open?.startedMs ?? call.nowMs;
  const named = priceBill(bill, { route: call.routeId, model: model ?? open?.model ?? null, atMs }, table);
  const asked = { route: call.routeId, model: open?.model ?? null, atMs };
  const cost = named.costUsd === null ? priceBill(bill, asked, table) : named;
  return { cost, model, priceVersion: table.version };
}
