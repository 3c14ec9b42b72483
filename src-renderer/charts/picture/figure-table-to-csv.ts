/** The table behind a chart as a file for the spreadsheet of this machine: its numbers are written as on the screen. Pure. */
import { planExcelDialect, toCsv } from '#shared/text/to-csv.ts';
import { LOCALE } from '../../texts/language.ts';
import type { FigureTableProps } from '../figure-table.tsx';

/** The last column of every row says what its figures are about. */
export function figureTableToCsv({ columns, rows }: FigureTableProps, about: string): string {
  return toCsv([[...columns, 'figuresOf'], ...rows.map((row) => [...row, about])], planExcelDialect(LOCALE));
}
