/** A table as a sheet holds it: typed values, each with the number format that shows it as the report does. Pure. */
import { VERDICTS } from '#shared/statistics/compare.ts';
import { startOfDay } from '#shared/time/day.ts';
import type { Cell, Column, ColumnKind, ReportTable } from '../../model/report-table.ts';
import type { Tile } from '../../model/tile.ts';
import type { ReportFormat } from '../../report-format.ts';
import type { FileWords } from '../file-words.ts';

export type SheetValue = string | number | Date | null;

export interface SheetCell {
  value: SheetValue;
  /** Absent for text. */
  numberFormat?: string;
  address?: string;
}

export interface SheetColumn {
  label: string;
  kind: ColumnKind;
  /** Which words say what is in it. */
  isEnd?: boolean;
  isPercent: boolean;
  meaning?: string;
}

export interface SheetTable {
  columns: SheetColumn[];
  rows: SheetCell[][];
  ownRow: number | null;
}

export const PERCENT = '0.0%';
export const SIGNED = '+0.0;\u22120.0;0.0';
const FORMATS: Readonly<Partial<Record<ColumnKind, string>>> = {
  count: '#,##0',
  decimal: '0.0',
  change: SIGNED,
  day: 'yyyy-mm-dd',
};

interface Writing {
  format: ReportFormat;
  files: FileWords;
}

/** All columns, those that a page leaves out too; an interval takes two, a link two. */
export function toSheetTable({ columns, rows, ownRow }: ReportTable, { format, files }: Writing): SheetTable {
  const percents = columns.map((_column, at) => isPercent(columns, at));
  return {
    columns: columns.flatMap((column, at) => toSheetColumns(column, percents[at] ?? false, files)),
    rows: rows.map((row) =>
      columns.flatMap((column, at) => toSheetCells(column, row[at] ?? null, percents[at] ?? false, format)),
    ),
    ownRow: ownRow === undefined || ownRow < 0 ? null : ownRow,
  };
}

/** Shares are; an interval is what the nearest figure before it is. */
function isPercent(columns: readonly Column[], at: number): boolean {
  const { kind } = columns[at] ?? {};
  if (kind !== 'interval') return kind === 'rate';
  const figure = columns.slice(0, at).findLast((column) => ['rate', 'decimal', 'change'].includes(column.kind));
  return figure?.kind === 'rate';
}

function toSheetColumns({ label, kind, meaning }: Column, isShare: boolean, files: FileWords): SheetColumn[] {
  const about = meaning === undefined ? {} : { meaning };
  if (kind === 'interval') {
    return [files.low, files.high].map((end) => ({ label: `${label}, ${end}`, kind, isPercent: isShare, ...about }));
  }
  const column = { label: isShare ? label.replace(/,? ?%$/, '') : label, kind, isPercent: isShare, ...about };
  return kind === 'link' ? [column, { label: `${label}, ${files.address}`, kind: 'text', isPercent: false }] : [column];
}

function toSheetCells({ kind, currency }: Column, cell: Cell, isShare: boolean, format: ReportFormat): SheetCell[] {
  if (kind === 'interval') {
    const [low, high] = Array.isArray(cell) ? cell : [null, null];
    return [toNumberCell(low, isShare), toNumberCell(high, isShare)];
  }
  if (kind === 'link') return toLinkCells(cell);
  if (cell === null) return [{ value: null }];
  if (typeof cell === 'string') {
    const verdict = kind === 'verdict' ? VERDICTS.find((known) => known === cell) : undefined;
    return [{ value: verdict ? format.verdict(verdict) : cell }];
  }
  if (typeof cell === 'object') return [{ value: 'text' in cell ? cell.text : format.span(cell) }];
  if (kind === 'day') return [{ value: new Date(startOfDay(cell)), numberFormat: FORMATS.day ?? '' }];
  if (kind === 'money') return [{ value: cell, numberFormat: `#,##0.00 "${currency ?? 'USD'}"` }];
  return [isShare ? toNumberCell(cell, true) : { value: cell, numberFormat: FORMATS[kind] ?? '0.0' }];
}

function toLinkCells(cell: Cell): SheetCell[] {
  if (cell === null || typeof cell !== 'object') return [{ value: cell }, { value: null }];
  if (!('text' in cell)) return [{ value: null }, { value: null }];
  const isWeb = /^https?:\/\//i.test(cell.address) && URL.canParse(cell.address);
  return [{ value: cell.text }, { value: cell.address, ...(isWeb && { address: new URL(cell.address).href }) }];
}

/** A share of 100 as the share of 1 that spreadsheets show as a percentage. */
function toNumberCell(value: number | null, isShare: boolean): SheetCell {
  if (value === null) return { value: null };
  return isShare ? { value: value / 100, numberFormat: PERCENT } : { value, numberFormat: '0.0' };
}

/** The figures of a row of tiles: rates as percentages, means as numbers. */
export function toTileTable(tiles: readonly Tile[], columns: TileLabels, { format, files }: Writing): SheetTable {
  const ends = (label: string): SheetColumn[] =>
    [files.low, files.high].map((end) => ({
      label: `${label}, ${end}`,
      kind: 'decimal',
      isEnd: true,
      isPercent: false,
    }));
  return {
    columns: [
      { label: columns.figure, kind: 'text', isPercent: false },
      { label: columns.value, kind: 'decimal', isPercent: false },
      ...ends(columns.brandInterval),
      ...ends(columns.repeatInterval),
      { label: columns.hits, kind: 'count', isPercent: false },
      { label: columns.total, kind: 'count', isPercent: false },
      { label: columns.before, kind: 'decimal', isPercent: false },
      { label: columns.change, kind: 'change', isPercent: false },
      { label: columns.verdict, kind: 'verdict', isPercent: false },
    ],
    rows: tiles.map(({ name, value, unit, hits, n, interval, before, change, verdict }) => {
      const figure = (number: number | null) => toNumberCell(number, unit === 'percent');
      const count = (number: number | null) => ({ value: number, numberFormat: FORMATS.count ?? '' });
      return [
        { value: name },
        figure(value),
        ...[interval.brand, interval.repeat].flatMap((ends) => [figure(ends?.[0] ?? null), figure(ends?.[1] ?? null)]),
        count(hits),
        count(n),
        figure(before),
        { value: change, numberFormat: FORMATS.change ?? '' },
        { value: verdict === null ? null : format.verdict(verdict.verdict) },
      ];
    }),
    ownRow: null,
  };
}

type TileLabels = Readonly<
  Record<
    'figure' | 'value' | 'brandInterval' | 'repeatInterval' | 'hits' | 'total' | 'before' | 'change' | 'verdict',
    string
  >
>;
