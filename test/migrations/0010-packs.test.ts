/** Packs and the narrow ledger come to a database that holds answers and calls already: the ledger reads as before. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { migrateTo, openOldDatabase } from '#support/old-database.ts';

it('keeps every row and sum of the ledger, and moves the marks to the answers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  const db = openOldDatabase(folder, 9);
  db.raw.pragma('foreign_keys = OFF');
  const insert = db.prepare(
    `INSERT INTO ledger (job_id, project, prompt, engine, route, model_asked, model, answer, started_at, day, month, basis, outcome,
       cost_nano, counted_nano, price_version) VALUES (?, ?, ?, 'chatgpt', ?, 'm', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const day = 20_500;
  const row = (job: number, month: string, basis: string, costNano: number | null, countedNano: number) =>
    insert.run(
      ...[job, `p${job % 2}`, `q${job % 3}`, 'openai-responses', basis === 'open' ? null : `m-${job % 2}`],
      ...[basis === 'reported' ? Buffer.from([job]) : null, day * 86_400_000 + job, day, month, basis],
      ...[basis === 'open' ? null : 'answer', costNano, countedNano, basis === 'estimated' ? '2026-01' : null],
    );
  row(1, '2026-01', 'reported', 5, 5);
  row(2, '2026-01', 'estimated', 7, 7);
  row(3, '2026-02', 'unknown', null, 9);
  row(4, '2026-02', 'open', null, 11);
  row(5, '2026-02', 'reported', 0, 0);
  db.raw.exec(
    `INSERT INTO answer (id, public_id, project_id, prompt_id, engine, provenance_id, answered_at, day, language, is_branded,
       is_grounded, is_refusal, is_incomplete, is_own_named, is_own_cited, words, brands_named, measuring_version, brands_version, hash)
     VALUES (1, x'01', 1, 1, 'chatgpt', 1, 0, 0, 'EN', 0, 1, 0, 0, 0, 0, 1, 0, 1, 1, x'');
     INSERT INTO answer_content VALUES (1, x'0102', x'03')`,
  );
  const readLedger = () => db.raw.prepare('SELECT * FROM ledger ORDER BY id').all();
  const readSums = () => db.raw.prepare('SELECT * FROM spend_month WHERE calls > 0 ORDER BY 1, 2, 3, 4, 5').all();
  const before = [readLedger(), readSums()];
  migrateTo(db);
  expect([readLedger(), readSums()]).toEqual(before);
  expect(
    db
      .prepare(
        'SELECT mention_offsets AS marks, pack_id AS pack, body FROM answer JOIN answer_content ON answer_id = id',
      )
      .all(),
  ).toEqual([{ marks: Buffer.from([1, 2]), pack: -65_537, body: Buffer.from([3]) }]);
  db.raw.exec(
    'UPDATE ledger_entry SET basis = 2, nano = 4 WHERE job_id = 4; DELETE FROM ledger_entry WHERE job_id <> 4',
  );
  expect(readSums()).toEqual([
    expect.objectContaining({ month: '2026-02', basis: 'estimated', calls: 1, cost_nano: 4, counted_nano: 4 }),
  ]);
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
