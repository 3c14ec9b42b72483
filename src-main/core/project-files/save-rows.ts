/** The writer's part in opening a project file: rows as they are given, each call one short transaction. */
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { newId } from '../ids.ts';

export interface NewRows {
  table: string;
  columns: readonly string[];
  rows: readonly (readonly unknown[])[];
  /** Absent where numbers are no matter; else what the folder's greatest must still be below. */
  above?: number;
}

/** False, and nothing written, where somebody took the numbers meanwhile. */
export const saveRows = defineWrite('projectFiles.saveRows', (db, input: NewRows): boolean => {
  if (input.above !== undefined && !isFree(db, input.table, input.above)) return false;
  insertRows(db, input);
  return true;
});

export function isFree(db: Connection, table: string, above: number): boolean {
  return Number(db.raw.prepare(`SELECT max(id) FROM "${table}"`).pluck().get() ?? 0) < above;
}

export function insertRows(db: Connection, { table, columns, rows }: NewRows): void {
  // Rows of one table may hang on each other.
  db.raw.pragma('defer_foreign_keys = ON');
  const names = columns.map((name) => `"${name}"`).join(', ');
  const insert = db.prepare(`INSERT INTO "${table}" (${names}) VALUES (${columns.map(() => '?').join(', ')})`);
  for (const row of rows) insert.run(...row);
}

interface SharedRows {
  table: string;
  columns: readonly string[];
  /** Without their numbers. */
  rows: readonly (readonly unknown[])[];
  knownBy: readonly string[];
}

/** Finds what the folder has already, stores the rest, and gives the numbers in the order of the rows. */
export const saveSharedRows = defineWrite(
  'projectFiles.saveSharedRows',
  (db, { table, columns, rows, knownBy }: SharedRows): number[] => {
    const find = db.prepare(`SELECT id FROM "${table}" WHERE ${knownBy.map((name) => `"${name}" IS ?`).join(' AND ')}`);
    const names = columns.map((name) => `"${name}"`).join(', ');
    const insert = db.prepare(`INSERT INTO "${table}" (${names}) VALUES (${columns.map(() => '?').join(', ')})`);
    return rows.map((row) => {
      const read = (name: string) => row[columns.indexOf(name)];
      const known = find.pluck().get(...knownBy.map(read));
      if (typeof known === 'number') return known;
      const named = table === 'report_template' ? withFreeName(db, columns, row) : row;
      return Number(insert.run(...named).lastInsertRowid);
    });
  },
);

/** Templates are told apart by their names. */
function withFreeName(db: Connection, columns: readonly string[], row: readonly unknown[]): unknown[] {
  const at = columns.indexOf('name');
  const isTaken = (name: unknown) => db.prepare('SELECT 1 FROM report_template WHERE name = ?').get(name) !== undefined;
  const named = [...row];
  for (let nth = 2; isTaken(named[at]); nth++) named[at] = nth < 100 ? `${row[at]} (${nth})` : newId();
  return named;
}
