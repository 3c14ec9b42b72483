/**
 * Counts of one brand for each day of a scope: what every rate and average is made of. Read from the daily rollups, or,
 * because tags belong to prompts as they are tagged now, from the measured rows of the tagged prompts. Never from text.
 */
import type { Connection } from '../../storage/connection.ts';
import { type Bitmap, joinBitmaps, withBit } from '../rollups/bitmap.ts';
import type { FigureScope } from './figure-scope.ts';

export interface DayCounts {
  day: number;
  answers: number;
  named: number;
  cited: number;
  visible: number;
  orderSum: number;
  /** Exact sums: adding in another order gives the same figure to the last digit. */
  depthUnits: bigint;
  sentimentUnits: bigint;
  /** Ordinals of prompts with an answer, and of those with a visible one. */
  asked: Bitmap;
  visiblePrompts: Bitmap;
}

type TotalRow = Pick<DayCounts, 'day' | 'answers' | 'asked'>;
/** Unit sums of one row stay below 2^53: they are those of one day and one cell, or one prompt. */
type BrandRow = Omit<DayCounts, 'answers' | 'asked' | 'depthUnits' | 'sentimentUnits'> & {
  depthUnits: number;
  sentimentUnits: number;
};

/** Days that have answers, in order; days without are not there. */
export function readDayCounts(db: Connection, scope: FigureScope, brandId: number): DayCounts[] {
  const totals = scope.tags ? readTaggedTotals(db, scope) : readTotals(db, scope);
  const brands = scope.tags ? readTaggedBrand(db, scope, brandId) : readBrand(db, scope, brandId);
  const days = new Map<number, DayCounts>();
  for (const row of totals) {
    const day = dayOf(days, row.day);
    day.answers += row.answers;
    day.asked = joinBitmaps(day.asked, row.asked);
  }
  for (const row of brands) {
    const day = dayOf(days, row.day);
    day.named += row.named;
    day.cited += row.cited;
    day.visible += row.visible;
    day.orderSum += row.orderSum;
    day.depthUnits += BigInt(row.depthUnits);
    day.sentimentUnits += BigInt(row.sentimentUnits);
    day.visiblePrompts = joinBitmaps(day.visiblePrompts, row.visiblePrompts);
  }
  return [...days.values()].sort((a, b) => a.day - b.day);
}

/** All days as one. */
export function joinDayCounts(rows: readonly DayCounts[]): DayCounts {
  const all = emptyDay(0);
  for (const row of rows) {
    all.answers += row.answers;
    all.named += row.named;
    all.cited += row.cited;
    all.visible += row.visible;
    all.orderSum += row.orderSum;
    all.depthUnits += row.depthUnits;
    all.sentimentUnits += row.sentimentUnits;
    all.asked = joinBitmaps(all.asked, row.asked);
    all.visiblePrompts = joinBitmaps(all.visiblePrompts, row.visiblePrompts);
  }
  return all;
}

function dayOf(days: Map<number, DayCounts>, day: number): DayCounts {
  let counts = days.get(day);
  if (!counts) {
    counts = emptyDay(day);
    days.set(day, counts);
  }
  return counts;
}

function emptyDay(day: number): DayCounts {
  const zero = { answers: 0, named: 0, cited: 0, visible: 0, orderSum: 0, depthUnits: 0n, sentimentUnits: 0n };
  return { day, ...zero, asked: new Uint8Array(0), visiblePrompts: new Uint8Array(0) };
}

function cellFilter(scope: FigureScope): { sql: string; values: string[] } {
  const parts = [
    scope.engine === null ? null : { sql: ' AND engine = ?', value: scope.engine },
    scope.language === null ? null : { sql: ' AND language = ?', value: scope.language },
  ].filter((part) => part !== null);
  return { sql: parts.map((part) => part.sql).join(''), values: parts.map((part) => part.value) };
}

function readTotals(db: Connection, scope: FigureScope): TotalRow[] {
  const filter = cellFilter(scope);
  return db
    .prepare(
      `SELECT day, answers, asked FROM total_day WHERE project_id = ? AND day BETWEEN ? AND ?${filter.sql} ORDER BY day`,
    )
    .all(scope.projectId, scope.firstDay, scope.lastDay, ...filter.values) as TotalRow[];
}

function readBrand(db: Connection, scope: FigureScope, brandId: number): BrandRow[] {
  const filter = cellFilter(scope);
  return db
    .prepare(
      `SELECT day, named, cited, visible, order_sum AS orderSum, depth_units AS depthUnits,
         sentiment_units AS sentimentUnits, visible_prompts AS visiblePrompts
       FROM brand_day WHERE brand_id = ? AND day BETWEEN ? AND ?${filter.sql} ORDER BY day`,
    )
    .all(brandId, scope.firstDay, scope.lastDay, ...filter.values) as BrandRow[];
}

interface TaggedPrompt {
  id: number;
  ordinal: number;
}

/** Prompts that carry any of the scope's tags and match its language. */
export function readTaggedPrompts(db: Connection, scope: FigureScope): TaggedPrompt[] {
  const tags = scope.tags ?? [];
  return db
    .prepare(
      `SELECT DISTINCT prompt.id AS id, ordinal
       FROM tag JOIN prompt_tag ON tag_id = tag.id JOIN prompt ON prompt.id = prompt_id
       WHERE tag.project_id = ? AND folded IN (${tags.map(() => '?').join(', ')})
         AND (? IS NULL OR prompt.language = ?)
       ORDER BY ordinal`,
    )
    .all(scope.projectId, ...tags, scope.language, scope.language) as TaggedPrompt[];
}

function readTaggedTotals(db: Connection, scope: FigureScope): TotalRow[] {
  const read = db.prepare(
    `SELECT day, count(*) AS answers FROM answer
     WHERE prompt_id = ? AND day BETWEEN ? AND ? AND (? IS NULL OR engine = ?) GROUP BY day ORDER BY day`,
  );
  return readTaggedPrompts(db, scope).flatMap((prompt) => {
    const rows = read.all(prompt.id, scope.firstDay, scope.lastDay, scope.engine, scope.engine);
    const asked = withBit(new Uint8Array(0), prompt.ordinal, true);
    return (rows as { day: number; answers: number }[]).map((row) => ({ ...row, asked }));
  });
}

/** CROSS JOIN keeps the order: from the prompt's answers to the brand, never through all appearances of the brand. */
function readTaggedBrand(db: Connection, scope: FigureScope, brandId: number): BrandRow[] {
  const read = db.prepare(
    `SELECT answer.day AS day, sum(is_named) AS named, sum(is_cited) AS cited, count(*) AS visible,
       total(mention_order) AS orderSum, sum(depth_units) AS depthUnits, sum(sentiment_units) AS sentimentUnits
     FROM answer CROSS JOIN appearance ON appearance.brand_id = ? AND appearance.day = answer.day
       AND appearance.answer_id = answer.id
     WHERE answer.prompt_id = ? AND answer.day BETWEEN ? AND ? AND (? IS NULL OR answer.engine = ?)
     GROUP BY answer.day ORDER BY answer.day`,
  );
  return readTaggedPrompts(db, scope).flatMap((prompt) => {
    const rows = read.all(brandId, prompt.id, scope.firstDay, scope.lastDay, scope.engine, scope.engine);
    const visiblePrompts = withBit(new Uint8Array(0), prompt.ordinal, true);
    return (rows as Omit<BrandRow, 'visiblePrompts'>[]).map((row) => ({ ...row, visiblePrompts }));
  });
}
