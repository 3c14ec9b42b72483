/** Holds what a type says of rows against the statement that gives them, on the database as it is migrated today. */
import type Database from 'better-sqlite3';

import type { Connection } from '#main/storage/connection.ts';

import { HOLE } from './fold-value.ts';
import type { ColumnType, Kind, Shape } from './read-shape.ts';

/** What a part that only a run knows may be, so that the statement can be prepared: nothing, a condition, a table. */
const FILLERS = ['', '1', '?'];

/** Null when no filling makes it a statement. */
export function prepareAny(db: Connection, text: string): Database.Statement | null {
  for (const filled of fill(text.split(HOLE))) {
    try {
      return db.raw.prepare(filled);
    } catch {
      // Another filling may do.
    }
  }
  return null;
}

function fill(parts: readonly string[]): string[] {
  const [first = '', ...others] = parts;
  // More than three unknown parts are all filled alike.
  if (others.length > 3) return FILLERS.map((filler) => parts.join(filler));
  return others.reduce<string[]>(
    (texts, part) => texts.flatMap((text) => FILLERS.map((filler) => text + filler + part)),
    [first],
  );
}

/** One sentence for each thing that does not fit. */
export function compareRows(db: Connection, statement: Database.Statement, shape: Shape): string[] {
  const columns = statement.columns().map((column) => ({ name: column.name, kinds: readKinds(db, statement, column) }));
  if (shape.mode === 'any') return [];
  if (shape.mode !== 'rows') {
    const types = shape.mode === 'pluck' ? [shape.column] : shape.columns;
    if (columns.length !== types.length) return [`has ${columns.length} columns, its type ${types.length}`];
    return columns.flatMap((column, index) => compareColumn(column, types[index]!));
  }
  const missing = [...shape.columns].filter(
    ([name, type]) => !type.isOptional && columns.every((column) => column.name !== name),
  );
  return [
    ...missing.map(([name]) => `gives no ${name}`),
    ...columns.flatMap((column) => {
      const type = shape.columns.get(column.name);
      return type ? compareColumn(column, type) : [`gives ${column.name}, which its type has not`];
    }),
  ];
}

interface Column {
  name: string;
  kinds: ReadonlySet<Kind>;
}

function compareColumn({ name, kinds }: Column, type: ColumnType): string[] {
  const unsaid = [...kinds].filter((kind) => !type.kinds.has(kind));
  return unsaid.map((kind) => `gives ${name} as ${kind}, its type says ${[...type.kinds].join(' or ')}`);
}

/** What a column can hold: what its table declares, and of what is computed the values that an empty database gives. */
function readKinds(
  db: Connection,
  statement: Database.Statement,
  column: Database.ColumnDefinition,
): ReadonlySet<Kind> {
  const declared = DECLARED[column.type ?? ''];
  if (column.table === null || column.column === null || !declared) return readGiven(statement, column.name);
  const isNullable =
    isNullableColumn(db, column.table, column.column) && !saysItIsThere(statement.source, column.column);
  return new Set(isNullable || isOuter(statement.source, column.table) ? [declared, 'null'] : [declared]);
}

export const DECLARED: Readonly<Record<string, Kind>> = {
  INTEGER: 'number',
  REAL: 'number',
  TEXT: 'text',
  BLOB: 'bytes',
};

function isNullableColumn(db: Connection, table: string, column: string): boolean {
  // SQLite's own tables declare nothing of the kind.
  if (table.startsWith('sqlite_')) return false;
  const columns = db.raw.pragma(`table_info(${table})`) as { name: string; notnull: 0 | 1; pk: number }[];
  const found = columns.find(({ name }) => name === column);
  return found?.notnull === 0 && found.pk === 0;
}

function saysItIsThere(sql: string, column: string): boolean {
  return new RegExp(`\\b${column} IS NOT NULL`, 'i').test(sql);
}

/** Only ever joined from the left: its columns may be empty. */
function isOuter(sql: string, table: string): boolean {
  const inner = new RegExp(`(?:FROM|,|(?<!LEFT )JOIN) ${table}\\b`, 'i');
  return new RegExp(`LEFT JOIN ${table}\\b`, 'i').test(sql) && !inner.test(sql);
}

function readGiven(statement: Database.Statement, name: string): ReadonlySet<Kind> {
  if (!statement.readonly) return new Set();
  const values = Array<null>(statement.source.split('?').length - 1).fill(null);
  try {
    const rows = statement.all(...values) as Record<string, unknown>[];
    return new Set(rows.map((row) => toKind(row[name])));
  } catch {
    // Some functions take no NULL.
    return new Set();
  }
}

function toKind(value: unknown): Kind {
  if (value === null) return 'null';
  if (typeof value === 'number') return 'number';
  return typeof value === 'string' ? 'text' : 'bytes';
}
