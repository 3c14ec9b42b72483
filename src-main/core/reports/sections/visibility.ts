/** Visibility over the days or weeks of the period, with its interval as a band. */
import { type CountedDay, poolCountedDays } from '#shared/statistics/pool-days.ts';
import { fromDate } from '#shared/time/day.ts';
import type { LineChart } from '../model/report-chart.ts';
import type { ReportTable } from '../model/report-table.ts';
import { describeChange } from '../story/describe-story.ts';
import { type SectionInput, type SectionWriter, toEmptySection } from './section.ts';

/** Longer periods are drawn by week: a line of single days says little then. */
const MAX_DAILY = 45;
const WEEK = 7;

interface Stretch {
  firstDay: number;
  answers: number;
  visible: number;
  mentions: number;
  cited: number;
  days: CountedDay[];
}

export const writeVisibility: SectionWriter = (input) => {
  const { facts, words, format } = input;
  const isDaily = facts.days.length <= MAX_DAILY;
  const stretches = groupStretches(facts.days, isDaily ? 1 : WEEK);
  const table = toTable(stretches, input);
  const points = stretches.map(toPoint);
  const known = points.flatMap(({ percent }) => (percent === null ? [] : [percent]));
  if (known.length === 0) return toEmptySection(words.noAnswers, table);
  const chart: LineChart = {
    kind: 'line',
    id: 'visibility',
    title: words.charts.visibility,
    summary: words.chartSummary(
      format.count(known.length),
      format.rate(Math.min(...known)),
      format.rate(Math.max(...known)),
    ),
    note: words.visibilityNote[isDaily ? 'day' : 'week'],
    period: format.range(facts.window),
    n: facts.summary.current.totalResponses,
    unit: 'percent',
    days: points.map(({ day }) => day),
    series: [
      {
        name: facts.brand,
        isOwn: true,
        values: points.map(({ percent }) => percent),
        intervals: points.map(({ interval }) => interval),
      },
    ],
    annotations: facts.annotations.map(({ day, kind, name }) => ({ day, label: name || words.annotations[kind] })),
  };
  const [message = chart.summary] = describeChange(input);
  return { message, blocks: [{ kind: 'chart', chart, table }], data: table };
};

/** Whole weeks count back from the last day, so that the newest one is never cut short. Days are added up, not averaged. */
export function groupStretches(days: SectionInput['facts']['days'], length: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [index, day] of days.entries()) {
    const place = Math.floor((days.length - 1 - index) / length);
    const known = stretches.at(-1);
    const isNew = index === 0 || place !== Math.floor((days.length - index) / length);
    const stretch =
      isNew || !known
        ? { firstDay: fromDate(day.date), answers: 0, visible: 0, mentions: 0, cited: 0, days: [] }
        : known;
    if (stretch !== known) stretches.push(stretch);
    stretch.answers += day.totalResults;
    stretch.visible += day.visible;
    stretch.mentions += day.mentions;
    stretch.cited += day.cited;
    stretch.days.push({
      n: day.totalResults,
      hits: day.visible,
      repeat: day.intervals?.responseVisibilityRate.repeat ?? null,
    });
  }
  return stretches;
}

function toPoint(stretch: Stretch) {
  const { firstDay, answers, visible } = stretch;
  return {
    day: firstDay,
    percent: answers === 0 ? null : (100 * visible) / answers,
    interval: poolCountedDays(stretch.days),
  };
}

function toTable(stretches: readonly Stretch[], { words, titles }: SectionInput): ReportTable {
  const { columns } = words;
  return {
    id: 'visibility',
    caption: titles.visibility,
    columns: [
      { key: 'date', label: columns.date, kind: 'day' },
      { key: 'answers', label: columns.answers, kind: 'count' },
      { key: 'visible', label: columns.visible, kind: 'count' },
      { key: 'visibility', label: columns.visibility, kind: 'rate' },
      { key: 'repeat', label: columns.repeatInterval, kind: 'interval' },
      { key: 'mentionRate', label: columns.mention, kind: 'rate' },
      { key: 'citationRate', label: columns.citation, kind: 'rate' },
    ],
    rows: stretches.map(({ firstDay, answers, visible, mentions, cited, ...stretch }) => [
      firstDay,
      answers,
      visible,
      answers === 0 ? null : (100 * visible) / answers,
      poolCountedDays(stretch.days),
      answers === 0 ? null : (100 * mentions) / answers,
      answers === 0 ? null : (100 * cited) / answers,
    ]),
  };
}
