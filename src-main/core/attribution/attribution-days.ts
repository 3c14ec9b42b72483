/** Attribution by UTC day and channel category: what a chart over time is drawn from. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import { type ChannelCategory, toChannel } from '#shared/vocabulary/channels.ts';
import { defineRead } from '../../storage/command.ts';
import { readAccount } from '../accounts/account.ts';

type Timeseries = OperationOutput<'attribution.timeseries'>;

const DAY_MS = 86_400_000;

interface DayCell {
  day: number;
  channelId: string;
  currency: string;
  count: number;
  value: number;
}

export const loadAttributionDays = defineRead(
  'attribution.timeseries',
  (db, request: { projectId: number; sinceMs: number }): Timeseries => {
    const cells = db
      .prepare(
        `SELECT created_at / ${DAY_MS} AS day, channel_id AS channelId, deal_currency AS currency, count(*) AS count,
           total(deal_value) AS value
         FROM attribution WHERE project_id = ? AND created_at >= ?
         GROUP BY day, channel_id, deal_currency ORDER BY day`,
      )
      .all(request.projectId, request.sinceMs) as DayCell[];
    const { currency } = readAccount(db);
    return { days: addCells(cells, currency), currency };
  },
);

/** Days and categories that occur, by day; revenue in `currency` only. Pure. */
function addCells(cells: readonly DayCell[], currency: string): Timeseries['days'] {
  const rows = new Map<string, { day: number; category: ChannelCategory; count: number; revenue: number }>();
  for (const { day, channelId, count, value, currency: paidIn } of cells) {
    const { category } = toChannel(channelId);
    const row = rows.get(`${day} ${category}`) ?? { day, category, count: 0, revenue: 0 };
    row.count += count;
    if (paidIn === currency) row.revenue += value;
    rows.set(`${day} ${category}`, row);
  }
  return [...rows.values()].map(({ day, revenue, ...row }) => ({
    date: toDate(day),
    ...row,
    // Fifteen digits: what a binary sum of decimal amounts is sure of.
    revenue: Number(revenue.toPrecision(15)),
  }));
}
