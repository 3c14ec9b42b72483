/** Collects what changes in the counts of owners (projects or brands) and writes each touched day and month once. */
import { monthOf } from '#shared/time/month.ts';
import type { Connection } from '../../../storage/connection.ts';
import type { Segment } from '../codec/answer-facts.ts';
import { BRAND_WIDTH, carryUnits, mergeCounts, TOTAL_WIDTH } from '../codec/brand-counts.ts';
import { type Cell, packCells, unpackCells } from '../codec/period-cells.ts';
import { withPrompt } from '../codec/prompt-sets.ts';
import { saveSegment } from '../store/segments.ts';

export type PeriodTable = 'total_period' | 'brand_period';

const TABLES = {
  total_period: { owner: 'project_id', width: TOTAL_WIDTH },
  brand_period: { owner: 'brand_id', width: BRAND_WIDTH },
} as const;

/** Days are counted under their number, months below zero: both kinds are in order and never meet. */
export function toMonthPeriod(month: number): number {
  return -1 - month;
}

export interface PeriodChange {
  ownerId: number;
  day: number;
  segment: Segment;
  promptId: number;
  ordinal: number;
  /** For each count of the owner what one answer adds; taken back with the opposite sign. */
  counts: Float64Array;
  sign: 1 | -1;
}

interface Touched {
  promptId: number;
  isAdded: boolean;
}

interface SegmentDelta {
  segment: Segment;
  counts: Float64Array;
  /** By ordinal. */
  touched: Map<number, Touched>;
}

interface Entry {
  ownerId: number;
  period: number;
  segments: Map<string, SegmentDelta>;
}

/** Whether a prompt still has what the owner counts in a period, now that the facts are as they will be. */
export type StillThere = (question: {
  ownerId: number;
  period: number;
  segmentId: number;
  promptId: number;
}) => boolean;

export class PeriodDelta {
  readonly #table: PeriodTable;
  readonly #entries = new Map<string, Entry>();

  constructor(table: PeriodTable) {
    this.#table = table;
  }

  add(change: PeriodChange): void {
    this.#addTo(change, change.day);
    this.#addTo(change, toMonthPeriod(monthOf(change.day)));
  }

  save(db: Connection, isStillThere: StillThere): void {
    for (const entry of this.#entries.values()) savePeriod(db, this.#table, entry, isStillThere);
    this.#entries.clear();
  }

  #addTo(change: PeriodChange, period: number): void {
    const key = `${change.ownerId} ${period}`;
    let entry = this.#entries.get(key);
    if (!entry) {
      entry = { ownerId: change.ownerId, period, segments: new Map() };
      this.#entries.set(key, entry);
    }
    const { segment, counts, ordinal, promptId, sign } = change;
    const segmentKey = `${segment.engine}\t${segment.language}\t${segment.surface}\t${segment.isBranded}`;
    let delta = entry.segments.get(segmentKey);
    if (!delta) {
      delta = { segment, counts: new Float64Array(counts.length), touched: new Map() };
      entry.segments.set(segmentKey, delta);
    }
    mergeCounts(delta.counts, counts, sign);
    const known = delta.touched.get(ordinal);
    if (sign === 1 && known === undefined) delta.touched.set(ordinal, { promptId, isAdded: true });
    else if (sign === -1) delta.touched.set(ordinal, { promptId, isAdded: false });
  }
}

function savePeriod(db: Connection, table: PeriodTable, entry: Entry, isStillThere: StillThere): void {
  const { owner, width } = TABLES[table];
  const { ownerId, period } = entry;
  const row = db.prepare(`SELECT cells FROM ${table} WHERE ${owner} = ? AND period = ?`).get(ownerId, period) as
    | { cells: Uint8Array }
    | undefined;
  const cells = unpackCells(row?.cells, width);
  for (const delta of entry.segments.values()) {
    const segmentId = saveSegment(db, delta.segment);
    const cell = cells.get(segmentId) ?? { counts: new Float64Array(width), prompts: new Int32Array(0) };
    mergeCounts(cell.counts, delta.counts);
    carryUnits(cell.counts);
    mendPrompts(cell, delta.touched, (promptId) => isStillThere({ ownerId, period, segmentId, promptId }));
    if (cell.prompts.some((word) => word !== 0)) cells.set(segmentId, cell);
    else cells.delete(segmentId);
  }
  if (cells.size === 0) db.prepare(`DELETE FROM ${table} WHERE ${owner} = ? AND period = ?`).run(ownerId, period);
  else {
    db.prepare(
      `INSERT INTO ${table} (${owner}, period, cells) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET cells = excluded.cells`,
    ).run(ownerId, period, packCells(cells, width));
  }
}

function mendPrompts(cell: Cell, touched: ReadonlyMap<number, Touched>, isStillThere: (promptId: number) => boolean) {
  for (const [ordinal, { promptId, isAdded }] of touched) {
    cell.prompts = withPrompt(cell.prompts, ordinal, isAdded || isStillThere(promptId));
  }
}
