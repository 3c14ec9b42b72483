/**
 * DuckDB on the raw facts, for comparison: the columns that each question needs, sorted by day, two threads, statements
 * prepared, asked in this process without HTTP. It has every advantage that we can give it.
 */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { type DuckDBConnection, DuckDBInstance, type DuckDBPreparedStatement } from '@duckdb/node-api';

import type { BenchFolder } from '../folder/build-folder.ts';
import type { ReadCase } from '../reads/read-case.ts';
import { type Timings, timeWork } from '../reads/timings.ts';
import { BENCH_ENGINES } from '../world/world.ts';
import { planQuestion } from './questions.ts';
import { planTables } from './tables.ts';

export interface Reference {
  connection: DuckDBConnection;
  statements: Map<string, DuckDBPreparedStatement>;
  ownBrandId: number;
  brandNames: Map<number, string>;
}

interface WorldFacts {
  brands: { id: number; isOwn: boolean; name: string }[];
}

/** Opens the reference's database beside the folder, loading the facts on the first time. */
export async function openReference(folder: BenchFolder, say: (line: string) => void): Promise<Reference> {
  const file = path.join(folder.root, 'facts.duckdb');
  if (!existsSync(file)) await loadFacts(folder, file, say);
  const instance = await DuckDBInstance.create(file, { threads: '2', access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  const world: WorldFacts = JSON.parse(readFileSync(path.join(folder.factsDir, 'world.json'), 'utf8'));
  return {
    connection,
    statements: new Map(),
    ownBrandId: world.brands.find((brand) => brand.isOwn)?.id ?? 0,
    brandNames: new Map(world.brands.map(({ id, name }) => [id, name])),
  };
}

async function loadFacts(folder: BenchFolder, file: string, say: (line: string) => void): Promise<void> {
  say('Loading the facts into the reference');
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  const instance = await DuckDBInstance.create(partial, { threads: '2' });
  const connection = await instance.connect();
  for (const sql of planTables(folder.factsDir, BENCH_ENGINES)) await connection.run(sql);
  await connection.run('CHECKPOINT');
  connection.closeSync();
  instance.closeSync();
  renameSync(partial, file);
}

/** Times the reference on the question of a read; null where it is no question of analysis. */
export async function askReference(reference: Reference, read: ReadCase): Promise<Timings | null> {
  const statement = await prepare(reference, read);
  return statement && timeWork(() => statement.runAndReadAll());
}

/** The rows of the question, by column. Throws for a read that the reference is not asked. */
export async function readReference(reference: Reference, read: ReadCase): Promise<Record<string, number>[]> {
  const statement = await prepare(reference, read);
  if (!statement) throw new Error(`The reference is not asked ${read.operation}.`);
  const rows = (await statement.runAndReadAll()).getRowObjects();
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])));
}

async function prepare(reference: Reference, read: ReadCase): Promise<DuckDBPreparedStatement | null> {
  const sql = planQuestion(read, reference.ownBrandId);
  if (sql === null) return null;
  let statement = reference.statements.get(sql);
  if (!statement) {
    statement = await reference.connection.prepare(sql);
    reference.statements.set(sql, statement);
  }
  return statement;
}
