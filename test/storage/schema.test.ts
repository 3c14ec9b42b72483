import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '#main/storage/connection.ts';
import { openDatabase } from '#main/storage/open-database.ts';
import { makeStorageFolder } from '#support/storage-folder.ts';

interface Column {
  name: string;
  pk: number;
}

const folder = makeStorageFolder();
let db: Connection;
beforeAll(() => {
  db = openDatabase(folder.dataDir);
});
afterAll(() => {
  db.close();
  folder.remove();
});

const tableInfo = (table: string) => db.raw.pragma(`table_info(${table})`) as Column[];

describe('the migrated database', () => {
  it('has only strict tables', () => {
    const tables = db.raw.pragma('table_list') as { schema: string; name: string; strict: number; type: string }[];
    const loose = tables.filter(
      (table) =>
        table.schema === 'main' && table.type === 'table' && !table.name.startsWith('sqlite_') && !table.strict,
    );
    expect(loose).toEqual([]);
  });

  it('holds references, waits for locks and writes durably', () => {
    expect(db.raw.pragma('foreign_keys', { simple: true })).toBe(1);
    expect(db.raw.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(db.raw.pragma('synchronous', { simple: true })).toBe(2);
    expect(db.raw.pragma('busy_timeout', { simple: true })).toBeGreaterThanOrEqual(5_000);
  });

  it('knows an index for every reference, so that deleting a project does not read whole tables', () => {
    const tables = (db.raw.pragma('table_list') as { schema: string; name: string }[])
      .filter((table) => table.schema === 'main' && !table.name.startsWith('sqlite_'))
      .map((table) => table.name);
    const uncovered = tables.flatMap((table) => {
      const references = db.raw.pragma(`foreign_key_list(${table})`) as { from: string; seq: number }[];
      // Of a reference of several columns the first one leads the index.
      return references
        .filter(({ from, seq }) => seq === 0 && !isCovered(table, from))
        .map(({ from }) => `${table}.${from}`);
    });
    // Tables of a handful of rows: keys and imports that a person made, languages of projects.
    expect(uncovered.sort()).toEqual([
      'api_key_project.project_id',
      'import_batch.project_id',
      'project_segmentation.segmentation_id',
    ]);
  });
});

/** True when some index, or the primary key, begins with the column. */
function isCovered(table: string, column: string): boolean {
  const primary = tableInfo(table).find((info) => info.pk === 1)?.name;
  const indexes = db.raw.pragma(`index_list(${table})`) as { name: string }[];
  const firsts = indexes.map((index) => (db.raw.pragma(`index_info(${index.name})`) as { name: string }[])[0]?.name);
  return primary === column || firsts.includes(column);
}
