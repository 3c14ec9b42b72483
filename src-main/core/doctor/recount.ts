/** The counts as a recount of the stored facts makes them: to compare with what is kept, and to build them anew. */

import { firstDayOf, monthOf } from '#shared/time/month.ts';
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { ONE_ANSWER, toCounts } from '../figures/aggregate/figure-delta.ts';
import { dropAggregates } from '../figures/aggregate/month-state.ts';
import { type PeriodTable, toMonthPeriod } from '../figures/aggregate/period-delta.ts';
import { type ChecksummedMonth, isWholeMonth } from '../figures/codec/month-checksum.ts';
import { MONTHS_PER_PROMPT, monthOfKey } from '../figures/codec/month-key.ts';
import { dayOfHead, openPage, readAppearances, segmentOfHead, visitAnswers } from '../figures/codec/month-page.ts';
import {
  addToCounts,
  BRAND_WIDTH,
  type Cells,
  packCells,
  TOTAL_WIDTH,
  withPrompt,
} from '../figures/codec/period-cells.ts';
import { countWrongAggregates } from './recount-aggregates.ts';
import { type FactDifferences, findFactDifferences, mendFacts } from './recount-facts.ts';

const TABLES = [
  { table: 'total_period', owner: 'project_id', width: TOTAL_WIDTH },
  { table: 'brand_period', owner: 'brand_id', width: BRAND_WIDTH },
] as const;

/** By owner and period. */
type Periods = Map<string, Cells>;

/** How many answers have other facts than they should, and how many stored periods and sums differ from a recount. */
export function findDifferences(db: Connection): FactDifferences {
  const counted = countPeriods(db);
  const periods = TABLES.reduce((sum, { table, owner, width }) => {
    const expected = packAll(counted[table], width);
    const kept = db.prepare(`SELECT ${owner} || ' ' || period AS key, cells FROM ${table}`).all() as KeptRow[];
    const wrong = kept.filter(({ key, cells }) => expected.get(key)?.equals(cells) !== true).length;
    const there = new Set(kept.map((row) => row.key));
    return sum + wrong + [...expected.keys()].filter((key) => !there.has(key)).length;
  }, 0);
  const { count, answerIds } = findFactDifferences(db);
  // Sums are made of facts: where those are wrong, they say nothing, and are dropped when facts are mended.
  return { count: periods + count + (count === 0 ? countWrongAggregates(db) : 0), answerIds };
}

/** 0 means: all right. */
export function countDifferences(db: Connection): number {
  return findDifferences(db).count;
}

interface KeptRow {
  key: string;
  cells: Uint8Array;
}

function packAll(periods: Periods, width: number): Map<string, Buffer> {
  return new Map([...periods].map(([key, cells]) => [key, Buffer.from(packCells(cells, width))]));
}

interface FactRow extends ChecksummedMonth {
  id: number;
  projectId: number;
  ordinal: number;
}

/** Counts every stored fact. Months whose bytes are not those that were stored count for nothing. */
function countPeriods(db: Connection): Record<PeriodTable, Periods> {
  const counted: Record<PeriodTable, Periods> = { total_period: new Map(), brand_period: new Map() };
  const rows = db
    .prepare(
      `SELECT fact_month.id AS id, project_id AS projectId, ordinal, heads, citations, searches, appearances, sum
       FROM fact_month JOIN prompt ON prompt.id = fact_month.id / ${MONTHS_PER_PROMPT}`,
    )
    .iterate() as Iterable<FactRow>;
  for (const row of rows) if (isWholeMonth(row)) countPage(counted, row);
  return counted;
}

function countPage(counted: Record<PeriodTable, Periods>, row: FactRow): void {
  const page = openPage(row);
  const before = firstDayOf(monthOfKey(row.id)) - 1;
  visitAnswers(page, (place) => {
    const day = before + dayOfHead(page.heads, place.head);
    const segmentId = segmentOfHead(page.heads, place.head);
    for (const period of [day, toMonthPeriod(monthOf(day))]) {
      const cell = { period, segmentId, ordinal: row.ordinal };
      count(counted.total_period, { ...cell, ownerId: row.projectId, counts: ONE_ANSWER, width: TOTAL_WIDTH });
      for (const fact of readAppearances(page, place)) {
        count(counted.brand_period, { ...cell, ownerId: fact.brandId, counts: toCounts(fact), width: BRAND_WIDTH });
      }
    }
  });
}

interface Counted {
  ownerId: number;
  period: number;
  segmentId: number;
  ordinal: number;
  counts: readonly bigint[];
  width: number;
}

function count(periods: Periods, { ownerId, period, segmentId, ordinal, counts, width }: Counted): void {
  const key = `${ownerId} ${period}`;
  let cells = periods.get(key);
  if (!cells) {
    cells = new Map();
    periods.set(key, cells);
  }
  const cell = cells.get(segmentId) ?? { counts: Array<number>(width).fill(0), prompts: new Int32Array(0) };
  addToCounts(cell.counts, counts);
  cell.prompts = withPrompt(cell.prompts, ordinal, true);
  cells.set(segmentId, cell);
}

/** Mends the facts that differ from what their answers say, counts every period again and drops the sums of months, in one transaction. */
export const rebuildFigures = defineWrite('rollups.rebuild', (db, _input: null): null => {
  mendFacts(db);
  const counted = countPeriods(db);
  for (const { table, owner, width } of TABLES) {
    db.prepare(`DELETE FROM ${table}`).run();
    const insert = db.prepare(`INSERT INTO ${table} (${owner}, period, cells) VALUES (?, ?, ?)`);
    for (const [key, cells] of packAll(counted[table], width)) insert.run(...key.split(' ').map(Number), cells);
  }
  dropAggregates(db);
  return null;
});
