/** What the types that Kysely composes with say of tables and the migrated database does not. */
import { isInterfaceDeclaration } from 'typescript/unstable/ast/is';

import type { Connection } from '#main/storage/connection.ts';

import { DECLARED } from './compare-rows.ts';
import { type Sources, walkTree } from './open-sources.ts';
import { type ColumnType, readColumns } from './read-shape.ts';

interface TableColumn {
  name: string;
  type: string;
  notnull: 0 | 1;
  pk: number;
}

export function findSchemaFaults({ checker, files, symbolOf }: Sources, db: Connection): string[] {
  const schema = files
    .filter(({ fileName }) => fileName.endsWith('src-main/storage/schema.ts'))
    .flatMap((file) => [...walkTree(file)].filter(isInterfaceDeclaration))
    .find(({ name }) => name.text === 'Schema');
  const symbol = schema && symbolOf(schema.name);
  if (!symbol) return ['There is no interface Schema.'];
  return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).flatMap((table) => {
    const type = checker.getTypeOfSymbol(table);
    const said = [...(type ? readColumns(checker, type) : [])].map(([name, column]) => toLine(name, column));
    return findDifferences(said, readTable(db, table.name)).map((difference) => `${table.name}: ${difference}`);
  });
}

function toLine(name: string, { kinds }: ColumnType): string {
  return `${name} is ${[...kinds].sort().join(' or ')}`;
}

function readTable(db: Connection, table: string): string[] {
  const columns = db.raw.pragma(`table_info(${table})`) as TableColumn[];
  return columns.map(({ name, type, notnull, pk }) => {
    const kinds = new Set([DECLARED[type] ?? 'other', ...(notnull === 1 || pk > 0 ? [] : (['null'] as const))]);
    return toLine(name, { kinds, isOptional: false });
  });
}

function findDifferences(said: readonly string[], there: readonly string[]): string[] {
  return [
    ...said.filter((line) => !there.includes(line)).map((line) => `only the type says that ${line}`),
    ...there.filter((line) => !said.includes(line)).map((line) => `the type does not say that ${line}`),
  ];
}
