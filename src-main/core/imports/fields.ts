/** Which columns of a file hold which field: as its owner says, else by their heads, else by what stands in them. */
import { validationError } from '#shared/app-error.ts';
import {
  type FoundBy,
  IMPORT_FIELDS,
  type ImportField,
  type ImportKind,
  NEEDED_FIELDS,
} from '#shared/vocabulary/imports.ts';
import { guessFields } from './guess-fields.ts';
import { fold, HEADS, MANY } from './heads.ts';

/** Names of columns by field; several where a field may stand in several, none where it has none. */
export type ImportMapping = Readonly<Record<string, readonly string[]>>;
/** Indexes of the columns of each field that the file has. */
export type FieldColumns = ReadonlyMap<string, readonly number[]>;

export interface PlannedFields {
  columns: FieldColumns;
  foundBy: ReadonlyMap<string, FoundBy>;
  /** Needed, and in no column. */
  missing: readonly ImportField[];
}

interface Columns {
  heads: readonly string[];
  /** The first rows. */
  sample: readonly (readonly string[])[];
}

/** Throws VALIDATION_ERROR for a mapped column that the file lacks. */
export function planFields(kind: ImportKind, { heads, sample }: Columns, map: ImportMapping): PlannedFields {
  const fields = IMPORT_FIELDS[kind];
  const unknown = Object.keys(map).find((name) => !fields.some((field) => field === name));
  if (unknown !== undefined) throw refuse(unknown, `is no field of ${kind}: ${fields.join(', ')}`);
  const columns = new Map<string, readonly number[]>();
  const foundBy = new Map<string, FoundBy>();
  const taken = new Set<number>();
  const take = (field: string, found: readonly number[], by: FoundBy) => {
    if (found.length === 0) return;
    for (const index of found) taken.add(index);
    columns.set(field, found);
    foundBy.set(field, by);
  };
  // What was said goes before what is guessed.
  for (const field of fields)
    take(field, map[field]?.map((column) => requireColumn(heads, field, column)) ?? [], 'owner');
  const open = (field: ImportField) => map[field] === undefined && !columns.has(field);
  const folded = heads.map(fold);
  for (const field of fields) if (open(field)) take(field, findHeads(kind, field, folded, taken), 'head');
  for (const [field, found] of guessFields(kind, fields.filter(open), { count: heads.length, sample, taken }))
    take(field, found, 'contents');
  return { columns, foundBy, missing: NEEDED_FIELDS[kind].filter((field) => !columns.has(field)) };
}

/** Throws VALIDATION_ERROR when a field that is needed has no column. */
export function requireFields({ missing: [field] }: PlannedFields, heads: readonly string[]): void {
  if (field !== undefined)
    throw refuse(field, `has no column; name it (the file has: ${heads.slice(0, 20).join(', ')})`);
}

/** Whether the first row of a list without other columns names its column and is no row itself. */
export function isHeadOf(kind: ImportKind, head: string): boolean {
  return Object.values(HEADS[kind]).some((heads) => heads.includes(fold(head)));
}

function findHeads(
  kind: ImportKind,
  field: ImportField,
  folded: readonly string[],
  taken: ReadonlySet<number>,
): readonly number[] {
  const heads = HEADS[kind][field] ?? [];
  const free = (index: number) => !taken.has(index);
  if (MANY.has(field)) return folded.flatMap((head, index) => (free(index) && heads.includes(head) ? [index] : []));
  for (const head of heads) {
    const index = folded.findIndex((each, at) => free(at) && each === head);
    if (index >= 0) return [index];
  }
  return [];
}

function requireColumn(heads: readonly string[], field: string, column: string): number {
  const index = heads.indexOf(column);
  if (index < 0) throw refuse(field, `the file has no column "${column}"`);
  return index;
}

const refuse = (field: string, message: string) => validationError([{ path: `map.${field}`, message }]);
