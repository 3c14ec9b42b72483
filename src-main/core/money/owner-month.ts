/** The month of the owner's calendar: what caps hold for and calls are booked in. */
import { startOfNextMonth, toMonthText } from '#shared/time/month-text.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';

/** IANA name of the account's time zone. */
export function readTimeZone(db: Connection): string {
  return (db.prepare('SELECT time_zone FROM account').pluck().get() as string | undefined) ?? 'UTC';
}

/** The month of a moment, `YYYY-MM`. */
export function readOwnerMonth(db: Connection, nowMs: number): string {
  return toMonthText(nowMs, readTimeZone(db));
}

/** First moment of the month after, in milliseconds since 1970. */
export function readMonthEnd(db: Connection, nowMs: number): number {
  return startOfNextMonth(nowMs, readTimeZone(db));
}

export const loadOwnerMonth = defineRead('money.month', (db, nowMs: number): string => readOwnerMonth(db, nowMs));
