/** What the schema says of its tables: columns, keys and which rows hang on which. It knows nothing of what they mean. */
import type { Connection } from '../../storage/connection.ts';

export interface Column {
  name: string;
  type: 'INTEGER' | 'TEXT' | 'REAL' | 'BLOB';
}

export interface Link {
  column: string;
  to: string;
  /** A row without it cannot be. */
  isRequired: boolean;
}

export interface Table {
  name: string;
  columns: Column[];
  /** Of the primary key, in its order. */
  key: string[];
  /** Rows are known by a number that is given on storing. */
  hasNumber: boolean;
  hasPublicId: boolean;
  links: Link[];
}

interface ColumnRow {
  name: string;
  type: Column['type'];
  isRequired: 0 | 1;
  keyPlace: number;
}

/** All tables but SQLite's own and those that belong to an index of words, by name. */
export function readTables(db: Connection): Map<string, Table> {
  const names = db
    .prepare(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
    )
    .pluck()
    .all() as string[];
  return new Map(names.map((name) => [name, readTable(db, name)]));
}

function readTable(db: Connection, name: string): Table {
  const rows = db
    .prepare(`SELECT name, type, "notnull" AS isRequired, pk AS keyPlace FROM pragma_table_info(?) ORDER BY cid`)
    .all(name) as ColumnRow[];
  const links = db
    .prepare(`SELECT "from" AS column, "table" AS "to" FROM pragma_foreign_key_list(?) ORDER BY id, seq`)
    .all(name) as { column: string; to: string }[];
  const keys = rows.filter(({ keyPlace }) => keyPlace > 0).sort((a, b) => a.keyPlace - b.keyPlace);
  return {
    name,
    columns: rows.map(({ name, type }) => ({ name, type })),
    key: keys.map((row) => row.name),
    hasNumber: keys.length === 1 && keys[0]?.name === 'id' && keys[0].type === 'INTEGER',
    hasPublicId: rows.some((row) => row.name === 'public_id'),
    links: links.map(({ column, to }) => {
      const row = rows.find((one) => one.name === column);
      return { column, to, isRequired: row?.isRequired === 1 || (row?.keyPlace ?? 0) > 0 };
    }),
  };
}

/** Each table after those that its rows hang on; `further` names more of those. */
export function inOrderOfLinks(tables: Iterable<Table>, further: (table: Table) => readonly string[]): Table[] {
  const left = new Map([...tables].map((table) => [table.name, table]));
  const ordered: Table[] = [];
  const needs = (table: Table) => [...table.links.map(({ to }) => to), ...further(table)];
  while (left.size > 0) {
    const next = [...left.values()].find((table) => !needs(table).some((to) => to !== table.name && left.has(to)));
    // Two tables that hang on each other: whoever stores them checks their links at the end.
    const table = next ?? [...left.values()][0]!;
    left.delete(table.name);
    ordered.push(table);
  }
  return ordered;
}

/** A row of whatever table, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

export function toRow(value: unknown): Row {
  if (typeof value !== 'object' || value === null) throw new Error('A row was expected.');
  return { ...value };
}
