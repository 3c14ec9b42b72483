/**
 * A report as an Excel workbook: what it is about, a sheet for each table and each chart with native values, and what each column is.
 * Nothing is a formula: text of others stays text, whatever it begins with. Pure.
 */
import type { Cell, CellStyle, FontStyle, RowDef, WriteSheet } from 'hucre';

import { type Block, textOf } from '../../model/blocks.ts';
import type { Report, ReportPart } from '../../model/report.ts';
import type { ReportChart } from '../../model/report-chart.ts';
import type { ColumnKind, ReportTable } from '../../model/report-table.ts';
import type { Tile } from '../../model/tile.ts';
import { createFormat } from '../../report-format.ts';
import { chooseWords } from '../../words/choose-words.ts';
import { chooseFileWords } from '../file-words.ts';
import { measureText, toXmlText } from '../office-text.ts';
import { toChartTable, toNativeChart } from './sheet-chart.ts';
import { SheetNames } from './sheet-names.ts';
import { type SheetTable, toSheetTable, toTileTable } from './sheet-table.ts';

interface Sheet {
  name: string;
  title: string;
  table: SheetTable;
  chart?: ReportChart;
}

export async function writeWorkbook(report: Report): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const { language } = report;
  const files = chooseFileWords(language);
  const { columns, change } = chooseWords(language);
  const writing = { format: createFormat(language), files, colour: report.colour };
  const labels = { date: columns.date, before: columns.before, now: change.now, points: change.points };
  const names = new SheetNames();
  const overview = names.take(files.overview);
  const guide = names.take(files.columns);
  const toSheet = (title: string, part: ReportPart, table: SheetTable): Sheet => ({
    name: names.take(title),
    title: part.title,
    table,
  });
  const sheets = report.parts.flatMap((part): Sheet[] => {
    const name = files.sheets[part.id] ?? part.title;
    const { tiles, charts, tables } = collect(part);
    return [
      ...(tiles.length > 0 ? [toSheet(name, part, toTileTable(tiles, columns, writing))] : []),
      ...tables.map((table) =>
        toSheet(
          files.sheets[table.id] ?? (table.id === part.id ? name : table.caption),
          part,
          toSheetTable(table, writing),
        ),
      ),
      ...charts.map((chart) => ({
        ...toSheet(`${name}, ${files.chart}`, part, toChartTable(chart, { ...writing, labels })),
        chart,
      })),
    ];
  });
  return writeXlsx({
    sheets: [
      writeOverview(report, overview),
      ...sheets.map((sheet) => writeSheet(sheet, report, { ...writing, labels })),
      writeGuide(sheets, guide, report),
    ],
    properties: { title: report.title, subject: report.subject, creator: report.author || report.client },
    defaultFont: { name: report.font.officeFamily, size: 10 },
  });
}

/** Each table once: one that is a view of all of the part's figures gives way to those. */
function collect({ blocks, data }: ReportPart): { tiles: Tile[]; charts: ReportChart[]; tables: ReportTable[] } {
  const tiles = blocks.flatMap((block) => (block.kind === 'tiles' ? block.tiles : []));
  const shown = blocks.flatMap((block) => (block.kind === 'table' || block.kind === 'chart' ? [block.table] : []));
  const others = shown.filter(({ id }, at) => id !== data?.id && shown.findIndex((table) => table.id === id) === at);
  return {
    tiles,
    charts: blocks.flatMap((block) => (block.kind === 'chart' ? [block.chart] : [])),
    // The tiles are all of that table's figures, with the unit of each.
    tables: [...(data && tiles.length === 0 ? [data] : []), ...others],
  };
}

/** Of every cell: a style without a font of its own would take the program's. */
function toStyle(report: Report, font: FontStyle = {}, style: CellStyle = {}): CellStyle {
  return { numFmt: '@', ...style, font: { name: report.font.officeFamily, size: 10, ...font } };
}

const toRgb = (colour: string) => ({ rgb: colour.slice(1).toUpperCase() });
const GREY = { rgb: '5A626D' };
const INDENT = { alignment: { horizontal: 'left', indent: 1 } } as const;

type Writing = Parameters<typeof toNativeChart>[2];

function writeSheet({ name, table, chart }: Sheet, report: Report, writing: Writing): WriteSheet {
  const heads = table.columns.map(({ label }) => label);
  const rows = table.rows.map((row) => row.map(({ value }) => value));
  const widths = table.columns.map((_column, at) => chooseWidth(table, at));
  const cells = new Map<string, Partial<Cell>>();
  for (const [at, { label, kind }] of table.columns.entries()) {
    const isText = WORDS.has(kind);
    const alignment = { wrapText: true, vertical: 'bottom', horizontal: isText ? 'left' : 'right' } as const;
    const border = { bottom: { style: 'thin', color: { rgb: 'C5CAD1' } } } as const;
    const style = toStyle(
      report,
      { bold: true, color: GREY },
      { border, alignment: at > 0 && isText ? { ...alignment, indent: 1 } : alignment },
    );
    cells.set(`0,${at}`, { value: toCellText(label), type: 'string', style });
  }
  for (const [line, row] of table.rows.entries()) {
    const own = line === table.ownRow ? { bold: true, color: toRgb(report.colour) } : {};
    for (const [at, { value, numberFormat, address }] of row.entries()) {
      if (value === null) continue;
      const isText = typeof value === 'string';
      const font = address ? { ...own, color: toRgb(report.colour), underline: true } : own;
      cells.set(`${line + 1},${at}`, {
        value: isText ? toCellText(value) : value,
        type: isText ? 'string' : typeof value === 'number' ? 'number' : 'date',
        style: toStyle(report, font, isText ? (at > 0 ? INDENT : {}) : { numFmt: numberFormat ?? 'General' }),
        ...(address && { hyperlink: { target: address } }),
      });
    }
  }
  return {
    name,
    columns: widths.map((width) => ({ width })),
    rows: [heads, ...rows].map((row) => row.map((value) => (typeof value === 'string' ? toCellText(value) : value))),
    rowDefs: planHeights([heads], widths),
    cells,
    freezePane: { rows: 1, columns: WORDS.has(table.columns[0]?.kind ?? 'count') ? 1 : 0 },
    ...(table.rows.length > 0 && !chart && { autoFilter: { range: `A1:${lastCell(table)}` } }),
    ...(chart && table.rows.length > 0 && { charts: [toNativeChart(chart, table, writing)] }),
    view: { rightToLeft: report.direction === 'rtl' },
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0, printTitlesRow: '$1:$1' },
  };
}

function lastCell({ columns, rows }: SheetTable): string {
  return `${toName(columns.length - 1)}${rows.length + 1}`;
}

const toName = (at: number): string =>
  (at < 26 ? '' : toName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

const WORDS: ReadonlySet<ColumnKind> = new Set(['text', 'link', 'verdict']);

const NARROWEST = 9;
const LINE_POINTS = 13.5;
const WIDEST = 60;
/** Of heads, which break between words. */
const WIDEST_HEAD = 16;

/** As wide as what is in it, within limits; signs of East Asia take two places. */
function chooseWidth({ columns, rows }: SheetTable, at: number): number {
  const head = Math.min(WIDEST_HEAD, measureText(columns[at]?.label ?? ''));
  const widths = rows.map((row) => {
    const { value = null, numberFormat = '' } = row[at] ?? {};
    if (typeof value === 'string') return measureText(value);
    return numberFormat.includes('"') ? numberFormat.length + 4 : NARROWEST;
  });
  return Math.min(WIDEST, Math.max(NARROWEST, head, ...widths) + 2);
}

/** Points that a row needs whose texts break between words; none says so for one line, which programs know. */
function planHeights(rows: readonly (readonly unknown[])[], widths: readonly number[]): Map<number, RowDef> {
  const heights = rows.map((row) => {
    const lines = row.map((value, at) =>
      typeof value === 'string' ? Math.ceil((measureText(value) * 1.1) / (widths[at] ?? NARROWEST)) : 1,
    );
    return Math.max(1, ...lines);
  });
  return new Map(
    heights.flatMap((lines, line) => (lines > 1 ? [[line, { height: lines * LINE_POINTS }] as const] : [])),
  );
}

/** As much as a cell takes. */
const LONGEST_TEXT = 32_000;

const toCellText = (text: string): string => toXmlText(text.slice(0, LONGEST_TEXT));

const WRAPPED = { alignment: { wrapText: true, vertical: 'top' } } as const;

function writeOverview(report: Report, name: string): WriteSheet {
  const words = chooseWords(report.language);
  const facts: [string, string][] = [
    [words.preparedFor, report.client],
    [words.preparedBy, report.author],
    [words.period, report.period],
    [words.compared, report.comparedWith],
    [words.scope.about, report.about],
    [words.builtOn, report.builtOn],
  ];
  const said = report.parts.flatMap(({ title, message, blocks, data }): [string, string][] => [
    ...(message === '' || message === title ? [] : [[title, message] as [string, string]]),
    ...(data === null && message !== title ? toTerms(blocks) : []),
  ]);
  const lead = report.lead.flatMap((block): [string, string][] => toLines(block).map((line) => ['', line]));
  const rows: [string, string][] = [
    [report.title, ''],
    [report.subject, ''],
    ['', ''],
    ...facts.filter(([, value]) => value !== ''),
    ['', report.answers],
    ...(lead.length > 0 ? [['', ''] as [string, string], ...lead] : []),
    ['', ''],
    ...said,
    ...(report.foot === '' ? [] : [['', ''] as [string, string], [report.foot, ''] as [string, string]]),
  ];
  const title = toStyle(report, { bold: true, size: 16, color: toRgb(report.colour) });
  const styleOf = (line: number, at: number) =>
    line === 0 ? title : toStyle(report, at === 0 && line > 2 ? { color: GREY } : {}, line < 2 ? {} : WRAPPED);
  const sheet = writeTexts(name, rows, styleOf, [34, 90], report);
  // The title and what it is about go on over the next columns.
  return { ...sheet, rowDefs: new Map([...(sheet.rowDefs ?? [])].filter(([line]) => line > 1)) };
}

function writeGuide(sheets: readonly Sheet[], name: string, report: Report): WriteSheet {
  const files = chooseFileWords(report.language);
  const rows = [
    [files.sheet, files.question, files.column, files.meaning, files.holds],
    ...sheets.flatMap(({ name: sheet, title, table }) =>
      table.columns.map(({ label, kind, isPercent, isEnd, meaning }) => [
        sheet,
        title,
        label,
        meaning ?? '',
        isEnd || kind === 'interval' ? files.end[isPercent ? 'percent' : 'number'] : files.kinds[kind],
      ]),
    ),
  ];
  const sheet = writeTexts(
    name,
    rows,
    (line) => toStyle(report, line === 0 ? { bold: true, color: GREY } : {}, WRAPPED),
    [24, 40, 34, 50, 44],
    report,
  );
  return { ...sheet, freezePane: { rows: 1 } };
}

function writeTexts(
  name: string,
  rows: readonly (readonly string[])[],
  styleOf: (line: number, at: number) => CellStyle,
  widths: readonly number[],
  report: Report,
): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  for (const [line, row] of rows.entries()) {
    for (const [at, value] of row.entries()) {
      const shown = toCellText(value);
      if (value !== '') cells.set(`${line},${at}`, { value: shown, type: 'string', style: styleOf(line, at) });
    }
  }
  return {
    name,
    columns: widths.map((width) => ({ width })),
    rows: rows.map((row) => row.map((value) => (value === '' ? null : toCellText(value)))),
    cells,
    rowDefs: planHeights(rows, widths),
    view: { showGridLines: false, rightToLeft: report.direction === 'rtl' },
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  };
}

/** Of a part that has no sheet. */
function toTerms(blocks: readonly Block[]): [string, string][] {
  return blocks.flatMap((block) =>
    block.kind === 'terms' ? block.terms.map(({ term, meaning }): [string, string] => [term, meaning]) : [],
  );
}

function toLines(block: Block): string[] {
  if (block.kind === 'text') return [textOf(block.runs)];
  if (block.kind !== 'list') return [];
  return [...(block.title === undefined ? [] : [block.title]), ...block.items.map((runs) => `– ${textOf(runs)}`)];
}
