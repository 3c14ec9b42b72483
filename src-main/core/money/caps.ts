/** Monthly caps as the owner sets them, and what counts against them. Deciding about a call is the gate's business. */
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { toNanoUsd, toUsd } from './nano-usd.ts';
import { readOwnerMonth } from './owner-month.ts';

/** The account's cap; a project's is stored under its public id. */
export const ACCOUNT = 'account';

/** A cap of a month so far, in nano-dollars. */
export interface CapState {
  capNano: number;
  /** Calls that ended: their cost, or their ceiling where the cost is unknown. */
  endedNano: number;
  /** Ceilings of calls under way. */
  underWayNano: number;
}

/** US dollars; `leftUsd` is never below 0. */
interface CapView {
  monthlyCapUsd: number;
  usedUsd: number;
  underWayUsd: number;
  leftUsd: number;
}

/** The cap of `scope` (a project's public id, or the account) in the month of `nowMs`; null when there is none. */
export function readCap(db: Connection, scope: string, nowMs: number): CapState | null {
  const cap = db.prepare('SELECT cap_nano AS capNano FROM spend_cap WHERE scope = ?').get(scope) as
    | { capNano: number }
    | undefined;
  return cap ? { ...cap, ...readCounted(db, scope, nowMs) } : null;
}

/** As callers see it. */
export function readCapView(db: Connection, scope: string, nowMs: number): CapView | null {
  return toCapView(readCap(db, scope, nowMs));
}

function toCapView(cap: CapState | null): CapView | null {
  if (!cap) return null;
  const leftNano = Math.max(0, cap.capNano - cap.endedNano - cap.underWayNano);
  return {
    monthlyCapUsd: toUsd(cap.capNano),
    usedUsd: toUsd(cap.endedNano),
    underWayUsd: toUsd(cap.underWayNano),
    leftUsd: toUsd(leftNano),
  };
}

/** Both caps as callers see them; `project` is a public id, or null for the account alone. */
export function readCapViews(db: Connection, project: string | null, nowMs: number) {
  return {
    account: readCapView(db, ACCOUNT, nowMs),
    project: project === null ? null : readCapView(db, project, nowMs),
  };
}

export const loadCaps = defineRead('money.caps', (db, input: { project: string | null; nowMs: number }) =>
  readCapViews(db, input.project, input.nowMs),
);

/** What counts against a cap of `scope` in the month of `nowMs`. */
export function readCounted(db: Connection, scope: string, nowMs: number): { endedNano: number; underWayNano: number } {
  const isAccount = scope === ACCOUNT;
  const month = readOwnerMonth(db, nowMs);
  return db
    .prepare(
      `SELECT coalesce(sum(CASE basis WHEN 'open' THEN 0 ELSE counted_nano END), 0) AS endedNano,
         coalesce(sum(CASE basis WHEN 'open' THEN counted_nano ELSE 0 END), 0) AS underWayNano
       FROM spend_month WHERE month = ? ${isAccount ? '' : 'AND project = ?'}`,
    )
    .get(...(isAccount ? [month] : [month, scope])) as {
    endedNano: number;
    underWayNano: number;
  };
}

/** The same of all projects at once, with their caps; by public id, none where there is neither. */
export function readProjectSpend(db: Connection, nowMs: number): Map<string, Partial<CapState>> {
  const found = new Map<string, Partial<CapState>>();
  const counted = db
    .prepare(
      `SELECT project, sum(CASE basis WHEN 'open' THEN 0 ELSE counted_nano END) AS endedNano,
         sum(CASE basis WHEN 'open' THEN counted_nano ELSE 0 END) AS underWayNano
       FROM spend_month WHERE month = ? GROUP BY project`,
    )
    .all(readOwnerMonth(db, nowMs)) as { project: string; endedNano: number; underWayNano: number }[];
  for (const { project, ...sums } of counted) found.set(project, sums);
  const caps = db.prepare('SELECT scope, cap_nano AS capNano FROM spend_cap').all() as {
    scope: string;
    capNano: number;
  }[];
  for (const { scope, capNano } of caps) found.set(scope, { ...found.get(scope), capNano });
  return found;
}

/** Sets or takes away a cap. Jobs that wait for money are looked at again at once. */
export const saveCap = defineWrite(
  'money.saveCap',
  (db, input: { scope: string; monthlyCapUsd: number | null }, { nowMs }): null => {
    if (input.monthlyCapUsd === null) db.prepare('DELETE FROM spend_cap WHERE scope = ?').run(input.scope);
    else {
      db.prepare('INSERT INTO spend_cap VALUES (?, ?) ON CONFLICT DO UPDATE SET cap_nano = excluded.cap_nano').run(
        input.scope,
        toNanoUsd(input.monthlyCapUsd),
      );
    }
    wakeCapped(db, nowMs);
    return null;
  },
);

/** Outcome of jobs that wait because of a cap. */
export const CAP_REASON = 'cap';

/** Lets jobs that wait for money be due now: the executor looks at them with its next tick. */
export function wakeCapped(db: Connection, nowMs: number): void {
  db.prepare(
    `UPDATE job SET next_try_at = ? WHERE state IN ('queued', 'leased', 'received', 'waiting') AND state = 'waiting'
     AND outcome = '${CAP_REASON}' AND next_try_at > ?`,
  ).run(nowMs, nowMs);
}
