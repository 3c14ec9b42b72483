/**
 * `npm run -s warehouse -- shards`: answers spread over two servers by project give what one database gives. The views themselves need a
 * newer ClickHouse than Debian's; what is shown here is the spreading: a project is on one shard alone, and sums over both are whole.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { openClickhouse } from '../check/warehouse.ts';
import { makeAgency } from '../load/make-agency.ts';
import { startTwoServers } from './two-servers.ts';

const COLUMNS =
  'folder, project_id, day, answer_id, prompt_id, engine, toUInt8(is_visible) AS is_visible, toUnixTimestamp(written_at) AS written_at';
const DDL = `folder String, project_id String, day Date, answer_id String, prompt_id String, engine String, is_visible UInt8, written_at UInt32`;
const QUESTION = `SELECT project_id, count(), sum(is_visible), uniqExact(prompt_id) FROM answers_all
  WHERE day BETWEEN '2026-10-10' AND '2026-11-08' GROUP BY project_id ORDER BY project_id`;

/** Gives the number of faults. */
export async function checkShards(dir: string, say: (line: string) => void): Promise<number> {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const exported = path.join(dir, 'agency');
  makeAgency(exported, 2);
  const one = openClickhouse(path.join(dir, 'clickhouse'), exported);
  await one.load();
  const rows = one.askText(`SELECT ${COLUMNS} FROM sightline.answers`, 'TSV');
  const expected = one.askText(QUESTION.replace('answers_all', 'sightline.answers'), 'TSV');
  await one.close();

  const servers = await startTwoServers(dir);
  try {
    for (const at of [0, 1]) {
      await servers.ask(
        at,
        `CREATE TABLE answers (${DDL}) ENGINE = ReplacingMergeTree(written_at) PARTITION BY toYYYYMM(day) ORDER BY (folder, project_id, day, answer_id)`,
      );
      await servers.ask(
        at,
        `CREATE TABLE answers_all AS answers ENGINE = Distributed(agency, default, answers, cityHash64(project_id))`,
      );
    }
    const insert = 'INSERT INTO answers_all FORMAT TSV';
    await servers.ask(0, insert, rows);
    let faults = 0;
    const hold = (about: string, isSo: boolean) => {
      say(`${isSo ? 'ok' : 'NOT SO'}: ${about}`);
      if (!isSo) faults++;
    };
    const counts = [
      await servers.ask(0, 'SELECT count() FROM answers'),
      await servers.ask(1, 'SELECT count() FROM answers'),
    ].map(Number);
    const all = rows.split('\n').length - 1;
    hold(
      `${all} answers are ${counts.join(' and ')} on the two shards`,
      counts[0]! > 0 && counts[1]! > 0 && counts[0]! + counts[1]! === all,
    );
    const projects = await Promise.all(
      [0, 1].map(async (at) => (await servers.ask(at, 'SELECT DISTINCT project_id FROM answers')).trim().split('\n')),
    );
    hold('no project is on both', new Set(projects.flat()).size === projects.flat().length);
    for (const at of [0, 1])
      hold(
        `asked of shard ${at + 1}, both give what one database gives`,
        (await servers.ask(at, QUESTION)) === expected,
      );
    await servers.ask(1, insert, rows);
    for (const at of [0, 1]) await servers.ask(at, 'OPTIMIZE TABLE answers FINAL');
    const again = [
      await servers.ask(0, 'SELECT count() FROM answers FINAL'),
      await servers.ask(1, 'SELECT count() FROM answers FINAL'),
    ].map(Number);
    hold('inserted again through the other one, nothing is there twice', again.join() === counts.join());
    hold('and the figures are the same', (await servers.ask(0, QUESTION)) === expected);
    return faults;
  } finally {
    await servers.stop();
  }
}
