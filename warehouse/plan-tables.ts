/** The statements that make tables, load data files into them and say what counts. From the definitions of the data files; pure. */
import { TABLES } from '#main/core/data-files/tables/index.ts';
import type { Column, ColumnType } from '#main/core/data-files/tables/table.ts';
import { TABLE_NAMES, type TableName } from '#shared/vocabulary/data-tables.ts';
import type { Dialect } from './dialects.ts';

type Types = Readonly<Record<ColumnType, string>>;

const CLICKHOUSE_TYPES: Types = {
  string: 'String',
  boolean: 'Bool',
  int: 'Int32',
  double: 'Float64',
  date: 'Date',
  timestamp: "DateTime64(3, 'UTC')",
};
const DUCKDB_TYPES: Types = {
  string: 'VARCHAR',
  boolean: 'BOOLEAN',
  int: 'INTEGER',
  double: 'DOUBLE',
  date: 'DATE',
  timestamp: 'TIMESTAMP',
};
/** Few different values: kept as numbers beside a dictionary. */
const FEW_VALUES = new Set([
  'engine',
  'surface',
  'language',
  'folder',
  'month',
  'route',
  'rule_version',
  'sentiment_source',
]);

/** Columns that do not tell rows of a file apart but by which most questions choose. */
const SORTED_FIRST = ['folder', 'project_id', 'day'];

export function writeClickhouseTables(): string {
  const tables = TABLE_NAMES.map((name) => {
    const { columns, key } = TABLES[name];
    const named = new Set(columns.map((column) => column.name));
    const order = [...new Set([...SORTED_FIRST.filter((each) => named.has(each)), ...key, 'written_at'])];
    return `CREATE TABLE IF NOT EXISTS sightline_files.${name} (
${columns.map((column) => `  ${column.name} ${toClickhouseType(column)}`).join(',\n')},
  file_hash UInt64 MATERIALIZED cityHash64(folder, month, written_at),
  place_hash UInt64 MATERIALIZED cityHash64(project_id, folder)
) ENGINE = ReplacingMergeTree(written_at) PARTITION BY month ORDER BY (${order.join(', ')});`;
  });
  return [CLICKHOUSE_STATE, ...tables].join('\n\n');
}

function toClickhouseType({ name, type, empty }: Column): string {
  const plain = empty === undefined ? CLICKHOUSE_TYPES[type] : `Nullable(${CLICKHOUSE_TYPES[type]})`;
  return FEW_VALUES.has(name) ? `LowCardinality(${plain})` : plain;
}

/** What the load keeps beside the rows, and what only the agency decides. */
const CLICKHOUSE_STATE = `CREATE DATABASE IF NOT EXISTS sightline_files;
CREATE DATABASE IF NOT EXISTS sightline;

-- What each manifest that was seen names, and which files were loaded whole.
CREATE TABLE IF NOT EXISTS sightline_files.manifests (
  folder String, table_name String, month String, rows UInt64, written_at DateTime64(3, 'UTC'), exported_at DateTime64(3, 'UTC')
) ENGINE = ReplacingMergeTree(exported_at) ORDER BY (folder, table_name, month, written_at, exported_at);
CREATE TABLE IF NOT EXISTS sightline_files.loads (
  folder String, table_name String, month String, written_at DateTime64(3, 'UTC')
) ENGINE = ReplacingMergeTree ORDER BY (folder, table_name, month, written_at);
-- The folder that counts for each project, as found by the newest load.
CREATE TABLE IF NOT EXISTS sightline_files.counted (
  project_id String, folder String, counted_at DateTime64(3, 'UTC')
) ENGINE = ReplacingMergeTree(counted_at) ORDER BY project_id;
-- Decided by the agency: where a project counts that is in two folders, and which projects count nowhere any more.
CREATE TABLE IF NOT EXISTS sightline_files.chosen_folders (project_id String, folder String) ENGINE = ReplacingMergeTree ORDER BY project_id;
CREATE TABLE IF NOT EXISTS sightline_files.removed_projects (project_id String) ENGINE = ReplacingMergeTree ORDER BY project_id;`;

const DUCKDB_STATE = `CREATE SCHEMA IF NOT EXISTS sightline_files;
CREATE SCHEMA IF NOT EXISTS sightline;

-- What each manifest that was seen names, and which files were loaded whole.
CREATE TABLE IF NOT EXISTS sightline_files.manifests (
  folder VARCHAR, table_name VARCHAR, month VARCHAR, rows BIGINT, written_at TIMESTAMP, exported_at TIMESTAMP);
CREATE TABLE IF NOT EXISTS sightline_files.loads (folder VARCHAR, table_name VARCHAR, month VARCHAR, written_at TIMESTAMP);
-- The folder that counts for each project, as found by the newest load.
CREATE TABLE IF NOT EXISTS sightline_files.counted (project_id VARCHAR, folder VARCHAR, counted_at TIMESTAMP);
-- Decided by the agency: where a project counts that is in two folders, and which projects count nowhere any more.
CREATE TABLE IF NOT EXISTS sightline_files.chosen_folders (project_id VARCHAR, folder VARCHAR);
CREATE TABLE IF NOT EXISTS sightline_files.removed_projects (project_id VARCHAR);`;

export function writeDuckdbTables(): string {
  const tables = TABLE_NAMES.map((name) => {
    const columns = TABLES[name].columns.map((column) => `  ${column.name} ${DUCKDB_TYPES[column.type]}`);
    return `CREATE TABLE IF NOT EXISTS sightline_files.${name} (\n${columns.join(',\n')}\n);`;
  });
  return [DUCKDB_STATE, ...tables].join('\n\n');
}

/**
 * Views of what counts, under the names of the tables: the rest of the views reads these. After `current_files` and `counted_projects`. A
 * load of ClickHouse is no transaction, so that rows of versions that no longer or do not yet count may be there; one of DuckDB is.
 */
export function writeCountedViews({ name: database }: Dialect): string {
  return TABLE_NAMES.map((name) => (database === 'duckdb' ? writeDuckdbView(name) : writeClickhouseView(name))).join(
    '\n\n',
  );
}

const writeDuckdbView = (name: TableName) => `CREATE OR REPLACE VIEW sightline.${name} AS
SELECT * FROM sightline_files.${name}
WHERE (project_id, folder) IN (SELECT project_id, folder FROM sightline.counted_projects);`;

/** By hashes: numbers are found among few ten times as fast as texts. All versions of a row are in its month. */
const writeClickhouseView = (name: TableName) => `CREATE OR REPLACE VIEW sightline.${name} AS
SELECT * FROM sightline_files.${name} FINAL
WHERE file_hash IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = '${name}')
  AND place_hash IN (SELECT cityHash64(project_id, folder) FROM sightline.counted_projects)
SETTINGS do_not_merge_across_partitions_select_final = 1;`;

/** `toSource`: what reads the files that a pattern below \`sightline/v1\` names. */
export function writeClickhouseLoad(toSource: (pattern: string, format: string, structure: string) => string): string {
  const manifests = `INSERT INTO sightline_files.manifests
SELECT m.folder, f.1, f.2, f.3, parseDateTime64BestEffort(f.4, 3, 'UTC'), parseDateTime64BestEffort(m.written_at, 3, 'UTC')
FROM (
  SELECT folder, written_at, arrayJoin(files) AS f FROM ${toSource(
    'manifest/*.json',
    'JSONEachRow',
    'folder String, written_at String, files Array(Tuple(table String, month String, rows UInt64, written_at String, format String))',
  )}
) AS m
WHERE f.5 = 'parquet';`;
  return [manifests, ...TABLE_NAMES.map((name) => writeClickhouseTableLoad(name, toSource)), ...CLICKHOUSE_AFTER].join(
    '\n\n',
  );
}

/** The newest manifest of each folder, less what was loaded. */
const dueFiles = (name: TableName) => `SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = '${name}'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = '${name}')`;

function writeClickhouseTableLoad(
  name: TableName,
  toSource: (pattern: string, format: string, structure: string) => string,
): string {
  const { columns, key } = TABLES[name];
  const structure = columns
    .map(
      (column) =>
        `${column.name} ${column.empty === undefined ? CLICKHOUSE_TYPES[column.type] : `Nullable(${CLICKHOUSE_TYPES[column.type]})`}`,
    )
    .join(', ');
  const names = columns.map((column) => column.name).join(', ');
  return `INSERT INTO sightline_files.${name} (${names})
SELECT ${names} FROM ${toSource(`${name}/*/*/part.parquet`, 'Parquet', structure)}
WHERE (folder, month, written_at) IN (
  ${dueFiles(name)}
);
INSERT INTO sightline_files.loads
SELECT d.folder, '${name}', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = '${name}') AS d
LEFT JOIN (
  SELECT folder, month, written_at, uniqExact(${key.join(', ')}) AS rows FROM sightline_files.${name} GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = '${name}');`;
}

/** Which folder counts, and rows that no longer do. */
const COUNTED = (max: string, now: string) => `INSERT INTO sightline_files.counted
SELECT project_id, coalesce(max(chosen), ${max}), ${now} FROM (
  SELECT a.project_id AS project_id, a.folder AS folder, a.newest AS newest, nullif(c.folder, '') AS chosen
  FROM (
    SELECT b.project_id AS project_id, b.folder AS folder, coalesce(max(a.newest), b.newest) AS newest
    FROM (
      SELECT project_id, folder, min(created_at) AS newest FROM sightline_files.brands
      WHERE (folder, month, written_at) IN (SELECT folder, month, written_at FROM sightline.current_files WHERE table_name = 'brands')
      GROUP BY project_id, folder
    ) AS b
    LEFT JOIN (
      SELECT project_id, folder, max(answered_at) AS newest FROM sightline_files.answers
      WHERE (folder, month, written_at) IN (SELECT folder, month, written_at FROM sightline.current_files WHERE table_name = 'answers')
      GROUP BY project_id, folder
    ) AS a ON a.project_id = b.project_id AND a.folder = b.folder
    GROUP BY b.project_id, b.folder, b.newest
  ) AS a
  LEFT JOIN sightline_files.chosen_folders AS c ON c.project_id = a.project_id AND c.folder = a.folder
) GROUP BY project_id;`;

const CLICKHOUSE_AFTER = [
  `-- Where each project counts.\n${COUNTED('argMax(folder, (newest, folder))', 'now64(3)')}`,
  `-- Versions of files that no longer count.\n${TABLE_NAMES.map(
    (name) => `DELETE FROM sightline_files.${name}
WHERE file_hash NOT IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = '${name}');
OPTIMIZE TABLE sightline_files.${name} FINAL SETTINGS optimize_skip_merged_partitions = 1;`,
  ).join('\n')}`,
];

/** Reads the folder that the variable `sightline_folder` names. A table without any file is left empty. */
export function writeDuckdbLoad(): string {
  const root = `getvariable('sightline_folder') || '/sightline/v1/`;
  const manifests = `INSERT INTO sightline_files.manifests
SELECT folder, f."table", f.month, f.rows, CAST(f.written_at AS TIMESTAMP), CAST(written_at AS TIMESTAMP)
FROM (
  SELECT folder, written_at, unnest(files) AS f
  FROM read_json(${root}manifest/*.json', columns = {folder: 'VARCHAR', written_at: 'VARCHAR',
    files: 'STRUCT("table" VARCHAR, "month" VARCHAR, "rows" BIGINT, written_at VARCHAR, "format" VARCHAR)[]'}, maximum_object_size = 1000000000)
)
WHERE f."format" = 'parquet';`;
  const tables = TABLE_NAMES.map((name) => {
    const { columns, key } = TABLES[name];
    const names = columns.map((column) => column.name).join(', ');
    return `SET VARIABLE sightline_query = (
  SELECT CASE WHEN count(*) = 0 THEN 'SELECT * FROM sightline_files.${name} WHERE false'
    ELSE 'SELECT * FROM read_parquet(''' || ${root}${name}/*/*/part.parquet'', hive_partitioning = false)' END
  FROM glob(${root}${name}/*/*/part.parquet'));
INSERT INTO sightline_files.${name} (${names})
SELECT ${names} FROM query(getvariable('sightline_query'))
WHERE (folder, month, written_at) IN (
  ${dueFiles(name)}
);
INSERT INTO sightline_files.loads
SELECT d.folder, '${name}', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = '${name}') AS d
JOIN (
  SELECT folder, month, written_at, count(DISTINCT (${key.join(', ')})) AS rows FROM sightline_files.${name} GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = '${name}');`;
  });
  const after = [
    `-- Where each project counts.\n${COUNTED('arg_max(folder, (newest, folder))', 'now()::TIMESTAMP')}`,
    `-- Versions of files that no longer count.\n${TABLE_NAMES.map(
      (name) => `DELETE FROM sightline_files.${name}
WHERE (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline.current_files WHERE table_name = '${name}');`,
    ).join('\n')}`,
  ];
  return ['BEGIN;', manifests, ...tables, ...after, 'COMMIT;'].join('\n\n');
}
