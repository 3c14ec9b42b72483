/** Attribution in figures: how many responses by category and source, and the revenue that customers named with them. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { wilsonInterval } from '#shared/statistics/wilson-interval.ts';
import {
  ATTRIBUTION_SOURCES,
  type AttributionSource,
  CHANNEL_CATEGORIES,
  type ChannelCategory,
  toChannel,
} from '#shared/vocabulary/channels.ts';
import { defineRead } from '../../storage/command.ts';
import { readAccount } from '../accounts/account.ts';
import { toRate } from '../figures/query/rates.ts';

export type AttributionSummary = OperationOutput<'attribution.summary'>;

/** Responses that share a channel, a source and a currency. `value`: sum of their deal values, 0 without any. */
export interface AttributionCell {
  channelId: string;
  source: AttributionSource;
  currency: string;
  count: number;
  /** How many of them carry a deal value. */
  deals: number;
  value: number;
}

export interface AttributionSummaryRequest {
  projectId: number;
  sinceMs: number;
  /** Exclusive; absent: all since then. */
  untilMs?: number;
  withIntervals?: boolean;
}

export const loadAttributionSummary = defineRead(
  'attribution.summary',
  (db, request: AttributionSummaryRequest): AttributionSummary => {
    const cells = db
      .prepare(
        `SELECT channel_id AS channelId, source, deal_currency AS currency, count(*) AS count,
           count(deal_value) AS deals, total(deal_value) AS value
         FROM attribution WHERE project_id = ? AND created_at >= ? AND created_at < ? GROUP BY channel_id, source, deal_currency`,
      )
      .all(request.projectId, request.sinceMs, request.untilMs ?? Number.MAX_SAFE_INTEGER) as AttributionCell[];
    const summary = planAttributionSummary(cells, readAccount(db).currency);
    return request.withIntervals ? addIntervals(summary) : summary;
  },
);

/** Each response is somebody else's: Wilson's interval of its share. */
export function addIntervals(summary: AttributionSummary): AttributionSummary {
  const { total, byCategory } = summary;
  const toRange = (hits: number): [number, number] | null => {
    const interval = wilsonInterval({ hits, total });
    return interval && [interval.lowPercent, interval.highPercent];
  };
  return {
    ...summary,
    aiSearchInterval: toRange(byCategory.find(({ category }) => category === 'ai_search')?.count ?? 0),
    byCategory: byCategory.map((row) => ({ ...row, interval: toRange(row.count) })),
  };
}

/**
 * Adds cells up. Revenue is in `currency` only; other currencies stand apart, each that has a deal. Percentages are
 * 0-100 of all responses, 0 when there is none. Lists hold what occurs, most frequent first, ties in the
 * vocabulary's order.
 */
export function planAttributionSummary(cells: readonly AttributionCell[], currency: string): AttributionSummary {
  const total = countOf(cells);
  const byCategory = CHANNEL_CATEGORIES.map((category) => {
    const own = cells.filter((cell) => toChannel(cell.channelId).category === category);
    const count = countOf(own);
    return { category, count, revenue: revenueOf(own, currency), percentage: toRate(count, total) };
  });
  const bySource = ATTRIBUTION_SOURCES.map((source) => ({
    source,
    count: countOf(cells.filter((cell) => cell.source === source)),
  }));
  return {
    total,
    totalRevenue: revenueOf(cells, currency),
    aiSearchPercentage: percentageOf(byCategory, 'ai_search'),
    byCategory: toRanking(byCategory),
    bySource: toRanking(bySource),
    currency,
    revenueByCurrency: toOtherRevenue(cells, currency),
  };
}

function toOtherRevenue(cells: readonly AttributionCell[], currency: string): Record<string, number> {
  const others = cells.filter((cell) => cell.currency !== currency && cell.deals > 0).map((cell) => cell.currency);
  return Object.fromEntries([...new Set(others)].sort().map((code) => [code, revenueOf(cells, code)]));
}

function percentageOf(rows: readonly { category: ChannelCategory; percentage: number }[], category: ChannelCategory) {
  return rows.find((row) => row.category === category)?.percentage ?? 0;
}

/** The sort keeps the order of equals. */
function toRanking<T extends { count: number }>(rows: readonly T[]): T[] {
  return rows.filter((row) => row.count > 0).sort((a, b) => b.count - a.count);
}

function countOf(cells: readonly AttributionCell[]): number {
  return cells.reduce((sum, cell) => sum + cell.count, 0);
}

/** Fifteen digits: what a binary sum of decimal amounts is sure of, so that 0.1 + 0.2 makes 0.3. */
function revenueOf(cells: readonly AttributionCell[], currency: string): number {
  const sum = cells.filter((cell) => cell.currency === currency).reduce((rest, cell) => rest + cell.value, 0);
  return Number(sum.toPrecision(15));
}
