/** Facts of older folders keep what they say in their new form, and their months wait to be summed up. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { openPage, readCitations, visitAnswers } from '#main/core/figures/codec/month-page.ts';
import { migrateTo, openOldDatabase } from '#support/old-database.ts';

const toBytes = (numbers: number[]) => new Uint8Array(Int32Array.from(numbers).buffer);

it('citations are written shorter, everything else stays, and deleting a prompt still takes its facts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  const db = openOldDatabase(folder, 8);
  db.raw.pragma('foreign_keys = OFF');
  db.prepare(
    `INSERT INTO prompt (id, public_id, project_id, ordinal, text, language, models, state, is_branded, intents, created_at)
     VALUES (2, 'p', 1, 0, 'best kettle', 'EN', '[]', 'active', 0, '{}', 0)`,
  ).run();
  // Two answers: one cites source 5 first and source 7 in the third place, then 8; the other cites 9 in the second place.
  const heads = [11, 33, 500, 0, 3, 1, 12, 34, 600, 0, 1, 0];
  db.prepare('INSERT INTO fact_month (id, heads, citations, searches, appearances) VALUES (?, ?, ?, ?, ?)').run(
    2 * 4096 + 670,
    toBytes(heads),
    toBytes([5, 1, 7, 3, 8, 4, 9, 2]),
    toBytes([3]),
    toBytes([]),
  );
  db.prepare("INSERT INTO total_period (project_id, period, cells) VALUES (1, -671, x'')").run();
  db.prepare("INSERT INTO total_period (project_id, period, cells) VALUES (1, 20400, x'')").run();
  migrateTo(db);
  const page = openPage(db.prepare('SELECT * FROM fact_month').get() as never);
  const cited: unknown[] = [];
  visitAnswers(page, (place) => cited.push([page.heads[place.head], readCitations(page, place), place.search]));
  expect(cited).toEqual([
    [
      11,
      [
        { sourceId: 5, place: 1 },
        { sourceId: 7, place: 3 },
        { sourceId: 8, place: 4 },
      ],
      0,
    ],
    [12, [{ sourceId: 9, place: 2 }], 1],
  ]);
  expect([...page.citedNumbers]).toEqual([5, -7, 3, 8, -9, 2]);
  expect([...page.searches]).toEqual([3]);
  expect(db.prepare('SELECT project_id, month, is_summed FROM month_state').all()).toEqual([
    { project_id: 1, month: 670, is_summed: 0 },
  ]);
  db.prepare('DELETE FROM prompt').run();
  expect(db.prepare('SELECT id FROM fact_month').all()).toEqual([]);
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
