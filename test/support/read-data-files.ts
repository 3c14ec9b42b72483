/** Data files as other programs read them: by DuckDB, without partitions being told. */
import { DuckDBInstance } from '@duckdb/node-api';

export type ReadRow = Record<string, unknown>;

/** One for a process: making one takes longer than most queries. It keeps nothing of files, which are written anew under their names. */
let instance: Promise<DuckDBInstance> | undefined;

/** Rows of `sql`, in which `{table}` stands for the files of that table below `root`; numbers, texts, truths and null as JSON has them. */
export async function queryDataFiles(root: string, sql: string, format: 'parquet' | 'csv' | 'ndjson' = 'parquet') {
  instance ??= DuckDBInstance.create(':memory:', { threads: '1', enable_external_file_cache: 'false' });
  const connection = await (await instance).connect();
  try {
    await connection.run("SET TimeZone = 'UTC'");
    const read = { parquet: 'read_parquet', csv: 'read_csv', ndjson: 'read_ndjson' }[format];
    const options = format === 'csv' ? ', header = true, max_line_size = 8000000' : '';
    const text = sql.replace(
      /\{(\w+)\}/g,
      (_, table: string) =>
        `${read}('${root}/sightline/v1/${table}/*/*/part.${format}', hive_partitioning = false${options})`,
    );
    const reader = await connection.runAndReadAll(text);
    return reader.getRowObjectsJson() as ReadRow[];
  } finally {
    connection.closeSync();
  }
}
