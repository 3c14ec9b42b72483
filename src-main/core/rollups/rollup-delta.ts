/**
 * Collects what answers add to or take from the daily rollups and writes it in one go. Whoever stores, deletes or
 * re-measures answers tells it each one with a sign, inside the same transaction; nobody else writes the rollups.
 */
import type { Connection } from '../../storage/connection.ts';
import { type Bitmap, withBit } from './bitmap.ts';
import { DayFactDelta, type FactReference } from './day-facts.ts';

export interface AnswerFact {
  projectId: number;
  promptId: number;
  ordinal: number;
  day: number;
  engine: string;
  language: string;
  surface: string;
  isBranded: 0 | 1;
}

export interface AppearanceFact {
  brandId: number;
  isNamed: boolean;
  isCited: boolean;
  order: number | null;
  depthUnits: number;
  sentimentUnits: number;
}

interface BrandCounts {
  named: number;
  cited: number;
  visible: number;
  orderSum: number;
  firstNamed: number;
  top3Named: number;
  depthUnits: bigint;
  sentimentUnits: bigint;
}

interface Entry<C> {
  key: (string | number)[];
  counts: C;
  /** Ordinals to set (added answers) or to check again (removed ones), with their prompt. */
  touched: Map<number, { promptId: number; isAdded: boolean }>;
}

const BRAND_COLUMNS = 'named, cited, visible, order_sum, first_named, top3_named, depth_units, sentiment_units';

export class RollupDelta {
  readonly #totals = new Map<string, Entry<{ answers: number }>>();
  readonly #brands = new Map<string, Entry<BrandCounts>>();
  readonly #citations = new DayFactDelta('citation_day');
  readonly #searches = new DayFactDelta('search_day');

  /** Counts an answer (`sign` 1) or takes it back (-1). */
  add(answer: AnswerFact, appearances: readonly AppearanceFact[], sign: 1 | -1): void {
    const cell = [answer.day, answer.engine, answer.language, answer.surface, answer.isBranded];
    const total = entryOf(this.#totals, [answer.projectId, ...cell], () => ({ answers: 0 }));
    total.counts.answers += sign;
    touch(total, answer, sign);
    for (const appearance of appearances) {
      const brand = entryOf(this.#brands, [appearance.brandId, ...cell], emptyCounts);
      addCounts(brand.counts, appearance, sign);
      touch(brand, answer, sign);
    }
  }

  /** Takes in what a new answer cites and searched for. */
  addFacts(answer: AnswerFact, answerId: number, facts: Record<'citations' | 'searches', FactReference[]>): void {
    this.#citations.add(answer, answerId, facts.citations);
    this.#searches.add(answer, answerId, facts.searches);
  }

  /** Takes back what a deleted answer cited and searched for. Measuring again changes neither. */
  removeFacts(answer: AnswerFact, answerId: number): void {
    this.#citations.remove(answer, answerId);
    this.#searches.remove(answer, answerId);
  }

  /** Writes what was collected. The facts (answers, appearances) must already be as they will be. */
  save(db: Connection): void {
    for (const entry of this.#totals.values()) saveTotal(db, entry);
    for (const entry of this.#brands.values()) saveBrand(db, entry);
    this.#citations.save(db);
    this.#searches.save(db);
    this.#totals.clear();
    this.#brands.clear();
  }
}

function entryOf<C>(entries: Map<string, Entry<C>>, key: (string | number)[], empty: () => C): Entry<C> {
  const text = key.join('\t');
  let entry = entries.get(text);
  if (!entry) {
    entry = { key, counts: empty(), touched: new Map() };
    entries.set(text, entry);
  }
  return entry;
}

function touch<C>(entry: Entry<C>, answer: AnswerFact, sign: 1 | -1): void {
  const known = entry.touched.get(answer.ordinal);
  entry.touched.set(answer.ordinal, { promptId: answer.promptId, isAdded: sign === 1 && known?.isAdded !== false });
}

function emptyCounts(): BrandCounts {
  return {
    named: 0,
    cited: 0,
    visible: 0,
    orderSum: 0,
    firstNamed: 0,
    top3Named: 0,
    depthUnits: 0n,
    sentimentUnits: 0n,
  };
}

function addCounts(counts: BrandCounts, appearance: AppearanceFact, sign: 1 | -1): void {
  counts.visible += sign;
  if (appearance.isCited) counts.cited += sign;
  if (!appearance.isNamed) return;
  const order = appearance.order ?? 0;
  counts.named += sign;
  counts.orderSum += sign * order;
  if (order === 1) counts.firstNamed += sign;
  if (order <= 3) counts.top3Named += sign;
  counts.depthUnits += BigInt(sign * appearance.depthUnits);
  counts.sentimentUnits += BigInt(sign * appearance.sentimentUnits);
}

const CELL = 'day = ? AND engine = ? AND language = ? AND surface = ? AND is_branded = ?';

function saveTotal(db: Connection, entry: Entry<{ answers: number }>): void {
  const where = `project_id = ? AND ${CELL}`;
  const row = db.prepare(`SELECT asked FROM total_day WHERE ${where}`).get(...entry.key) as
    | { asked: Bitmap }
    | undefined;
  const stillAsked = db.prepare(`SELECT 1 FROM answer WHERE project_id = ? AND ${CELL} AND prompt_id = ? LIMIT 1`);
  const asked = mendBitmap(
    row?.asked,
    entry.touched,
    (promptId) => stillAsked.get(...entry.key, promptId) !== undefined,
  );
  db.prepare(
    `INSERT INTO total_day (project_id, day, engine, language, surface, is_branded, answers, asked)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET answers = answers + excluded.answers, asked = excluded.asked`,
  ).run(...entry.key, entry.counts.answers, asked);
  db.prepare(`DELETE FROM total_day WHERE ${where} AND answers = 0`).run(...entry.key);
}

function saveBrand(db: Connection, entry: Entry<BrandCounts>): void {
  const where = `brand_id = ? AND ${CELL}`;
  const row = db.prepare(`SELECT visible_prompts AS bits FROM brand_day WHERE ${where}`).get(...entry.key) as
    | { bits: Bitmap }
    | undefined;
  const stillVisible = db.prepare(
    `SELECT 1 FROM answer JOIN appearance ON appearance.answer_id = answer.id
     WHERE appearance.brand_id = ? AND answer.day = ? AND answer.engine = ? AND answer.language = ?
       AND answer.surface = ? AND answer.is_branded = ? AND answer.prompt_id = ? LIMIT 1`,
  );
  const bits = mendBitmap(
    row?.bits,
    entry.touched,
    (promptId) => stillVisible.get(...entry.key, promptId) !== undefined,
  );
  const { counts } = entry;
  const added = BRAND_COLUMNS.split(', ').map((column) => `${column} = ${column} + excluded.${column}`);
  db.prepare(
    `INSERT INTO brand_day (brand_id, day, engine, language, surface, is_branded, ${BRAND_COLUMNS}, visible_prompts)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET ${added.join(', ')}, visible_prompts = excluded.visible_prompts`,
  ).run(
    ...entry.key,
    counts.named,
    counts.cited,
    counts.visible,
    counts.orderSum,
    counts.firstNamed,
    counts.top3Named,
    counts.depthUnits,
    counts.sentimentUnits,
    bits,
  );
  db.prepare(`DELETE FROM brand_day WHERE ${where} AND visible = 0`).run(...entry.key);
}

function mendBitmap(
  stored: Bitmap | undefined,
  touched: Entry<unknown>['touched'],
  isStillThere: (promptId: number) => boolean,
): Bitmap {
  let bitmap = stored ?? new Uint8Array(0);
  for (const [ordinal, { promptId, isAdded }] of touched) {
    bitmap = withBit(bitmap, ordinal, isAdded || isStillThere(promptId));
  }
  return bitmap;
}
