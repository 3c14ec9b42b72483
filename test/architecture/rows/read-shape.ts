/** What a type allows in the rows of a statement, column by column. */
import type { AsExpression } from 'typescript/unstable/ast';
import { type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';

import type { Method } from './find-casts.ts';
import type { Mode } from './fold-value.ts';

export type Kind = 'number' | 'text' | 'bytes' | 'null' | 'other';

export interface ColumnType {
  kinds: ReadonlySet<Kind>;
  isOptional: boolean;
}

export type Shape =
  | { mode: 'rows'; columns: ReadonlyMap<string, ColumnType> }
  | { mode: 'raw'; columns: readonly ColumnType[] }
  | { mode: 'pluck'; column: ColumnType }
  /** It says nothing. */
  | { mode: 'any' };

/** Null for a type that has no columns, `generic` for one that somebody else chooses. */
export function readShape(checker: Checker, cast: AsExpression, method: Method, mode: Mode): Shape | 'generic' | null {
  const type = checker.getTypeFromTypeNode(cast.type);
  const row = type && toRowType(checker, type, method, mode);
  if (!row) return null;
  if (row.flags & TypeFlags.TypeParameter) return 'generic';
  if (row.flags & TypeFlags.Unknown) return { mode: 'any' };
  if (mode === 'pluck') return { mode, column: toColumn(row) };
  if (mode === 'raw') {
    if (!row.isTypeReference() || !row.getTarget().isTupleType()) return null;
    return { mode, columns: checker.getTypeArguments(row).map((part) => toColumn(part)) };
  }
  if (!(row.flags & (TypeFlags.Object | TypeFlags.Intersection))) return null;
  return { mode, columns: readColumns(checker, row) };
}

/** The properties of a type as columns. */
export function readColumns(checker: Checker, row: Type): Map<string, ColumnType> {
  const columns = checker.getPropertiesOfType(row).map((property) => {
    const column = toColumn(toSelected(checker, checker.getTypeOfSymbol(property)));
    return [property.name, { ...column, isOptional: (property.flags & SymbolFlags.Optional) !== 0 }] as const;
  });
  return new Map(columns);
}

/** Of a column that Kysely reads and writes as different types: what it reads. */
function toSelected(checker: Checker, type: Type | undefined): Type | undefined {
  const selected = type && checker.getPropertyOfType(type, '__select__');
  return selected ? checker.getTypeOfSymbol(selected) : type;
}

function toRowType(checker: Checker, type: Type, method: Method, mode: Mode): Type | undefined {
  if (method !== 'get') {
    // `T[]`, `Iterable<T>`, `IterableIterator<T>`
    return type.isTypeReference() ? checker.getTypeArguments(type)[0] : undefined;
  }
  // One of several parts is `undefined`, no row; of a single value the others are what the column may be.
  if (mode === 'pluck' || !type.isUnionType()) return type;
  return type.getTypes()?.find((part) => !(part.flags & TypeFlags.Undefined));
}

function toColumn(type: Type | undefined): ColumnType {
  const kinds = new Set(partsOf(type).flatMap((part) => kindOf(part) ?? []));
  return { kinds, isOptional: false };
}

function partsOf(type: Type | undefined): readonly Type[] {
  if (!type) return [];
  return type.isUnionType() ? (type.getTypes() ?? []).flatMap(partsOf) : [type];
}

function kindOf(type: Type): Kind | null {
  if (type.flags & TypeFlags.Undefined) return null;
  if (type.flags & TypeFlags.Null) return 'null';
  if (type.flags & TypeFlags.NumberLike) return 'number';
  if (type.flags & TypeFlags.StringLike) return 'text';
  const name = type.getSymbol()?.name;
  return name === 'Uint8Array' || name === 'Buffer' ? 'bytes' : 'other';
}
