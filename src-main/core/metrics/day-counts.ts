/**
 * Counts of one brand for each day of a scope: what every rate and average is made of. Read from the daily rollups, or,
 * because tags belong to prompts as they are tagged now, from the measured rows of the tagged prompts. Never from text.
 */
import type { Connection } from '../../storage/connection.ts';
import { joinBitmaps } from '../rollups/bitmap.ts';
import type { BrandRow, BrandSums, TotalRow } from './count-rows.ts';
import type { FigureScope } from './figure-scope.ts';
import { readRollupBrand, readRollupTotals } from './rollup-rows.ts';
import { readTaggedBrand, readTaggedTotals } from './tagged-rows.ts';

export type DayCounts = TotalRow & BrandSums;

/** Days that have answers, in order; days without are not there. */
export function readDayCounts(db: Connection, scope: FigureScope, brandId: number): DayCounts[] {
  const days = new Map<number, DayCounts>();
  for (const row of readTotals(db, scope)) addTotal(dayOf(days, row.day), row);
  const brands = scope.tags ? readTaggedBrand(db, scope, brandId) : readRollupBrand(db, scope, brandId);
  for (const row of brands) addBrand(dayOf(days, row.day), row);
  return [...days.values()].sort((a, b) => a.day - b.day);
}

export function readTotals(db: Connection, scope: FigureScope): TotalRow[] {
  return scope.tags ? readTaggedTotals(db, scope) : readRollupTotals(db, scope);
}

export function addTotal(counts: DayCounts, row: TotalRow): void {
  counts.answers += row.answers;
  counts.asked = joinBitmaps(counts.asked, row.asked);
}

export function addBrand(counts: DayCounts, row: BrandRow | BrandSums): void {
  counts.named += row.named;
  counts.cited += row.cited;
  counts.visible += row.visible;
  counts.orderSum += row.orderSum;
  counts.firstNamed += row.firstNamed;
  counts.top3Named += row.top3Named;
  counts.depthUnits += BigInt(row.depthUnits);
  counts.sentimentUnits += BigInt(row.sentimentUnits);
  counts.visiblePrompts = joinBitmaps(counts.visiblePrompts, row.visiblePrompts);
}

/** All days as one. */
export function joinDayCounts(rows: readonly DayCounts[]): DayCounts {
  const all = emptyCounts(0);
  for (const row of rows) {
    addTotal(all, row);
    addBrand(all, row);
  }
  return all;
}

function dayOf(days: Map<number, DayCounts>, day: number): DayCounts {
  let counts = days.get(day);
  if (!counts) {
    counts = emptyCounts(day);
    days.set(day, counts);
  }
  return counts;
}

export function emptyCounts(day: number): DayCounts {
  const counts = { answers: 0, named: 0, cited: 0, visible: 0, orderSum: 0, firstNamed: 0, top3Named: 0 };
  const bitmaps = { asked: new Uint8Array(0), visiblePrompts: new Uint8Array(0) };
  return { day, ...counts, depthUnits: 0n, sentimentUnits: 0n, ...bitmaps };
}
