/** What one more call will cost: what it is expected to, and the most it is taken to. Looks back at the ledger; writes nothing. */
import type { Connection } from '../../storage/connection.ts';
import { type CallLimits, findProfile, UNPRICED_CALL } from './call-profiles.ts';
import { BASIS, findCallRequestId } from './ledger-lookups.ts';
import { toNanoUsd } from './nano-usd.ts';
import { findPrice, type PriceTable, priceUsage } from './price-table.ts';

/** How a question is asked: the cost of a call depends on these. A route that serves many engines may ask each of another model. */
export interface CallKind {
  engine: string;
  route: string;
  /** As it is asked for. */
  model: string;
}

/** A call that may go out: of its kind, with the limits that its request carries; null where it carries none. */
export interface PlannedCall extends CallKind, CallLimits {}

export interface SeenCalls {
  calls: number;
  meanNano: number;
  /** Of the sample, with n - 1; 0 for a single call. */
  deviationNano: number;
  largestNano: number;
}

export interface CallCost {
  typicalNano: number;
  /** Never below `typicalNano`; 0 only for what costs nothing. */
  ceilingNano: number;
  /** Null when no call of this kind has a known cost. */
  seen: SeenCalls | null;
  /** False when `typicalNano` rests on an assumption only. */
  isPriced: boolean;
}

const LOOK_BACK = 200;
const MARGIN = 1.25;

/** The cost of one call of this kind that begins at that moment. */
export function readCallCost(db: Connection, kind: PlannedCall, table: PriceTable, atMs: number): CallCost {
  const seen = readSeenCalls(db, kind);
  const price = findPrice({ ...kind, atMs }, table);
  const profile = findProfile(kind.route, kind);
  const typicalUsd = price ? priceUsage(profile.typical, price) : UNPRICED_CALL.typicalUsd;
  const ceilingUsd = priceUsage(profile.ceiling, price ?? UNPRICED_CALL.dearRates);
  return {
    typicalNano: toNanoUsd(typicalUsd),
    ceilingNano: Math.max(toNanoUsd(ceilingUsd), Math.ceil(MARGIN * (seen?.largestNano ?? 0))),
    seen,
    isPriced: price !== null,
  };
}

function readSeenCalls(db: Connection, kind: CallKind): SeenCalls | null {
  const askedId = findCallRequestId(db, kind);
  if (askedId === null) return null;
  const costs = (
    db
      .prepare(
        `SELECT nano FROM ledger_entry INDEXED BY ledger_by_request
         WHERE call_request_id = ? AND basis IN (${BASIS.reported}, ${BASIS.estimated}) ORDER BY id DESC LIMIT ${LOOK_BACK}`,
      )
      .all(askedId) as { nano: number }[]
  ).map((row) => row.nano);
  if (costs.length === 0) return null;
  const meanNano = costs.reduce((sum, nano) => sum + nano, 0) / costs.length;
  const squares = costs.reduce((sum, nano) => sum + (nano - meanNano) ** 2, 0);
  return {
    calls: costs.length,
    meanNano,
    deviationNano: costs.length > 1 ? Math.sqrt(squares / (costs.length - 1)) : 0,
    largestNano: Math.max(...costs),
  };
}
