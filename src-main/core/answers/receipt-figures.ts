/** What a receipt says of figures: by how much those of a month, and of all history, moved because answers were measured again. */
import { firstDayOf } from '#shared/time/month.ts';
import type { Connection } from '../../storage/connection.ts';
import { readBrandViews } from '../brands/brand-view.ts';
import { readWindow } from '../figures/aggregate/read-periods.ts';
import {
  BRAND_WIDTH,
  CITED,
  carryUnits,
  DEPTH,
  mergeCounts,
  NAMED,
  OPINIONS,
  ORDERS,
  OVERRIDDEN,
  SENTIMENT,
  TOTAL_WIDTH,
  toUnitSum,
  VISIBLE,
} from '../figures/codec/brand-counts.ts';
import { MONTHS_PER_PROMPT } from '../figures/codec/month-key.ts';
import { addCells } from '../figures/codec/period-cells.ts';
import { toHundredthsMean, toMean } from '../figures/codec/units.ts';

/** Of one brand: rates in percent of the answers, means over those that name it, sentiment over those that say something about it. */
export interface MovedFigures {
  mentions: number;
  citations: number;
  responseVisibilityRate: number;
  mentionRate: number;
  citationRate: number;
  mentionOrder: number | null;
  position: number | null;
  sentiment: number | null;
  shareOfVoice: number | null;
  /** Answers in which somebody decided by hand what is said. Absent in older receipts. */
  overrides?: number;
}

export interface MovedBrand {
  brandId: number;
  before: MovedFigures;
  after: MovedFigures;
}

/** `month` counts from January 1970; null: all history. */
export interface MovedPeriod {
  month: number | null;
  answers: number;
  brands: MovedBrand[];
}

const EVER = { firstDay: 0, lastDay: firstDayOf(MONTHS_PER_PROMPT) - 1 };

/** All history first, then each month whose counts moved. What came in meanwhile counts on both sides. */
export function freezeMoves(db: Connection, projectId: number, receiptId: number): MovedPeriod[] {
  const moved = readMoves(db, receiptId);
  if (moved.size === 0) return [];
  const touched = [...moved.values()].flatMap((brands) => [...brands.keys()]);
  const brandIds = [...new Set([...readBrandViews(db, projectId).map(({ rowId }) => rowId), ...touched])];
  const answers = readMonths(db, 'total_period', projectId, TOTAL_WIDTH);
  const counts = new Map(brandIds.map((id) => [id, readMonths(db, 'brand_period', id, BRAND_WIDTH)]));
  const plan = (months: readonly number[], month: number | null): MovedPeriod => {
    const total = addUp(months.map((one) => answers.get(one)))[0] ?? 0;
    const sides = brandIds.map((brandId) => {
      const after = addUp(months.map((one) => counts.get(brandId)?.get(one)));
      const before = addUp([after]);
      for (const one of months) mergeCounts(before, moved.get(one)?.get(brandId) ?? NO_COUNTS, -1);
      return { brandId, before, after };
    });
    const mentions = (side: 'before' | 'after') => sides.reduce((sum, one) => sum + (one[side][NAMED] ?? 0), 0);
    const [allBefore, allAfter] = [mentions('before'), mentions('after')];
    const brands = sides.map(({ brandId, before, after }) => ({
      brandId,
      before: toFigures(before, total, allBefore),
      after: toFigures(after, total, allAfter),
    }));
    return { month, answers: total, brands: brands.filter(({ before, after }) => !isAlike(before, after)) };
  };
  const touchedMonths = [...moved.keys()].sort((a, b) => a - b);
  return [plan([...answers.keys()], null), ...touchedMonths.map((month) => plan([month], month))];
}

const NO_COUNTS = new Float64Array(BRAND_WIDTH);

/** By month, then by brand. */
function readMoves(db: Connection, receiptId: number): Map<number, Map<number, Float64Array>> {
  const rows = db
    .prepare('SELECT month, brand_id AS brandId, counts FROM remeasuring_count WHERE remeasuring_id = ?')
    .all(receiptId) as { month: number; brandId: number; counts: Uint8Array }[];
  const byMonth = Map.groupBy(rows, ({ month }) => month);
  return new Map(
    [...byMonth].map(([month, brands]) => [
      month,
      new Map(brands.map(({ brandId, counts }) => [brandId, unpackCounts(counts)])),
    ]),
  );
}

/** All months of an owner that have anything. */
function readMonths(
  db: Connection,
  table: 'total_period' | 'brand_period',
  ownerId: number,
  width: number,
): Map<number, Float64Array> {
  const rows = readWindow(db, table, ownerId, EVER);
  return new Map(
    rows.map(({ period, cells }) => {
      const sum = { counts: new Float64Array(width), prompts: new Int32Array(0) };
      addCells(cells, { width, taken: width }, () => sum);
      return [-1 - period, sum.counts];
    }),
  );
}

function addUp(parts: readonly (Float64Array | undefined)[]): Float64Array {
  const sum = new Float64Array(BRAND_WIDTH);
  for (const part of parts) if (part) mergeCounts(sum, part);
  return sum;
}

function toFigures(counts: Float64Array, answers: number, allMentions: number): MovedFigures {
  carryUnits(counts);
  const named = counts[NAMED] ?? 0;
  const toRate = (column: number) => (answers === 0 ? 0 : ((counts[column] ?? 0) / answers) * 100);
  return {
    mentions: named,
    citations: counts[CITED] ?? 0,
    responseVisibilityRate: toRate(VISIBLE),
    mentionRate: toRate(NAMED),
    citationRate: toRate(CITED),
    mentionOrder: named === 0 ? null : (counts[ORDERS] ?? 0) / named,
    position: toMean(toUnitSum(counts, DEPTH), named),
    sentiment: toHundredthsMean(toUnitSum(counts, SENTIMENT), counts[OPINIONS] ?? 0),
    shareOfVoice: allMentions === 0 ? null : (named / allMentions) * 100,
    overrides: counts[OVERRIDDEN] ?? 0,
  };
}

function isAlike(before: MovedFigures, after: MovedFigures): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

/** Counts as a receipt keeps them between two transactions. */
export function packCounts(counts: Float64Array): Uint8Array {
  return new Uint8Array(counts.buffer, counts.byteOffset, counts.byteLength);
}

export function unpackCounts(bytes: Uint8Array): Float64Array {
  return new Float64Array(Uint8Array.from(bytes).buffer);
}
