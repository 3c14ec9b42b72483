/**
 * The statements of both databases, from the definitions of the data files and the views. What stands in this folder is what this gives:
 * `SIGHTLINE_WAREHOUSE=write npm test -- test/warehouse/statements.test.ts` writes it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { TABLE_NAMES } from '#shared/vocabulary/data-tables.ts';
import { CLICKHOUSE, type Dialect, DUCKDB } from './dialects.ts';
import {
  writeClickhouseLoad,
  writeClickhouseTables,
  writeCountedViews,
  writeDuckdbLoad,
  writeDuckdbTables,
} from './plan-tables.ts';
import { readStatements, writeStatements } from './plan-views.ts';

const VIEWS = path.join(import.meta.dirname, 'views');
/** Says what counts: before the views under the names of the tables, which read it. */
const COUNTED = '0-counted.sql';

/** Every file by its name in this folder. */
export function writeSql(): Record<string, string> {
  return {
    'clickhouse.sql': join(
      '-- Tables and views for ClickHouse. Run it once, and again after an update: nothing that was loaded is lost.',
      writeClickhouseTables(),
      writeViews(CLICKHOUSE),
    ),
    'clickhouse-load.sql': join(
      '-- Loads what is new in the data files below `user_files/agency`; docs/warehouse.md says how a bucket takes its place.',
      writeClickhouseLoad(
        (pattern, format, structure) =>
          `file('agency/sightline/v1/${pattern}', ${format}, '${structure.replaceAll("'", "''")}')`,
      ),
    ),
    'duckdb.sql': join(
      '-- Tables and views for DuckDB. Run it once, and again after an update: nothing that was loaded is lost.',
      writeDuckdbTables(),
      writeViews(DUCKDB),
    ),
    'duckdb-load.sql': join(
      "-- Loads what is new in the data files of a folder: SET VARIABLE sightline_folder = '/mnt/agency'; before it.",
      writeDuckdbLoad(),
    ),
  };
}

function writeViews(dialect: Dialect): string {
  const files = readdirSync(VIEWS).sort();
  const read = (file: string) => readStatements(readFileSync(path.join(VIEWS, file), 'utf8'));
  const rest = files.filter((file) => file !== COUNTED).flatMap(read);
  return join(
    writeStatements(read(COUNTED), [], dialect),
    writeCountedViews(dialect),
    writeStatements(rest, [...TABLE_NAMES, 'current_files', 'counted_projects'], dialect),
  );
}

function join(...parts: readonly string[]): string {
  return `${parts.map((part) => part.trim()).join('\n\n')}\n`;
}

/** One after the other, without the semicolons. No text in them has a semicolon at the end of a line. */
export function splitStatements(sql: string): string[] {
  return sql.split(/;\n/).filter((statement) => statement.replaceAll(/^--.*$/gm, '').trim() !== '');
}
