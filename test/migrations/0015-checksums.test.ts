/** Facts and kept replies of older folders stay as they are and have no checksum yet; what doctor sets aside has a place. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { migrateTo, openOldDatabase } from '#support/old-database.ts';

it('rows that are there keep their bytes, and a start computes no checksum', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  const db = openOldDatabase(folder, 14);
  db.raw.pragma('foreign_keys = OFF');
  db.prepare(
    "INSERT INTO fact_month (id, heads, citations, searches, appearances) VALUES (4766, x'01', x'', x'02', x'')",
  ).run();
  db.prepare(
    "INSERT INTO raw_reply (job_id, place, status, headers, body, received_at) VALUES (1, 1, 200, '{}', x'0a', 5)",
  ).run();
  migrateTo(db);
  expect(
    db.prepare('SELECT hex(heads) AS heads, hex(searches) AS searches, sum, offsets_sum FROM fact_month').all(),
  ).toEqual([{ heads: '01', searches: '02', sum: null, offsets_sum: null }]);
  expect(db.prepare('SELECT hex(body) AS body, sum FROM raw_reply').all()).toEqual([{ body: '0A', sum: null }]);
  for (const table of ['set_aside_answer', 'set_aside_bytes']) {
    expect(db.prepare(`SELECT count(*) AS count FROM ${table}`).get()).toEqual({ count: 0 });
  }
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
