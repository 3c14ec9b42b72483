/** The memory of redirect links comes to a database that holds data already, and holds each link once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { migrateTo, openOldDatabase } from '#support/old-database.ts';

it('brings the table of redirects, looked up by its key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  const db = openOldDatabase(folder, 5);
  migrateTo(db);
  const insert = db.prepare('INSERT INTO redirect VALUES (?, ?, ?)');
  insert.run(Buffer.from('link'), 'https://b.example/', 1);
  expect(() => insert.run(Buffer.from('link'), 'https://c.example/', 2)).toThrow('UNIQUE');
  const plan = db.prepare('EXPLAIN QUERY PLAN SELECT target FROM redirect WHERE link = ?').all(Buffer.from('x')) as {
    detail: string;
  }[];
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining('USING PRIMARY KEY (link=?)')]);
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
