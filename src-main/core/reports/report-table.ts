/** A table of a report: raw values that a page formats and a data file does not. Pure. */
import { html, type Markup, toLink } from './markup.ts';
import type { ReportFormat } from './report-format.ts';

/** `interval` holds both ends of a 95 % interval in percent; `change` percentage points. */
export type Cell = string | number | readonly [number, number] | null | { text: string; address: string };

type Kind = 'text' | 'link' | 'count' | 'rate' | 'decimal' | 'interval' | 'change';

export interface Column {
  /** Stable name in data files. */
  key: string;
  label: string;
  kind: Kind;
}

export interface ReportTable {
  caption: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  /** Index of the own brand's row, which stands out. */
  ownRow?: number;
}

export function writeTable({ caption, columns, rows, ownRow }: ReportTable, format: ReportFormat): Markup {
  const heads = columns.map(({ label, kind }) => html`<th scope="col"${alignOf(kind)}>${label}</th>`);
  const lines = rows.map((row, place) => {
    const cells = columns.map(({ kind }, index) => writeCell(kind, row[index] ?? null, index === 0, format));
    return html`<tr${place === ownRow ? html` class="own"` : null}>${cells}</tr>`;
  });
  return html`<table><caption>${caption}</caption><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table>`;
}

function alignOf(kind: Kind): Markup | null {
  return kind === 'text' || kind === 'link' ? null : html` class="number"`;
}

function writeCell(kind: Kind, cell: Cell, isHead: boolean, format: ReportFormat): Markup {
  const content = formatCell(kind, cell, format);
  if (isHead) return html`<th scope="row" dir="auto">${content}</th>`;
  return html`<td${alignOf(kind)}${kind === 'text' ? html` dir="auto"` : null}>${content}</td>`;
}

function formatCell(kind: Kind, cell: Cell, format: ReportFormat): Markup | string {
  if (cell === null) return format.decimal(null);
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'object') {
    return 'text' in cell ? html`${cell.text}<small>${toLink(cell.address, cell.address)}</small>` : format.span(cell);
  }
  if (kind === 'count') return format.count(cell);
  return kind === 'change' ? format.change(cell) : format.decimal(cell);
}
