/**
 * What an answer says about a brand becomes one number of its appearance: sentiment in hundredths, or that nothing is said. What was
 * measured until now stays an opinion until history is measured again. Days and months of brands are counted anew from the facts. Frozen: a
 * later change is a new migration.
 */
import { crc32 } from 'node:zlib';

import type { Connection } from '../src-main/storage/connection.ts';

/** Monthly counts of single prompts and series of the own brand are made again; until then every figure comes from facts. */
const SQL = `
DELETE FROM prompt_month;
DELETE FROM own_month;
DELETE FROM month_list WHERE kind = 'own';
UPDATE month_state SET is_summed = 0;
`;

const [HEAD, APPEARANCE, MONTHS_PER_PROMPT] = [6, 4, 4096];
const HAS_OPINION = 1 << 24;
const BRAND_MASK = 2 ** 30 - 1;
const UNITS_PER_HUNDREDTH = 1e8;
const [OLD_WIDTH, NEW_WIDTH] = [10, 14];
/** Of the columns of a brand: whole 2^32 of the sum of hundredths, the rest, opinions, positive ones, negative ones. */
const [WHOLE, REST, OPINIONS] = [8, 9, 10] as const;
const DAMAGED = -1;

interface FactRow {
  id: number;
  heads: Uint8Array;
  citations: Uint8Array;
  searches: Uint8Array;
  appearances: Uint8Array;
  sum: number | null;
}

/** Sum of hundredths, opinions, positive, negative: by brand, by period, by segment. */
type Counts = Map<number, Map<number, Map<number, Float64Array>>>;

function fill(db: Connection): void {
  const write = db.prepare('UPDATE fact_month SET appearances = ?, sum = ? WHERE id = ?');
  const read = db.prepare(
    'SELECT id, heads, citations, searches, appearances, sum FROM fact_month WHERE id BETWEEN ? AND ? ORDER BY id',
  );
  const move = (first: number, last: number, counts: Counts) => {
    for (const row of read.all(first, last) as FactRow[]) {
      const sumBefore = checksum(row);
      const appearances = toNumbers(row.appearances);
      moveAppearances(appearances);
      countPage(toNumbers(row.heads), appearances, row.id % MONTHS_PER_PROMPT, counts);
      const moved = { ...row, appearances: toBytes(appearances) };
      const sum = row.sum === null ? null : row.sum === sumBefore ? checksum(moved) : DAMAGED;
      write.run(moved.appearances, sum, row.id);
    }
  };
  const prompts = db.prepare('SELECT id FROM prompt WHERE project_id = ? ORDER BY id').pluck();
  for (const projectId of db.prepare('SELECT id FROM project').pluck().all() as number[]) {
    const counts: Counts = new Map();
    for (const promptId of prompts.all(projectId) as number[]) {
      move(promptId * MONTHS_PER_PROMPT, promptId * MONTHS_PER_PROMPT + MONTHS_PER_PROMPT - 1, counts);
    }
    moveBrands(db, projectId, counts);
  }
  moveReceipts(db);
}

function moveAppearances(numbers: Int32Array): void {
  for (let at = 0; at < numbers.length; at += APPEARANCE) {
    const high = numbers[at + 1] ?? 0;
    const units = (high & 255) * 2 ** 32 + ((numbers[at + 3] ?? 0) >>> 0);
    const isNamed = high >>> 22 !== 0;
    numbers[at + 1] = high & ~255;
    numbers[at + 3] = isNamed ? HAS_OPINION | Math.round(units / UNITS_PER_HUNDREDTH) : 0;
  }
}

function countPage(heads: Int32Array, appearances: Int32Array, month: number, counts: Counts): void {
  const firstDay = Date.UTC(1970, month, 1) / 86_400_000;
  let appearance = 0;
  for (let head = 0; head < heads.length; head += HEAD) {
    const place = heads[head + 1] ?? 0;
    const end = Math.min(appearances.length, appearance + (heads[head + 3] ?? 0) * APPEARANCE);
    for (; appearance < end; appearance += APPEARANCE) {
      const word = appearances[appearance + 3] ?? 0;
      if (word === 0) continue;
      const brandId = (appearances[appearance] ?? 0) & BRAND_MASK;
      const hundredths = word & (HAS_OPINION - 1);
      const sums = openSums(counts, brandId, firstDay + (place & 31) - 1, place >> 5);
      sums[0]! += hundredths;
      sums[1]!++;
      if (hundredths > 6000) sums[2]!++;
      else if (hundredths < 4000) sums[3]!++;
    }
  }
}

function open<T>(values: Map<number, T>, key: number, make: () => T): T {
  const known = values.get(key);
  if (known !== undefined) return known;
  const made = make();
  values.set(key, made);
  return made;
}

function openSums(counts: Counts, brandId: number, period: number, segmentId: number): Float64Array {
  const periods = open(counts, brandId, () => new Map<number, Map<number, Float64Array>>());
  const segments = open(periods, period, () => new Map<number, Float64Array>());
  return open(segments, segmentId, () => new Float64Array(4));
}

/** Days are numbered from 1970, months below zero. */
function addMonths(periods: Map<number, Map<number, Float64Array>>): void {
  for (const [day, segments] of [...periods]) {
    const date = new Date(day * 86_400_000);
    const period = -1 - ((date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth());
    const month = periods.get(period) ?? new Map<number, Float64Array>();
    periods.set(period, month);
    for (const [segmentId, sums] of segments) {
      const total = month.get(segmentId) ?? new Float64Array(4);
      month.set(segmentId, total);
      sums.forEach((value, at) => {
        total[at]! += value;
      });
    }
  }
}

function moveBrands(db: Connection, projectId: number, counts: Counts): void {
  const brands = db.prepare('SELECT id FROM brand WHERE project_id = ?').pluck().all(projectId) as number[];
  const read = db.prepare('SELECT period, cells FROM brand_period WHERE brand_id = ?');
  const write = db.prepare('UPDATE brand_period SET cells = ? WHERE brand_id = ? AND period = ?');
  for (const brandId of brands) {
    const periods = counts.get(brandId) ?? new Map<number, Map<number, Float64Array>>();
    addMonths(periods);
    for (const { period, cells } of read.all(brandId) as { period: number; cells: Uint8Array }[]) {
      write.run(toBytes(widen(toNumbers(cells), periods.get(period))), brandId, period);
    }
  }
}

/** The words of the sets of prompts, then cells: a segment, its counts, its set. */
function widen(cells: Int32Array, sums: ReadonlyMap<number, Float64Array> | undefined): Int32Array {
  const words = cells[0] ?? 0;
  const [step, wide] = [1 + OLD_WIDTH + words, 1 + NEW_WIDTH + words];
  const count = Math.max(0, Math.floor((cells.length - 1) / step));
  const wider = new Int32Array(cells.length === 0 ? 0 : 1 + count * wide);
  wider[0] = words;
  for (let cell = 0; cell < count; cell++) {
    const [from, to] = [1 + cell * step, 1 + cell * wide];
    wider.set(cells.subarray(from, from + 1 + WHOLE), to);
    wider.set(cells.subarray(from + 1 + OLD_WIDTH, from + step), to + 1 + NEW_WIDTH);
    const [hundredths = 0, opinions = 0, positive = 0, negative = 0] = sums?.get(cells[from] ?? 0) ?? [];
    const whole = Math.floor(hundredths / 2 ** 32);
    wider.set([whole, (hundredths - whole * 2 ** 32) | 0, opinions, positive, negative], to + 1 + WHOLE);
  }
  return wider;
}

/** Differences of counts, as 64-bit numbers: every mention that came or went had an opinion. */
function moveReceipts(db: Connection): void {
  const rows = db.prepare('SELECT remeasuring_id, month, brand_id, counts FROM remeasuring_count').raw().all();
  const write = db.prepare(
    'UPDATE remeasuring_count SET counts = ? WHERE remeasuring_id = ? AND month = ? AND brand_id = ?',
  );
  for (const [id, month, brandId, body] of rows as [number, number, number, Uint8Array][]) {
    const old = new Float64Array(Uint8Array.from(body).buffer);
    const counts = new Float64Array(NEW_WIDTH);
    counts.set(old.subarray(0, WHOLE));
    counts[REST] = Math.round(((old[WHOLE] ?? 0) * 2 ** 32 + (old[REST] ?? 0)) / UNITS_PER_HUNDREDTH);
    counts[OPINIONS] = old[0] ?? 0;
    write.run(new Uint8Array(counts.buffer), id, month, brandId);
  }
}

/** As the checksum of a month was defined when this was written. */
function checksum({ heads, citations, searches, appearances }: Omit<FactRow, 'id' | 'sum'>): number {
  return [heads, citations, searches, appearances].reduce((sum, body) => crc32(body, (sum + body.length) >>> 0), 0);
}

const toNumbers = (body: Uint8Array) => new Int32Array(Uint8Array.from(body).buffer, 0, body.length >> 2);
const toBytes = (numbers: Int32Array) => new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);

export const migration = { version: 29, name: 'opinions', sql: SQL, fill };
