import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { createKeeper } from '#main/core/figures/query/cells/keep-until-write.ts';
import { Connection } from '#main/storage/connection.ts';

it('keeps what was read until this connection or another one writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-kept-'));
  const path = join(folder, 'test.db');
  const writer = new Connection(path);
  writer.raw.exec('CREATE TABLE number (value INTEGER)');
  const reader = new Connection(path, { readonly: true });
  const keep = createKeeper<object>();
  const sumOn = (db: Connection) =>
    keep(db, 'sum', () => ({ sum: db.prepare('SELECT total(value) FROM number').pluck().get() }));

  const first = sumOn(reader);
  expect(sumOn(reader)).toBe(first);
  expect(keep(reader, 'another', () => ({ other: 7 }))).toEqual({ other: 7 });

  const own = sumOn(writer);
  writer.prepare('INSERT INTO number (value) VALUES (?)').run(5);
  expect(sumOn(reader)).toEqual({ sum: 5 });
  expect(sumOn(writer)).toEqual({ sum: 5 });
  expect(own).toEqual({ sum: 0 });

  // Nine keys are more than are kept: the first goes.
  const kept = sumOn(reader);
  for (let key = 0; key < 8; key++) keep(reader, `key ${key}`, () => ({ key }));
  expect(sumOn(reader)).not.toBe(kept);
  for (const db of [reader, writer]) db.close();
  rmSync(folder, { recursive: true, force: true });
});
