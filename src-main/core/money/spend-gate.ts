/**
 * Decides whether a call may go out under the caps. Lives for one transaction, the one that also opens the call's ledger
 * row: what it saw is still true when the row is written.
 */
import { toMonthText } from '#shared/time/month-text.ts';
import type { Connection } from '../../storage/connection.ts';
import { type PlannedCall, readCallCost } from './call-cost.ts';
import { ACCOUNT, type CapState, readCap } from './caps.ts';
import { describeUsd, toUsd } from './nano-usd.ts';
import { readMonthEnd, readTimeZone } from './owner-month.ts';
import { readPriceTable } from './price-store.ts';

export type Admission =
  | { kind: 'go' }
  /** Calls under way hold what is left; they may end for less. */
  | { kind: 'later'; isAccount: boolean }
  /** Not this month, unless the cap is raised. The message is for the owner. */
  | { kind: 'held'; isAccount: boolean; capUsd: number; message: string };

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

export class SpendGate {
  /** The most that one call is taken to cost. */
  readonly ceilingNano: number;
  readonly #db: Connection;
  readonly #nowMs: number;
  /** Most have none, and it is asked for each call. */
  readonly #uncapped = new Set<string>();

  /** Whoever knows better what a call may cost passes its ceiling. */
  constructor(db: Connection, kind: PlannedCall, nowMs: number, ceilingNano?: number) {
    this.#db = db;
    this.#nowMs = nowMs;
    this.ceilingNano = ceilingNano ?? readCallCost(db, kind, readPriceTable(db), nowMs).ceilingNano;
  }

  /** When the caps start over, in milliseconds since 1970. */
  get monthEndsAtMs(): number {
    return readMonthEnd(this.#db, this.#nowMs);
  }

  /** Whether one more call of this project (public id) may go out. What costs nothing always may. */
  admit(project: string): Admission {
    if (this.ceilingNano === 0) return { kind: 'go' };
    for (const scope of [ACCOUNT, project]) {
      if (this.#uncapped.has(scope)) continue;
      const cap = readCap(this.#db, scope, this.#nowMs);
      if (!cap) this.#uncapped.add(scope);
      const isAccount = scope === ACCOUNT;
      if (!cap || cap.endedNano + cap.underWayNano + this.ceilingNano <= cap.capNano) continue;
      if (cap.endedNano + this.ceilingNano <= cap.capNano) return { kind: 'later', isAccount };
      return { kind: 'held', isAccount, capUsd: toUsd(cap.capNano), message: this.#explain(cap, isAccount) };
    }
    return { kind: 'go' };
  }

  #explain({ capNano, endedNano }: CapState, isAccount: boolean): string {
    const next = toMonthText(this.monthEndsAtMs, readTimeZone(this.#db));
    const month = MONTHS[Number(next.slice(5)) - 1];
    const used = `${describeUsd(endedNano)} used, a call may cost up to ${describeUsd(this.ceilingNano)}`;
    const whose = isAccount ? '' : ' of this project';
    return `The monthly cap of ${describeUsd(capNano)}${whose} is reached (${used}); goes on on 1 ${month} or when the cap is raised.`;
  }
}
