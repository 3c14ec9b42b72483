/** Tables on slides: heads on each, as many rows as have room, the rest on the next slide. */
import { formatCell } from '../../format-cell.ts';
import { isRightToLeft } from '../../model/direction.ts';
import type { Cell, Column, ColumnKind, ReportTable } from '../../model/report-table.ts';
import { guessLanguage, measureText, toLocale, toXmlText } from '../office-text.ts';
import { AREA, INK, PAPER, QUIET, RULE } from './deck-style.ts';
import { countLines, countWrapped, heightOf } from './deck-text.ts';
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
/** A table of so many stays whole. */
const SMALL_ROWS = 8;

interface Shown {
  column: Column;
  at: number;
  width: number;
}

interface Line {
  cells: TableCell[];
  height: number;
}

interface Drawn {
  shown: readonly Shown[];
  head: Line;
  lines: readonly Line[];
}

function planTable(table: ReportTable, drawing: Drawing): Drawn {
  const shown = planWidths(table, drawing);
  return {
    shown,
    head: toHead(shown, drawing),
    lines: table.rows.map((row, index) => toLine(row, shown, index === table.ownRow, table.columns, drawing)),
  };
}

/** Whether it is better begun on a new slide: there it is whole, and here it is not; a long one goes on where half of it has room. */
export function isBetterWhole(table: ReportTable, drawing: Drawing, { room, reserve }: TableRoom): boolean {
  const { head, lines } = planTable(table, drawing);
  const all = lines.reduce((sum, { height }) => sum + height, head.height + reserve);
  if (all <= room || all > AREA.height) return false;
  if (lines.length <= SMALL_ROWS) return true;
  const half = lines.slice(0, Math.ceil(lines.length / 2)).reduce((sum, { height }) => sum + height, head.height);
  return half > room;
}

interface TableRoom {
  /** Inches that are left of the slide. */
  room: number;
  /** Inches to leave below the last row, for a note on the table. */
  reserve: number;
}

/** `reserve`: inches to leave below the last row, for a note on the table. */
export function drawTable(table: ReportTable, drawing: Drawing, reserve = 0): void {
  if (table.columns.every(({ isDataOnly }) => isDataOnly) || table.rows.length === 0) return;
  const { shown, head, lines } = planTable(table, drawing);
  if (isBetterWhole(table, drawing, { room: drawing.deck.room, reserve })) drawing.deck.breakPage();
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
/** An address or a text without spaces may break. */
const WIDEST_WORD = 2;
const HEAD_LINES = 2;

interface Wish {
  /** Inches in which nothing is broken that should be whole: a number, a day, a word. */
  least: number;
  /** In which it also looks well: heads in two lines, texts in one. */
  good: number;
}

/** Numbers take what they need; texts share the rest by what is in them, and no word is broken for a wider head. */
function planWidths({ columns, rows }: ReportTable, { format }: Drawing): Shown[] {
  const shown = columns.flatMap((column, at) => (column.isDataOnly ? [] : [{ column, at }]));
  const wishes = shown.map(({ column, at }) =>
    toWish(
      column,
      rows.map((row) => formatCell(columns, row, at, format)),
    ),
  );
  const isNumber = shown.map(({ column }) => NUMBERS.has(column.kind));
  const sum = (pick: (wish: Wish) => number, ofNumbers: boolean) =>
    wishes.reduce((all, wish, index) => (isNumber[index] === ofNumbers ? all + pick(wish) : all), 0);
  const [texts, leastTexts] = [sum(({ good }) => good, false), sum(({ least }) => least, false)];
  const hasRoom = AREA.width - sum(({ good }) => good, true) >= Math.min(texts, leastTexts * 1.5);
  const toNumber = ({ least, good }: Wish) => (hasRoom ? good : least);
  const left = AREA.width - sum(toNumber, true);
  const all = wishes.reduce((total, wish, index) => total + (isNumber[index] ? toNumber(wish) : wish.least), 0);
  return shown.map(({ column, at }, index) => {
    const wish = wishes[index] ?? { least: NARROWEST, good: NARROWEST };
    const { least, good } = wish;
    if (left < leastTexts || texts === 0) {
      return { column, at, width: ((isNumber[index] ? toNumber(wish) : least) * AREA.width) / all };
    }
    if (isNumber[index]) return { column, at, width: toNumber(wish) };
    const width =
      left >= texts ? (good * left) / texts : least + ((good - least) * (left - leastTexts)) / (texts - leastTexts);
    return { column, at, width };
  });
}

function toWish({ label, kind }: Column, cells: readonly string[]): Wish {
  const toInches = (digits: number) =>
    Math.min(WIDEST, Math.max(NARROWEST, (digits * SIZE * 0.54) / 72 + SIDE_PADDING + 0.06));
  const longestWord = (text: string) => Math.max(...text.split(/\s+/).map(measureText));
  const widest = Math.max(0, ...cells.map(measureText));
  const good = toInches(Math.max(measureHead(label), widest));
  if (NUMBERS.has(kind) || kind === 'day') return { least: toInches(Math.max(longestWord(label), widest)), good };
  const words = Math.max(longestWord(label), ...cells.map(longestWord));
  return { least: Math.min(good, WIDEST_WORD, toInches(words)), good };
}

/** Digits that a head takes at least: each of its words whole, and all of them in two lines. */
function measureHead(label: string): number {
  const words = label.split(/\s+/).map(measureText);
  const least = Math.max(...words);
  const all = words.reduce((sum, word) => sum + word + 1, -1);
  const fitting = Array.from({ length: all - least + 1 }, (_, more) => least + more).find(
    (width) => countWrapped(label, width) <= HEAD_LINES,
  );
  return fitting ?? least;
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
