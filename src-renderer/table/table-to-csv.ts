/** A table as the rows of a CSV file. */
import { SCOPE_KEYS, type ScopeNote, toScopeValues } from '#shared/scope-note/describe-scope.ts';
import { toCsv } from '#shared/text/to-csv.ts';
import type { Column } from './column.ts';

/**
 * Header and rows, in the order given; empty where nothing is known. With a scope every row ends with what its figures are
 * about.
 */
export function tableToCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[], scope?: ScopeNote): string {
  const exported = columns.flatMap(({ isExported = true, header, value, saved = [] }) => [
    ...(isExported ? [{ header, value }] : []),
    ...saved,
  ]);
  const [keys, about] = scope ? [SCOPE_KEYS, toScopeValues(scope)] : [[], []];
  return toCsv([
    [...exported.map(({ header }) => header), ...keys],
    ...rows.map((row) => [...exported.map(({ value }) => value(row)), ...about]),
  ]);
}
