/** A table of a report as HTML. Pure. */
import { showAddress } from '#shared/text/show-address.ts';
import { formatCell } from '../format-cell.ts';
import type { Column, ColumnKind, ReportTable } from '../model/report-table.ts';
import type { ReportFormat } from '../report-format.ts';
import { html, type Markup, toLink } from './markup.ts';

export function writeTable({ caption, columns, rows, ownRow }: ReportTable, format: ReportFormat): Markup {
  const shown = columns.flatMap((column, index) => (column.isDataOnly ? [] : [{ column, index }]));
  const heads = shown.map(({ column: { label, kind } }) => html`<th scope="col"${alignOf(kind)}>${label}</th>`);
  const lines = rows.map((row, rowIndex) => {
    const cells = shown.map(({ column, index: at }, index) =>
      writeCell(column, writeContent(columns, row, at, format), index === 0),
    );
    return html`<tr${rowIndex === ownRow ? html` class="own"` : null}>${cells}</tr>`;
  });
  return html`<div class="table${shown.length > MOST_COLUMNS ? ' wide' : ''}"><table><caption>${caption}</caption><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table></div>`;
}

const WORDS: ReadonlySet<ColumnKind> = new Set(['text', 'link', 'verdict', 'day']);
/** More columns than this are set tighter: a table that is too wide would shrink the whole print. */
const MOST_COLUMNS = 7;

function alignOf(kind: ColumnKind): Markup | null {
  return WORDS.has(kind) ? null : html` class="number"`;
}

function writeContent(...[columns, row, at, format]: Parameters<typeof formatCell>): Markup | string {
  const cell = row[at] ?? null;
  const isLink = cell !== null && typeof cell === 'object' && 'text' in cell;
  return isLink
    ? html`<bdi>${cell.text}</bdi><small>${toLink(cell.address, showAddress(cell.address))}</small>`
    : formatCell(columns, row, at, format);
}

function writeCell({ kind }: Column, content: Markup | string, isHead: boolean): Markup {
  if (isHead) return html`<th scope="row" dir="auto">${content}</th>`;
  return html`<td${alignOf(kind)}${kind === 'text' ? html` dir="auto"` : null}>${content}</td>`;
}
