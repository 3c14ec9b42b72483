/** A cell of a report's table as text, in the language of the report: the same in every format that writes text. Pure. */
import { chooseDigits } from '#shared/figure-words/shown-interval.ts';
import { VERDICTS } from '#shared/statistics/compare.ts';
import type { Cell, Column } from './model/report-table.ts';
import type { ReportFormat } from './report-format.ts';

/** The cell at an index of a row; of a link its text. A dash where nothing was counted. */
export function formatCell(columns: readonly Column[], row: readonly Cell[], at: number, format: ReportFormat): string {
  const column = columns[at];
  const cell = row[at] ?? null;
  if (!column || cell === null) return format.decimal(null);
  const { kind } = column;
  if (typeof cell === 'string') {
    const verdict = kind === 'verdict' ? VERDICTS.find((known) => known === cell) : undefined;
    return verdict ? format.verdict(verdict) : cell;
  }
  const digits = chooseCellDigits(column, cell, row[columns.findIndex(({ key }) => key === column.digitsBy)]);
  if (typeof cell === 'object') return 'text' in cell ? cell.text : format.span(cell, digits);
  if (kind === 'count') return format.count(cell);
  if (kind === 'day') return format.date(cell);
  if (kind === 'money') return format.money(cell, column.currency ?? 'USD');
  return kind === 'change' ? format.change(cell) : format.decimal(cell, digits);
}

/** An interval by its own width, a figure by that of its interval; else one. */
function chooseCellDigits({ kind }: Column, cell: Cell, interval: Cell | undefined): 0 | 1 {
  if (kind === 'interval') return isRange(cell) ? chooseDigits((cell[0] + cell[1]) / 2, cell) : 1;
  return typeof cell === 'number' && isRange(interval) ? chooseDigits(cell, interval) : 1;
}

function isRange(cell: Cell | undefined): cell is readonly [number, number] {
  return Array.isArray(cell);
}
