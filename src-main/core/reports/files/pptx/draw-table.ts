/** Tables on slides: heads on each, as many rows as have room, the rest on the next slide. */
import { formatCell } from '../../format-cell.ts';
import { isRightToLeft } from '../../model/direction.ts';
import type { Cell, Column, ColumnKind, ReportTable } from '../../model/report-table.ts';
import { guessLanguage, measureText, toLocale, toXmlText } from '../office-text.ts';
import { AREA, INK, PAPER, QUIET, RULE } from './deck-style.ts';
import { countLines, heightOf } from './deck-text.ts';
import type { Drawing } from './draw-texts.ts';
import type { BorderProps, TableCell } from './library.ts';

const SIZE = 11;
const HEAD_SIZE = 10;
/** Above and below the text of a cell, both together. */
const PADDING = 0.11;
const SIDE_PADDING = 0.23;
/** Of a cell: more of a text is cut, and says so. */
const MOST_LINES = 4;
const LEAST_ROWS = 3;

interface Shown {
  column: Column;
  at: number;
  width: number;
}

interface Line {
  cells: TableCell[];
  height: number;
}

/** `reserve`: inches to leave below the last row, for a note on the table. */
export function drawTable(table: ReportTable, drawing: Drawing, reserve = 0): void {
  const shown = planWidths(table, drawing);
  if (shown.length === 0 || table.rows.length === 0) return;
  const head = toHead(shown, drawing);
  const lines = table.rows.map((row, index) => toLine(row, shown, index === table.ownRow, table.columns, drawing));
  let next = 0;
  while (next < lines.length) {
    // At least two rows below a head, or all of what is left.
    const least = lines.slice(next, next + 2).reduce((sum, line) => sum + line.height, head.height);
    if (drawing.deck.room < least) drawing.deck.breakPage();
    const left = lines.slice(next).reduce((sum, line) => sum + line.height, head.height);
    // Where all that is left has room, but for the note, the last rows go on with it.
    const room = drawing.deck.room - (left <= drawing.deck.room ? reserve : 0);
    const rows: Line[] = [];
    let height = head.height;
    for (let line = lines[next]; line && (rows.length === 0 || height + line.height <= room); line = lines[next]) {
      rows.push(line);
      height += line.height;
      next++;
    }
    // One or two rows do not stand alone on the next slide.
    const alone = lines.length - next;
    for (let short = LEAST_ROWS - alone; alone > 0 && short > 0 && rows.length > LEAST_ROWS + 1; short--) {
      height -= rows.pop()?.height ?? 0;
      next--;
    }
    const { slide, y } = drawing.deck.place(height);
    slide.addTable([head.cells, ...rows.map(({ cells }) => cells)], {
      ...{ x: AREA.x, y, w: AREA.width, colW: shown.map(({ width }) => width) },
      rowH: [head, ...rows].map((line) => line.height),
      border: { type: 'none' },
    });
    if (next < lines.length) drawing.deck.breakPage();
  }
}

const NUMBERS: ReadonlySet<ColumnKind> = new Set(['count', 'rate', 'decimal', 'money', 'interval', 'change']);
const WIDEST = 6;
const NARROWEST = 0.8;

/** Numbers take what they need; texts share the rest by what is in them. */
function planWidths({ columns, rows }: ReportTable, { format }: Drawing): Shown[] {
  const shown = columns.flatMap((column, at) => (column.isDataOnly ? [] : [{ column, at }]));
  const toInches = (digits: number) => (digits * SIZE * 0.54) / 72 + SIDE_PADDING + 0.06;
  const wishes = shown.map(({ column, at }) => {
    const longestWord = Math.max(...column.label.split(/\s+/).map(measureText));
    const cells = rows.map((row) => measureText(formatCell(columns, row, at, format)));
    const most = Math.max(longestWord, ...cells);
    return Math.min(WIDEST, Math.max(NARROWEST, toInches(most)));
  });
  const fixed = shown.reduce((sum, { column }, at) => sum + (NUMBERS.has(column.kind) ? (wishes[at] ?? 0) : 0), 0);
  const wished = shown.reduce((sum, { column }, at) => sum + (NUMBERS.has(column.kind) ? 0 : (wishes[at] ?? 0)), 0);
  const left = AREA.width - fixed;
  const isTight = left < wished * 0.4;
  const total = wishes.reduce((sum, wish) => sum + wish, 0);
  return shown.map(({ column, at }, index) => {
    const wish = wishes[index] ?? 0;
    if (isTight || wished === 0) return { column, at, width: (wish * AREA.width) / total };
    return { column, at, width: NUMBERS.has(column.kind) ? wish : (wish * left) / wished };
  });
}

function toHead(shown: readonly Shown[], { deck }: Drawing): Line {
  const lines = shown.map(({ column, width }) => countLines(column.label, HEAD_SIZE, width - SIDE_PADDING));
  const cells = shown.map(({ column: { label, kind } }) => ({
    text: toXmlText(label),
    options: {
      ...faceOf(deck.style.face, deck.language, !NUMBERS.has(kind)),
      ...{ fontSize: HEAD_SIZE, color: QUIET, bold: true, valign: 'bottom' as const },
      align: NUMBERS.has(kind) ? ('right' as const) : ('left' as const),
      border: rule(deck.style.own, 1.25),
    },
  }));
  return { cells, height: heightOf(Math.max(...lines), HEAD_SIZE) + PADDING };
}

function toLine(
  row: readonly Cell[],
  shown: readonly Shown[],
  isOwn: boolean,
  columns: readonly Column[],
  { deck, format }: Drawing,
): Line {
  const texts = shown.map(({ at, width }) =>
    cutLines(toXmlText(formatCell(columns, row, at, format)), width - SIDE_PADDING),
  );
  const lines = texts.map((text, index) => countLines(text, SIZE, (shown[index]?.width ?? 1) - SIDE_PADDING));
  const cells = shown.map(({ column: { kind }, at }, index) => {
    const text = texts[index] ?? '';
    const isWords = !NUMBERS.has(kind);
    const isRtl = isWords && isRightToLeft(text);
    const language = isWords ? guessLanguage(text, undefined, deck.language) : deck.language;
    const link = toAddress(row[at] ?? null);
    return {
      text,
      options: {
        ...faceOf(deck.style.face, language, isWords),
        ...{ fontSize: SIZE, color: isOwn ? deck.style.own : INK, bold: isOwn, valign: 'top' as const },
        ...(isOwn ? { fill: { color: deck.style.tint } } : { fill: { color: PAPER } }),
        // Below its head, which is the report's.
        align: isWords ? ('left' as const) : ('right' as const),
        ...(isRtl && { rtlMode: true }),
        ...(link !== null && { hyperlink: { url: link } }),
        border: rule(RULE, 0.5),
      },
    };
  });
  return { cells, height: heightOf(Math.max(1, ...lines), SIZE) + PADDING };
}

function toAddress(cell: Cell): string | null {
  if (cell === null || typeof cell !== 'object' || !('address' in cell)) return null;
  return /^https?:\/\//i.test(cell.address) && URL.canParse(cell.address) ? new URL(cell.address).href : null;
}

function cutLines(text: string, width: number): string {
  if (countLines(text, SIZE, width) <= MOST_LINES) return text;
  const signs = [...text];
  let most = signs.length;
  while (most > 1 && countLines(signs.slice(0, most).join(''), SIZE, width) > MOST_LINES)
    most = Math.floor(most * 0.92);
  return `${signs
    .slice(0, most - 2)
    .join('')
    .trimEnd()} …`;
}

/** Texts stand apart from the number before them. */
function faceOf(fontFace: string, language: string, isWords: boolean) {
  const left = isWords ? 0.16 : 0.07;
  return { fontFace, lang: toLocale(language), margin: [0.05, 0.07, 0.04, left] as [number, number, number, number] };
}

/** Below a cell alone. */
function rule(color: string, pt: number): [BorderProps, BorderProps, BorderProps, BorderProps] {
  const none = { type: 'none' as const };
  return [none, none, { type: 'solid', pt, color }, none];
}
