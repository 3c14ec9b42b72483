/** Rows as a CSV file (RFC 4180) that a spreadsheet opens without running anything in it. */
import { SCOPE_KEYS, type ScopeNote, toScopeValues } from '#shared/scope-note/describe-scope.ts';
import type { Column } from './column.ts';

/** Spreadsheets take what begins like this for a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r|%]/;

function toField(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Header and rows, in the order given; numbers unrounded, with a point; empty where nothing is known. With a scope every row
 * ends with what its figures are about.
 */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[], scope?: ScopeNote): string {
  const exported = columns.filter(({ isExported }) => isExported !== false);
  const [keys, about] = scope ? [SCOPE_KEYS, toScopeValues(scope).map(toField)] : [[], []];
  const lines = [
    [...exported.map(({ header }) => toField(header)), ...keys],
    ...rows.map((row) => [...exported.map(({ value }) => toField(value(row))), ...about]),
  ];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}
