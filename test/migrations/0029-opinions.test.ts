/** Sentiment of older folders becomes an opinion in hundredths, and days and months count opinions; nothing else changes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { BRAND_WIDTH } from '#main/core/figures/codec/brand-counts.ts';
import { isWholeMonth } from '#main/core/figures/codec/month-checksum.ts';
import { openPage, readAppearances, visitAnswers } from '#main/core/figures/codec/month-page.ts';
import { unpackCells } from '#main/core/figures/codec/period-cells.ts';
import type { Connection } from '#main/storage/connection.ts';
import { migrateTo, openOldDatabase } from '#support/old-database.ts';

const PROJECT = `INSERT INTO project (id, public_id, environment, name, domain, website_url, description, is_default, is_sample, language,
     models, is_pitch, schedule, schedule_time, samples_per_run, last_slot, brands_version, next_ordinal, created_at, updated_at)
   VALUES (1, 'p', 'live', 'P', '', '', '', 1, 0, 'en', '[]', 0, 'daily', '06:00', 1, '', 1, 0, 0, 0)`;
const PROMPT = `INSERT INTO prompt (id, public_id, project_id, ordinal, text, language, models, state, is_branded, intents, created_at)
     VALUES (2, 'q', 1, 0, 'best kettle', 'EN', '[]', 'active', 0, '{}', 0)`;
const OWN = 5;
/** November 2025: 55 years and ten months after January 1970. */
const MONTH = 670;
const FIRST_DAY = Date.UTC(2025, 10, 1) / 86_400_000;
const SEGMENT = 3;

const toBytes = (numbers: number[]) => new Uint8Array(Int32Array.from(numbers).buffer);

/** An appearance as it was: units of 1e-10, high bits beside order and mentions. */
function toOldAppearance(brandId: number, order: number, sentiment: number): number[] {
  const units = Math.round(sentiment * 1e10);
  return [brandId, (order << 22) | (2 << 16) | (1 << 8) | Math.floor(units / 2 ** 32), 77, units | 0];
}

const HEADS = [3, 7].flatMap((day, at) => [11 + at, (SEGMENT << 5) | day, 500, 2, 0, 0]);
const APPEARANCES = [
  ...toOldAppearance(OWN, 1, 72.123456),
  ...toOldAppearance(6, 0, 0),
  ...toOldAppearance(OWN, 2, 39.996),
  ...toOldAppearance(6, 1, 50),
];

let folder: string;
let db: Connection;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  db = openOldDatabase(folder, 28);
  db.prepare(PROJECT).run();
  db.prepare(PROMPT).run();
  for (const id of [OWN, 6]) {
    db.prepare(
      `INSERT INTO brand (id, public_id, project_id, name, is_own, state, created_at) VALUES (?, ?, 1, ?, ?, 'tracked', 0)`,
    ).run(id, `b${id}`, `Brand ${id}`, id === OWN ? 1 : 0);
  }
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

function saveMonth(sum: number | null): void {
  db.prepare('INSERT INTO fact_month (id, heads, citations, searches, appearances, sum) VALUES (?, ?, ?, ?, ?, ?)').run(
    2 * 4096 + MONTH,
    toBytes(HEADS),
    toBytes([]),
    toBytes([]),
    toBytes(APPEARANCES),
    sum,
  );
}

function sumOf(): number {
  const none = new Uint8Array(0);
  const bodies = [toBytes(HEADS), none, none, toBytes(APPEARANCES)];
  return bodies.reduce((sum, body) => crc32(body, (sum + body.length) >>> 0), 0);
}

function readMonth() {
  return db.prepare('SELECT heads, citations, searches, appearances, sum FROM fact_month').get() as Parameters<
    typeof isWholeMonth
  >[0];
}

it('keeps what is named in hundredths, says nothing of what is only cited, and leaves everything else', () => {
  saveMonth(sumOf());
  migrateTo(db);
  const row = readMonth();
  const page = openPage(row);
  const found: unknown[] = [];
  visitAnswers(page, (place) => {
    for (const { brandId, order, depthUnits, occurrences, opinion } of readAppearances(page, place)) {
      found.push([brandId, order, depthUnits, occurrences, opinion.sentiment, opinion.source]);
    }
  });
  const depth = 2 ** 32 + 77;
  expect(found).toEqual([
    [OWN, 1, depth, 2, 7_212, 'words'],
    [6, null, depth, 2, null, 'words'],
    [OWN, 2, depth, 2, 4_000, 'words'],
    [6, 1, depth, 2, 5_000, 'words'],
  ]);
  expect(isWholeMonth(row)).toBe(true);
});

it('leaves a damaged month damaged, and one without a checksum without', () => {
  saveMonth(123);
  migrateTo(db);
  expect(readMonth().sum).toBe(-1);
  db.prepare('DELETE FROM fact_month').run();
  saveMonth(null);
  expect(readMonth().sum).toBeNull();
});

it('counts opinions of brands in days and months from the facts', () => {
  saveMonth(sumOf());
  // Words of the sets of prompts; segment, named to top three, depth twice, sentiment twice, the set.
  const cell = (named: number, orders: number) => [1, SEGMENT, named, 0, named, orders, 1, named, 0, 9, 8, 7, 1];
  const save = db.prepare('INSERT INTO brand_period (brand_id, period, cells) VALUES (?, ?, ?)');
  save.run(OWN, FIRST_DAY + 2, toBytes(cell(1, 1)));
  save.run(OWN, -1 - MONTH, toBytes(cell(2, 3)));
  save.run(6, FIRST_DAY + 6, toBytes(cell(1, 1)));
  migrateTo(db);
  const read = (brandId: number, period: number) => {
    const cells = db
      .prepare('SELECT cells FROM brand_period WHERE brand_id = ? AND period = ?')
      .pluck()
      .get(brandId, period) as Uint8Array;
    const cell = unpackCells(cells, BRAND_WIDTH).get(SEGMENT);
    return [...(cell?.counts ?? []), [...(cell?.prompts ?? [])]];
  };
  expect(read(OWN, FIRST_DAY + 2)).toEqual([1, 0, 1, 1, 1, 1, 0, 9, 0, 7_212, 1, 1, 0, 0, [1]]);
  // 72.12 and 40.00: two opinions, of which one is positive and none negative.
  expect(read(OWN, -1 - MONTH)).toEqual([2, 0, 2, 3, 1, 2, 0, 9, 0, 11_212, 2, 1, 0, 0, [1]]);
  expect(read(6, FIRST_DAY + 6)).toEqual([1, 0, 1, 1, 1, 1, 0, 9, 0, 5_000, 1, 0, 0, 0, [1]]);
});
