/** A database that holds the data files, as the checks use it: DuckDB, or ClickHouse within this process (chdb, which is installed apart). */
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { DuckDBInstance, type DuckDBValue } from '@duckdb/node-api';

import { CLICKHOUSE, type Dialect, DUCKDB } from '../dialects.ts';
import { splitStatements, writeSql } from '../write-sql.ts';

export type Value = string | number | boolean | null | string[];
export type WarehouseRow = Record<string, Value>;

export interface Warehouse {
  dialect: Dialect;
  /** Rows of one statement; numbers as numbers, days and moments as text. */
  ask: (sql: string) => Promise<WarehouseRow[]>;
  /** Loads what is new in the export folder. */
  load: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openDuckdb(exported: string, options: Record<string, string> = {}): Promise<Warehouse> {
  const instance = await DuckDBInstance.create(':memory:', options);
  const connection = await instance.connect();
  const sql = writeSql();
  const runAll = async (text: string) => {
    for (const statement of splitStatements(text)) await connection.run(statement);
  };
  await connection.run("SET TimeZone = 'UTC'");
  await runAll(sql['duckdb.sql'] ?? '');
  await connection.run(`SET VARIABLE sightline_folder = '${exported}'`);
  return {
    dialect: DUCKDB,
    ask: async (statement) => {
      const rows = (await connection.runAndReadAll(statement)).getRowObjects();
      return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toPlain(value)])));
    },
    load: () => runAll(sql['duckdb-load.sql'] ?? ''),
    close: async () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

function toPlain(value: DuckDBValue): Value {
  if (typeof value === 'bigint') return Number(value);
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (typeof value === 'object' && 'items' in value && Array.isArray(value.items)) return value.items.map(String);
  return String(value);
}

/** The little of chdb that is used. */
interface ChdbSession {
  query: (sql: string, format?: string) => string;
  close: () => void;
}

const CHDB = path.join(import.meta.dirname, '../chdb/');

export function hasChdb(): boolean {
  return existsSync(path.join(CHDB, 'node_modules/chdb'));
}

export interface Clickhouse extends Warehouse {
  /** As one of its formats. */
  askText: (sql: string, format: string) => string;
  /** Loads from a bucket in place of the folder, by the change to the statements that docs/warehouse.md tells. */
  loadFrom: (bucket: string) => Promise<void>;
}

/** `dir` is made, and holds its data. */
export function openClickhouse(dir: string, exported: string): Clickhouse {
  const { Session } = createRequire(CHDB)('chdb') as { Session: new (path: string) => ChdbSession };
  mkdirSync(path.join(dir, 'user_files'), { recursive: true });
  const agency = path.join(dir, 'user_files/agency');
  rmSync(agency, { force: true });
  symlinkSync(exported, agency);
  const session = new Session(dir);
  const sql = writeSql();
  const runAll = (text: string) => {
    for (const statement of splitStatements(text)) session.query(statement);
  };
  runAll(sql['clickhouse.sql'] ?? '');
  return {
    dialect: CLICKHOUSE,
    ask: async (statement) =>
      session
        .query(statement, 'JSONEachRow')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as WarehouseRow),
    load: async () => runAll((sql['clickhouse-load.sql'] ?? '').replaceAll("file('agency/", `file('${agency}/`)),
    askText: (statement, format) => session.query(statement, format),
    loadFrom: async (bucket) =>
      runAll(
        (sql['clickhouse-load.sql'] ?? '')
          .replaceAll("file('agency/", `s3('${bucket}/`)
          .replaceAll(/', (Parquet|JSONEachRow), /g, "', 'key', 'secret', '$1', "),
      ),
    close: async () => session.close(),
  };
}

/**
 * Statements that put rows (a SELECT, in which @ is a number that may be missing) in the place of a view of changes, and that put it back.
 * ClickHouse calls only views that name their parameters.
 */
export function writeStandIn({ dialect }: Warehouse, name: string, select: string): { put: string; restore: string } {
  const isView = (statement: string) => new RegExp(`(VIEW|MACRO) sightline\\.${name}\\b`).test(statement);
  const statement = splitStatements(writeSql()[`${dialect.name}.sql`] ?? '').find(isView);
  if (statement === undefined) throw new Error(`No view ${name}`);
  const parameters = ['startDate', 'endDate', 'compareStart', 'compareEnd'].map((each) =>
    dialect.toParameter(each, 'Date'),
  );
  const isCalled = [...parameters, dialect.toParameter('kind', 'Text')]
    .map((text) => `${text} IS NOT NULL`)
    .join(' AND ');
  const rows = select.replaceAll('@', dialect.marks.maybe_double ?? '');
  const head = statement.slice(0, statement.indexOf('\n', statement.indexOf(` sightline.${name}`)));
  return { put: `${head}\nSELECT * FROM (${rows}) WHERE ${isCalled}`, restore: statement };
}

/** A call of a view with its parameters, as the database writes it. */
export function toCall({ dialect }: Warehouse, view: string, given: Readonly<Record<string, string>>): string {
  const parameters = Object.entries(given).map(([name, value]) => `${name}${dialect.gives}'${value}'`);
  return parameters.length === 0 ? `sightline.${view}` : `sightline.${view}(${parameters.join(', ')})`;
}
