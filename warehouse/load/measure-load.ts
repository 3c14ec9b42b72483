/** `npm run -s warehouse -- load`: three million answers of five thousand brands, ranked in DuckDB and ClickHouse; prints what it took. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { hasChdb, openClickhouse, openDuckdb, toCall, type Warehouse, type WarehouseRow } from '../check/warehouse.ts';
import { ANSWERS, BRANDS, FOLDERS, makeAgency, WINDOW } from './make-agency.ts';

const RUNS = 5;

/** `dir` keeps the files that were made, which take a minute or two. */
export async function measureLoad(dir: string, say: (line: string) => void): Promise<void> {
  const exported = path.join(dir, 'agency');
  if (!existsSync(path.join(exported, 'made'))) {
    rmSync(exported, { recursive: true, force: true });
    const startMs = performance.now();
    const { bytes, peakBytes } = makeAgency(exported);
    const seconds = (performance.now() - startMs) / 1000;
    say(
      `Made ${ANSWERS} answers in ${seconds.toFixed(0)} s, ${Math.round(ANSWERS / seconds)} a second, at most ${toMb(peakBytes)} of memory`,
    );
    for (const [table, size] of Object.entries(bytes)) say(`  ${table}: ${toMb(size)}`);
    mkdirSync(path.join(exported, 'made'));
  }
  say(`${ANSWERS} answers, ${BRANDS} brands, ${FOLDERS} folders; times are the middle of ${RUNS}, and the worst`);
  const duckdb = await openDuckdb(exported, { threads: '2' });
  const reference = await measure(duckdb, say);
  await duckdb.close();
  if (!hasChdb()) {
    say('ClickHouse is left out: npm install --prefix warehouse/chdb brings it (546 MB).');
    return;
  }
  const data = path.join(dir, 'clickhouse');
  rmSync(data, { recursive: true, force: true });
  const clickhouse = openClickhouse(data, exported);
  const found = await measure(clickhouse, say);
  const [{ bytes } = {}] = await clickhouse.ask('SELECT sum(bytes_on_disk) AS bytes FROM system.parts WHERE active');
  say(`  on the disk: ${toMb(Number(bytes))}`);
  say(`  furthest from DuckDB: ${furthest(reference, found)}`);
  await clickhouse.close();
}

async function measure(warehouse: Warehouse, say: (line: string) => void): Promise<WarehouseRow[]> {
  say(warehouse.dialect.name);
  const before = process.memoryUsage.rss();
  const loadMs = await time(() => warehouse.load());
  say(
    `  load: ${(loadMs / 1000).toFixed(1)} s, ${((loadMs / ANSWERS) * 1000).toFixed(1)} s a million answers; memory ${toMb(process.memoryUsage.rss() - before)} more`,
  );
  say(`  load with nothing new: ${((await time(() => warehouse.load())) / 1000).toFixed(1)} s`);
  const ranking = `SELECT * FROM ${toCall(warehouse, 'brand_ranking', WINDOW)} ORDER BY place`;
  const rows = await warehouse.ask(ranking);
  const times: number[] = [];
  const processorBefore = process.cpuUsage();
  for (let run = 0; run < RUNS; run++) times.push(await time(() => warehouse.ask(ranking)));
  const { user, system } = process.cpuUsage(processorBefore);
  times.sort((a, b) => a - b);
  const processorMs = Math.round((user + system) / 1000 / RUNS);
  say(
    `  ranking of ${rows.length} brands: ${Math.round(times[RUNS >> 1]!)} ms, ${Math.round(times.at(-1)!)} ms, of a processor ${processorMs} ms`,
  );
  say(`  changes that are real: ${rows.filter(({ isReal }) => Number(isReal) === 1 || isReal === true).length}`);
  return rows;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

/** The largest difference of any number, by brand. */
function furthest(expected: readonly WarehouseRow[], found: readonly WarehouseRow[]): number {
  const byProject = new Map(found.map((row) => [row.projectId, row]));
  let most = expected.length === found.length ? 0 : Number.POSITIVE_INFINITY;
  for (const row of expected) {
    for (const name of ['visibilityRate', 'brandLow', 'brandHigh', 'visibilityChange', 'changeLow', 'changeHigh']) {
      const other = byProject.get(row.projectId)?.[name];
      if (row[name] !== null || other !== null)
        most = Math.max(most, Math.abs(Number(row[name]) - Number(other ?? Number.NaN)));
    }
  }
  return most;
}

const toMb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
