/** A table of a report: raw values that a page formats and a data file does not. Pure. */
import { chooseDigits } from '#shared/figure-words/shown-interval.ts';
import { VERDICTS } from '#shared/statistics/compare.ts';
import { html, type Markup, toLink } from './markup.ts';
import type { ReportFormat } from './report-format.ts';

/** `interval` holds both ends of a 95 % interval in the unit of its figure; `change` percentage points; `verdict` one of the four. */
export type Cell = string | number | readonly [number, number] | null | { text: string; address: string };

type Kind = 'text' | 'link' | 'count' | 'rate' | 'decimal' | 'interval' | 'change' | 'verdict';

export interface Column {
  /** Stable name in data files. */
  key: string;
  label: string;
  kind: Kind;
  /** Key of the interval whose width says how many digits are written. */
  digitsBy?: string;
  /** Only in data files. */
  isDataOnly?: boolean;
}

export interface ReportTable {
  caption: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  /** Index of the own brand's row, which stands out. */
  ownRow?: number;
}

export function writeTable({ caption, columns, rows, ownRow }: ReportTable, format: ReportFormat): Markup {
  const shown = columns.flatMap((column, place) => (column.isDataOnly ? [] : [{ column, place }]));
  const heads = shown.map(({ column: { label, kind } }) => html`<th scope="col"${alignOf(kind)}>${label}</th>`);
  const lines = rows.map((row, place) => {
    const cells = shown.map(({ column, place: at }, index) => {
      const digits = chooseCellDigits(
        column,
        row[at] ?? null,
        row[columns.findIndex(({ key }) => key === column.digitsBy)],
      );
      return writeCell(column.kind, row[at] ?? null, index === 0, { format, digits });
    });
    return html`<tr${place === ownRow ? html` class="own"` : null}>${cells}</tr>`;
  });
  return html`<table><caption>${caption}</caption><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table>`;
}

function alignOf(kind: Kind): Markup | null {
  return kind === 'text' || kind === 'link' || kind === 'verdict' ? null : html` class="number"`;
}

/** An interval by its own width, a figure by that of its interval; else one. */
function chooseCellDigits({ kind }: Column, cell: Cell, interval: Cell | undefined): 0 | 1 {
  if (kind === 'interval') return isRange(cell) ? chooseDigits((cell[0] + cell[1]) / 2, cell) : 1;
  return typeof cell === 'number' && isRange(interval) ? chooseDigits(cell, interval) : 1;
}

function isRange(cell: Cell | undefined): cell is readonly [number, number] {
  return Array.isArray(cell);
}

interface CellFormat {
  format: ReportFormat;
  digits: 0 | 1;
}

function writeCell(kind: Kind, cell: Cell, isHead: boolean, written: CellFormat): Markup {
  const content = formatCell(kind, cell, written);
  if (isHead) return html`<th scope="row" dir="auto">${content}</th>`;
  return html`<td${alignOf(kind)}${kind === 'text' ? html` dir="auto"` : null}>${content}</td>`;
}

function formatCell(kind: Kind, cell: Cell, { format, digits }: CellFormat): Markup | string {
  if (cell === null) return format.decimal(null);
  if (typeof cell === 'string') {
    const verdict = kind === 'verdict' ? VERDICTS.find((known) => known === cell) : undefined;
    return verdict ? format.verdict(verdict) : cell;
  }
  if (typeof cell === 'object') {
    return 'text' in cell
      ? html`${cell.text}<small>${toLink(cell.address, cell.address)}</small>`
      : format.span(cell, digits);
  }
  if (kind === 'count') return format.count(cell);
  return kind === 'change' ? format.change(cell) : format.decimal(cell, digits);
}
