/** A chart of a report as columns of a sheet and a native chart that reads them. Pure. */
import type { SheetChart } from 'hucre/xlsx';

import { startOfDay } from '#shared/time/day.ts';
import type { BarChart, ContributionsChart, LineChart, ReportChart } from '../../model/report-chart.ts';
import { chartColours } from '../chart-colours.ts';
import type { FileWords } from '../file-words.ts';
import { shareAxisEnd } from '../share-axis.ts';
import { PERCENT, type SheetCell, type SheetColumn, type SheetTable, SIGNED } from './sheet-table.ts';

interface Writing {
  files: FileWords;
  /** Of the own brand, `#rrggbb`. */
  colour: string;
  labels: { date: string; before: string; now: string; points: string };
}

/** The first row below the heads. */
const FIRST_ROW = 2;
const WIDTH_IN_COLUMNS = 9;
const HEIGHT_IN_ROWS = 20;

export function toChartTable(chart: ReportChart, writing: Writing): SheetTable {
  if (chart.kind === 'line') return toLineTable(chart, writing);
  return chart.kind === 'bar' ? toBarTable(chart, writing) : toContributionsTable(chart, writing);
}

/** Beside its columns, as large as a screen lets one read it. */
export function toNativeChart(chart: ReportChart, { columns, rows }: SheetTable, writing: Writing): SheetChart {
  const last = FIRST_ROW + rows.length - 1;
  const range = (at: number) => `$${toColumnName(at)}$${FIRST_ROW}:$${toColumnName(at)}$${last}`;
  const { palette, light, grey } = chartColours(writing.colour);
  const from = { row: 1, col: columns.length + 1 };
  const isShare = chart.unit === 'percent';
  const base = {
    title: chart.title,
    titleFontSize: 12,
    altText: chart.summary,
    anchor: { from, to: { row: from.row + HEIGHT_IN_ROWS, col: from.col + WIDTH_IN_COLUMNS } },
    dispBlanksAs: 'gap' as const,
    roundedCorners: false,
  };
  const values = { numberFormat: { formatCode: isShare ? '0%' : 'General' }, gridlines: { major: true } };
  if (chart.kind === 'line') {
    let at = 0;
    let other = 0;
    const series = chart.series.flatMap(({ name, isOwn, intervals }) => {
      const colour = (isOwn ? writing.colour : (palette[other++ % palette.length] ?? grey)).slice(1);
      const line = {
        name,
        values: range(++at),
        categories: range(0),
        color: colour,
        stroke: { width: isOwn ? 2.5 : 1.5 },
      };
      if (!intervals) return [line];
      const ends = [writing.files.low, writing.files.high].map((end) => ({
        name: `${name}, ${end}`,
        values: range(++at),
        categories: range(0),
        color: light.slice(1),
        stroke: { width: 1, dash: 'sysDash' as const },
      }));
      return [line, ...ends];
    });
    return {
      ...base,
      type: 'line',
      series: series.map((each) => ({ ...each, marker: { symbol: 'none' as const } })),
      legend: series.length === 1 ? false : 'bottom',
      axes: {
        x: { numberFormat: { formatCode: 'd mmm' } },
        y: { ...values, scale: { min: 0, max: shareAxisEnd(chart) } },
      },
    };
  }
  if (chart.kind === 'bar') {
    const own = chart.bars.flatMap(({ isOwn }, idx) => (isOwn ? [{ idx, fillColor: writing.colour.slice(1) }] : []));
    const hasBefore = chart.bars.some(({ before }) => before !== null);
    return {
      ...base,
      type: 'bar',
      gapWidth: 60,
      series: [
        { name: writing.labels.now, values: range(1), categories: range(0), color: grey.slice(1), dataPoints: own },
        ...(hasBefore
          ? [{ name: writing.labels.before, values: range(2), categories: range(0), color: 'D5DAE0' }]
          : []),
      ],
      legend: hasBefore ? 'bottom' : false,
      axes: { x: { reverse: true }, y: { ...values, scale: { min: 0 }, crosses: 'max' } },
      dataLabels: { showValue: true, position: 'outEnd', numberFormat: { formatCode: isShare ? '0.0%' : 'General' } },
    };
  }
  return {
    ...base,
    type: 'bar',
    gapWidth: 60,
    series: [{ name: writing.labels.points, values: range(1), categories: range(0), color: writing.colour.slice(1) }],
    legend: false,
    axes: { x: { reverse: true, tickLblPos: 'low' }, y: { ...values, crosses: 'max' } },
    dataLabels: { showValue: true, position: 'outEnd', numberFormat: { formatCode: SIGNED } },
  };
}

const numeric = (label: string, isPercent: boolean): SheetColumn => ({
  label,
  kind: isPercent ? 'rate' : 'decimal',
  isPercent,
});
const toCell = (value: number | null, isShare: boolean): SheetCell => ({
  value: value === null ? null : isShare ? value / 100 : value,
  numberFormat: isShare ? PERCENT : 'General',
});

function toLineTable({ days, series, unit }: LineChart, { files, labels }: Writing): SheetTable {
  const isShare = unit === 'percent';
  return {
    columns: [
      { label: labels.date, kind: 'day', isPercent: false },
      ...series.flatMap(({ name, intervals }) => [
        numeric(name, isShare),
        ...(intervals ? [files.low, files.high].map((end) => numeric(`${name}, ${end}`, isShare)) : []),
      ]),
    ],
    rows: days.map((day, at) => [
      { value: new Date(startOfDay(day)), numberFormat: 'yyyy-mm-dd' },
      ...series.flatMap(({ values, intervals }) => [
        toCell(values[at] ?? null, isShare),
        ...(intervals ? [0, 1].map((end) => toCell(intervals[at]?.[end] ?? null, isShare)) : []),
      ]),
    ]),
    ownRow: null,
  };
}

function toBarTable({ bars, unit }: BarChart, { files, labels }: Writing): SheetTable {
  const isShare = unit === 'percent';
  return {
    columns: [
      { label: '', kind: 'text', isPercent: false },
      numeric(labels.now, isShare),
      numeric(labels.before, isShare),
      numeric(`${files.interval}, ${files.low}`, isShare),
      numeric(`${files.interval}, ${files.high}`, isShare),
    ],
    rows: bars.map(({ label, value, before, interval }) => [
      { value: label },
      toCell(value, isShare),
      toCell(before, isShare),
      toCell(interval?.[0] ?? null, isShare),
      toCell(interval?.[1] ?? null, isShare),
    ]),
    ownRow: null,
  };
}

function toContributionsTable({ steps, rest }: ContributionsChart, { labels }: Writing): SheetTable {
  return {
    columns: [
      { label: '', kind: 'text', isPercent: false },
      { label: labels.points, kind: 'change', isPercent: false },
    ],
    rows: [...steps, rest].map(({ label, points }) => [{ value: label }, { value: points, numberFormat: SIGNED }]),
    ownRow: null,
  };
}

/** `A` for 0, `AA` for 26. */
export function toColumnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : toColumnName(Math.floor(at / 26) - 1) + letter;
}
