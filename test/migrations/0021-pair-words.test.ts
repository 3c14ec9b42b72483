/** An index that has pairs of letters as they are spelt is rebuilt by the upkeep; any other stays as it is. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { migrateTo, openOldDatabase } from '#support/old-database.ts';

it.each([
  ['Latin, Arabic and Hindi', ['acme', 'أدوات', 'टूल'], false],
  ['Chinese', ['acme', '管理'], true],
  ['Korean, which is taken apart', ['acme', '한국'.normalize('NFKD')], true],
  ['Thai', ['ไท'], true],
])('of answers in %s', (_script, words, isAnew) => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-migration-'));
  const db = openOldDatabase(folder, 20);
  // The row of the answer is all that counts here, not what it refers to.
  db.raw.pragma('foreign_keys = OFF');
  db.prepare(
    `INSERT INTO answer (id, public_id, project_id, prompt_id, engine, provenance_id, answered_at, day, language, is_branded, is_grounded,
       is_refusal, is_incomplete, is_own_named, is_own_cited, words, brands_named, measuring_version, brands_version, hash)
     VALUES (7, x'07', 1, 1, 'chatgpt', 1, 0, 0, 'EN', 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, x'00')`,
  ).run();
  db.prepare('DELETE FROM index_pending').run();
  db.prepare('INSERT INTO answer_index (rowid, words) VALUES (7, ?)').run(words.join(' '));
  for (const word of words) db.prepare('INSERT INTO index_word (word) VALUES (?)').run(word);
  migrateTo(db);
  const list = (sql: string) => db.prepare(sql).pluck().all();
  expect(list('SELECT answer_id FROM index_pending')).toEqual(isAnew ? [7] : []);
  expect(list(`SELECT rowid FROM answer_index WHERE answer_index MATCH '"${words[0]}"'`)).toEqual(isAnew ? [] : [7]);
  expect(list('SELECT word FROM index_word ORDER BY word')).toEqual(isAnew ? [] : words.toSorted());
  db.close();
  rmSync(folder, { recursive: true, force: true });
});
