/** The table of a section as a file: CSV for spreadsheets, JSON for programs. Values stay raw. Pure. */
import { SCOPE_KEYS, type ScopeNote, toScopeValues } from '#shared/scope-note/describe-scope.ts';
import { type CsvCell, planExcelDialect, toCsv } from '#shared/text/to-csv.ts';
import { toDate } from '#shared/time/day.ts';
import type { ReportFormat as FileFormat } from '#shared/vocabulary/reports.ts';
import type { Cell, Column, ReportTable } from './model/report-table.ts';

/** CSV is for programs, or for Excel where numbers are written as in `locale`. One file a table; where a section has several, the first one that counts. Every row ends with what its figures are about. */
export function writeData(table: ReportTable, scope: ScopeNote, format: FileFormat, locale: string | null): string {
  const about = toScopeValues(scope);
  const keys = [...table.columns.flatMap(toKeys), ...SCOPE_KEYS];
  const rows = table.rows.map((row) => [
    ...table.columns.flatMap((column, index) => toValues(column, row[index] ?? null)),
    ...about,
  ]);
  if (format === 'json') {
    const items = rows.map((row) => Object.fromEntries(keys.map((key, index) => [key, row[index] ?? null])));
    return `${JSON.stringify(items, null, 2)}\n`;
  }
  return toCsv([keys, ...rows], locale === null ? undefined : planExcelDialect(locale));
}

/** Intervals take two columns, links two as well. */
function toKeys({ key, kind }: Column): string[] {
  if (kind === 'interval') return [`${key}Low`, `${key}High`];
  return kind === 'link' ? [key, `${key}Url`] : [key];
}

function toValues({ kind }: Column, cell: Cell): CsvCell[] {
  if (kind === 'day' && typeof cell === 'number') return [toDate(cell)];
  if (cell === null) return kind === 'interval' || kind === 'link' ? [null, null] : [null];
  if (typeof cell !== 'object') return kind === 'link' ? [cell, null] : [cell];
  return 'text' in cell ? [cell.text, cell.address] : [cell[0], cell[1]];
}
