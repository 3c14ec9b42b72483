/** The counts of days and months as a walk over the facts makes them. */
import { firstDayOf } from '#shared/time/month.ts';
import type { Connection } from '../../storage/connection.ts';
import { type PeriodTable, toMonthPeriod } from '../figures/aggregate/period-delta.ts';
import { addAppearance, BRAND_WIDTH, carryUnits, TOTAL_WIDTH } from '../figures/codec/brand-counts.ts';
import {
  APPEARANCE,
  appearanceLength,
  brandAt,
  dayOfHead,
  segmentOfHead,
  visitAnswers,
} from '../figures/codec/month-page.ts';
import { type Cell, type Cells, packCells } from '../figures/codec/period-cells.ts';
import { withPrompt } from '../figures/codec/prompt-sets.ts';
import type { WalkedMonth, WalkedPrompt } from './walk-facts.ts';

const TABLES = [
  { table: 'total_period', owner: 'project_id', width: TOTAL_WIDTH },
  { table: 'brand_period', owner: 'brand_id', width: BRAND_WIDTH },
] as const;

/** By owner and period. */
type Periods = Map<string, Cells>;

interface StoredPeriod {
  key: string;
  cells: Uint8Array;
}

export class PeriodRecount {
  readonly #counted: Record<PeriodTable, Periods> = { total_period: new Map(), brand_period: new Map() };

  /** Months whose bytes are damaged count for nothing, and neither do those of a prompt that is not there. */
  add({ projectId, ordinal }: WalkedPrompt, months: readonly WalkedMonth[]): void {
    if (projectId === null || ordinal === null) return;
    const { total_period: totals, brand_period: brands } = this.#counted;
    for (const { month, page } of months) {
      if (page === null) continue;
      const { heads, appearances } = page;
      visitAnswers(page, ({ head, appearance }) => {
        const segmentId = segmentOfHead(heads, head);
        const end = appearance + appearanceLength(heads, head);
        for (const period of [firstDayOf(month) - 1 + dayOfHead(heads, head), toMonthPeriod(month)]) {
          const open = (periods: Periods, ownerId: number, width: number) =>
            openCell(periods, `${ownerId} ${period}`, { segmentId, ordinal, width }).counts;
          open(totals, projectId, TOTAL_WIDTH)[0]!++;
          for (let at = appearance; at < end; at += APPEARANCE) {
            addAppearance(open(brands, brandAt(appearances, at), BRAND_WIDTH), appearances, at);
          }
        }
      });
    }
  }

  /** How many stored periods are others, are missing or are too many. */
  countWrong(db: Connection): number {
    return TABLES.reduce((sum, { table, owner, width }) => {
      const counted = packAll(this.#counted[table], width);
      const stored = db.prepare(`SELECT ${owner} || ' ' || period AS key, cells FROM ${table}`).all() as StoredPeriod[];
      const wrong = stored.filter(({ key, cells }) => counted.get(key)?.equals(cells) !== true).length;
      const there = new Set(stored.map((row) => row.key));
      return sum + wrong + [...counted.keys()].filter((key) => !there.has(key)).length;
    }, 0);
  }

  /** Replaces what is stored. */
  save(db: Connection): void {
    for (const { table, owner, width } of TABLES) {
      db.prepare(`DELETE FROM ${table}`).run();
      const insert = db.prepare(`INSERT INTO ${table} (${owner}, period, cells) VALUES (?, ?, ?)`);
      for (const [key, cells] of packAll(this.#counted[table], width)) insert.run(...key.split(' ').map(Number), cells);
    }
  }
}

function openCell(
  periods: Periods,
  key: string,
  { segmentId, ordinal, width }: { segmentId: number; ordinal: number; width: number },
): Cell {
  const cells: Cells = periods.get(key) ?? new Map();
  periods.set(key, cells);
  const cell = cells.get(segmentId) ?? { counts: new Float64Array(width), prompts: new Int32Array(0) };
  cells.set(segmentId, cell);
  cell.prompts = withPrompt(cell.prompts, ordinal, true);
  return cell;
}

function packAll(periods: Periods, width: number): Map<string, Buffer> {
  const pack = (cells: Cells) => {
    for (const { counts } of cells.values()) carryUnits(counts);
    return Buffer.from(packCells(cells, width));
  };
  return new Map([...periods].map(([key, cells]) => [key, pack(cells)]));
}
