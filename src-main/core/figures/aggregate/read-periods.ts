/** Reads stored counts of days and months, for scopes without a tag filter. */
import { planCalendar } from '#shared/time/month.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { Connection } from '../../../storage/connection.ts';
import { type PeriodTable, toMonthPeriod } from './period-delta.ts';

/** Cells of a day or month, as stored. */
export interface PeriodRow {
  period: number;
  cells: Uint8Array;
}

const OWNERS = { total_period: 'project_id', brand_period: 'brand_id' } as const;

/** One row a day that has anything, in order. */
export function readDays(db: Connection, table: PeriodTable, ownerId: number, window: DayWindow): PeriodRow[] {
  return readPeriods(db, table, ownerId, window.firstDay, window.lastDay);
}

/** Rows that cover the window, each day once: whole months as months, the rest as days. */
export function readWindow(db: Connection, table: PeriodTable, ownerId: number, window: DayWindow): PeriodRow[] {
  const { months, days } = planCalendar(window);
  return [
    ...(months ? readPeriods(db, table, ownerId, toMonthPeriod(months.last), toMonthPeriod(months.first)) : []),
    ...days.flatMap((edge) => readDays(db, table, ownerId, edge)),
  ];
}

function readPeriods(db: Connection, table: PeriodTable, ownerId: number, from: number, to: number): PeriodRow[] {
  return db
    .prepare(`SELECT period, cells FROM ${table} WHERE ${OWNERS[table]} = ? AND period BETWEEN ? AND ? ORDER BY period`)
    .all(ownerId, from, to) as PeriodRow[];
}
