/** Charts on slides: native ones, whose figures are in their workbook and can be edited. */
import type { BarChart, ContributionsChart, LineChart, ReportChart } from '../../model/report-chart.ts';
import { chartColours } from '../chart-colours.ts';
import { toLocale, toXmlText } from '../office-text.ts';
import { shareAxisEnd } from '../share-axis.ts';
import { AREA, INK, QUIET, RULE, toHex } from './deck-style.ts';
import type { Drawing } from './draw-texts.ts';
import { drawParagraph } from './draw-texts.ts';
import type { ChartOptions, ChartSeries } from './library.ts';

const TITLE_HEIGHT = 0.34;
const NOTE_HEIGHT = 0.3;

/** Inches below which a chart goes to the next slide. */
const LEAST_HEIGHT = 4.2;

/** As high as the slide has room, below it what is drawn, for which period and of how many answers. */
export function drawChart(chart: ReportChart, drawing: Drawing): void {
  const { deck, format, words } = drawing;
  const about = [chart.note, chart.period, words.sample(format.count(chart.n))]
    .filter((part) => part !== '')
    .join(' · ');
  if (isEmpty(chart)) {
    drawParagraph([{ text: words.noAnswers }], { fontSize: 13, color: QUIET }, drawing);
    return;
  }
  if (deck.room < LEAST_HEIGHT) deck.breakPage();
  const whole = deck.room;
  const { slide, y } = deck.place(whole);
  const face = { fontFace: deck.style.face, lang: toLocale(deck.language), margin: 0 };
  const height = whole - TITLE_HEIGHT - NOTE_HEIGHT;
  const box = { x: AREA.x, w: AREA.width };
  slide.addText(toXmlText(chart.title), {
    ...face,
    ...box,
    y,
    h: TITLE_HEIGHT,
    fontSize: 14,
    color: INK,
    valign: 'top',
  });
  const { type, data, options } = toNative(chart, drawing);
  slide.addChart(type, data, {
    ...{ ...box, y: y + TITLE_HEIGHT, h: height },
    ...options,
    altText: toXmlText(chart.summary),
  });
  slide.addText(toXmlText(about), {
    ...face,
    ...box,
    y: y + whole - NOTE_HEIGHT,
    h: NOTE_HEIGHT,
    fontSize: 10,
    color: QUIET,
    valign: 'bottom',
  });
}

function isEmpty(chart: ReportChart): boolean {
  if (chart.kind === 'line') return chart.days.length === 0 || chart.series.length === 0;
  return chart.kind === 'bar' && chart.bars.length === 0;
}

interface Native {
  type: 'line' | 'bar';
  data: ChartSeries[];
  options: ChartOptions;
}

function toNative(chart: ReportChart, drawing: Drawing): Native {
  if (chart.kind === 'line') return toLine(chart, drawing);
  return chart.kind === 'bar' ? toBars(chart, drawing) : toContributions(chart, drawing);
}

function toOptions({ deck }: Drawing): ChartOptions {
  const label = { FontFace: deck.style.face, FontSize: 11, Color: QUIET };
  return {
    catAxisLabelFontFace: label.FontFace,
    catAxisLabelFontSize: label.FontSize,
    catAxisLabelColor: label.Color,
    valAxisLabelFontFace: label.FontFace,
    valAxisLabelFontSize: label.FontSize,
    valAxisLabelColor: label.Color,
    dataLabelFontFace: deck.style.face,
    dataLabelFontSize: 11,
    dataLabelColor: INK,
    legendFontFace: deck.style.face,
    legendFontSize: 11,
    legendColor: QUIET,
    lang: toLocale(deck.language),
  } as ChartOptions;
}

/** As a share of 1, which a workbook shows as a percentage; `null` is a gap, which the library writes as an empty point. */
const toShare = (value: number | null, unit: ReportChart['unit']): number =>
  (value === null ? null : unit === 'percent' ? value / 100 : value) as number;

const MOST_LABELS = 10;

function toLine(chart: LineChart, drawing: Drawing): Native {
  const { deck, format } = drawing;
  const colours = chartColours(`#${deck.style.own}`);
  const labels = chart.days.map((day) => format.day(day));
  const isShare = chart.unit === 'percent';
  const series: { name: string; values: number[]; colour: string; dash: 'solid' | 'sysDash' }[] = [];
  let other = 0;
  for (const { name, isOwn, values, intervals } of chart.series) {
    const colour = isOwn ? deck.style.own : toHex(colours.palette[other++ % colours.palette.length] ?? colours.grey);
    series.push({ name, values: values.map((value) => toShare(value, chart.unit)), colour, dash: 'solid' });
    if (!intervals) continue;
    for (const [end, word] of [deck.files.low, deck.files.high].entries()) {
      const ends = intervals.map((interval) => toShare(interval?.[end] ?? null, chart.unit));
      series.push({ name: `${name}, ${word}`, values: ends, colour: toHex(colours.light), dash: 'sysDash' });
    }
  }
  return {
    type: 'line',
    data: series.map(({ name, values }) => ({ name: toXmlText(name), labels, values })),
    options: {
      ...toOptions(drawing),
      chartColors: series.map(({ colour }) => colour),
      lineDataSymbol: 'none',
      lineSize: 2,
      displayBlanksAs: 'gap',
      showLegend: series.length > 1,
      legendPos: 'b',
      valAxisMinVal: 0,
      valAxisMaxVal: shareAxisEnd(chart),
      valAxisLabelFormatCode: isShare ? '0%' : 'General',
      valGridLine: { color: RULE, size: 0.75 },
      catGridLine: { style: 'none' },
      catAxisLabelFrequency: String(Math.max(1, Math.ceil(labels.length / MOST_LABELS))),
    } as ChartOptions,
  };
}

function toBars(chart: BarChart, drawing: Drawing): Native {
  const { deck, words } = drawing;
  const isShare = chart.unit === 'percent';
  const grey = toHex(chartColours(`#${deck.style.own}`).grey);
  return {
    type: 'bar',
    data: [
      {
        name: words.change.now,
        labels: chart.bars.map(({ label }) => toXmlText(label)),
        values: chart.bars.map(({ value }) => toShare(value, chart.unit)),
      },
    ],
    options: {
      ...toBarOptions(drawing),
      chartColors: chart.bars.map(({ isOwn }) => (isOwn ? deck.style.own : grey)),
      dataLabelFormatCode: isShare ? '0.0%' : 'General',
      valAxisMinVal: 0,
    } as ChartOptions,
  };
}

/** The library's types know one order only. */
const FIRST_ON_TOP = { catAxisOrientation: 'maxMin' } as unknown as ChartOptions;

function toBarOptions(drawing: Drawing): ChartOptions {
  return {
    ...toOptions(drawing),
    barDir: 'bar',
    barGapWidthPct: 45,
    ...FIRST_ON_TOP,
    valAxisHidden: true,
    valGridLine: { style: 'none' },
    catGridLine: { style: 'none' },
    showLegend: false,
    showValue: true,
    dataLabelPosition: 'outEnd',
  };
}

function toContributions(chart: ContributionsChart, drawing: Drawing): Native {
  const { deck, words } = drawing;
  const grey = toHex(chartColours(`#${deck.style.own}`).grey);
  const steps = [...chart.steps, chart.rest];
  return {
    type: 'bar',
    data: [
      {
        name: words.change.points,
        labels: steps.map(({ label }) => toXmlText(label)),
        values: steps.map(({ points }) => points),
      },
    ],
    options: {
      ...toBarOptions(drawing),
      catAxisLabelPos: 'low',
      chartColors: steps.map((_step, index) => (index === steps.length - 1 ? grey : deck.style.own)),
      dataLabelFormatCode: '+0.0;\u22120.0;0.0',
    } as ChartOptions,
  };
}
