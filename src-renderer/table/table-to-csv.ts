/** A table as the rows of a CSV file. */
import { SCOPE_KEYS, type ScopeNote, toScopeValues } from '#shared/scope-note/describe-scope.ts';
import { planExcelDialect, toCsv } from '#shared/text/to-csv.ts';
import type { Column } from './column.ts';

/**
 * Header and rows, in the order given; empty where nothing is known. With a scope every row ends with what its figures are
 * about. With a locale the file is what Excel opens where numbers are written like that.
 */
export function tableToCsv<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  scope?: ScopeNote,
  excelLocale?: string,
): string {
  const exported = columns.flatMap(({ isExported = true, header, value, saved = [] }) => [
    ...(isExported ? [{ header, value }] : []),
    ...saved,
  ]);
  const [keys, about] = scope ? [SCOPE_KEYS, toScopeValues(scope)] : [[], []];
  const head = [...exported.map(({ header }) => header), ...keys];
  return toCsv(
    [head, ...rows.map((row) => [...exported.map(({ value }) => value(row)), ...about])],
    excelLocale ? planExcelDialect(excelLocale) : undefined,
  );
}
