/** The columns of the portfolio. */
import { fromDate } from '#shared/time/day.ts';

import type { Column } from '../../table/column.ts';
import { saveIntervals, saveVerdict } from '../../table/save-intervals.ts';
import { formatDayRange, formatMoment, formatMoney } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ShareCell } from '../../ui/share-cell.tsx';
import type { PortfolioRow } from './plan-portfolio-rows.ts';
import type { PortfolioAddress } from './portfolio-address.ts';
import {
  ActionsCell,
  ChangeCell,
  describeTrouble,
  NameCell,
  PitchCell,
  ReportCell,
  SpendCell,
  TasksCell,
  TrendCell,
  TroublesCell,
} from './portfolio-cells.tsx';

const { columns: words, hints, missing } = TEXTS.portfolio;

interface ColumnWishes {
  days: Pick<PortfolioAddress, 'days' | 'against'>;
  onConvert: (row: PortfolioRow) => void;
}

export function planPortfolioColumns({ days, onConvert }: ColumnWishes): Column<PortfolioRow>[] {
  return [
    {
      id: 'name',
      header: words.name,
      value: ({ name }) => name,
      draw: (row) => <NameCell row={row} days={days} />,
      widthPx: 178,
      grows: true,
    },
    {
      id: 'visibility',
      header: words.visibility,
      definition: hints.visibility,
      value: ({ visibility }) => visibility.rate,
      draw: ({ visibility }) => <ShareCell percent={visibility.rate} isOwn interval={visibility.interval} hasSpan />,
      saved: saveIntervals(words.visibility, ({ visibility }) => visibility.interval),
      whyMissing: () => missing.noAnswers,
      widthPx: 156,
      isNumber: true,
    },
    {
      id: 'change',
      header: words.change,
      definition: hints.change,
      value: ({ move }) => move?.change ?? null,
      draw: (row) => <ChangeCell row={row} days={days} />,
      saved: saveVerdict(words.change, ({ move }) => move),
      whyMissing: ({ answers, comparedStart }) =>
        answers === 0 ? missing.noAnswers : comparedStart === null ? missing.noDayZero : missing.noComparison,
      widthPx: 178,
      isNumber: true,
    },
    {
      id: 'trend',
      header: words.trend,
      definition: hints.trend,
      value: () => '',
      draw: ({ visibility }) => <TrendCell days={visibility.days} />,
      widthPx: 84,
      isSortable: false,
      isSearched: false,
      isExported: false,
      hideOrder: 5,
    },
    ...planWorkColumns(),
    {
      id: 'pitch',
      header: words.pitch,
      definition: hints.pitch,
      value: ({ pitchDaysLeft }) => pitchDaysLeft,
      draw: (row) => <PitchCell row={row} onConvert={onConvert} />,
      whyMissing: () => missing.isClient,
      widthPx: 112,
      hideOrder: 4,
    },
    {
      id: 'actions',
      header: words.actions,
      value: () => '',
      draw: (row) => <ActionsCell row={row} days={days} />,
      widthPx: 72,
      isSortable: false,
      isSearched: false,
      isExported: false,
    },
    ...HIDDEN_COLUMNS,
  ];
}

function planWorkColumns(): Column<PortfolioRow>[] {
  return [
    {
      id: 'troubles',
      header: words.troubles,
      definition: hints.troubles,
      value: ({ troubles }) => troubles.map(describeTrouble).join('; '),
      draw: (row) => <TroublesCell row={row} />,
      widthPx: 96,
    },
    {
      id: 'spend',
      header: words.spend,
      definition: hints.spend,
      value: ({ spend }) => spend?.usedUsd ?? null,
      format: (value) => formatMoney(Number(value)),
      draw: (row) => <SpendCell row={row} />,
      saved: [{ header: words.spend, value: ({ spend }) => spend?.monthlyCapUsd ?? null }],
      whyMissing: () => missing.noCost,
      widthPx: 112,
      hideOrder: 3,
      isNumber: true,
    },
    {
      id: 'tasks',
      header: words.tasks,
      definition: hints.tasks,
      value: ({ tasks }) => tasks.open + tasks.inProgress,
      draw: (row) => <TasksCell row={row} />,
      widthPx: 84,
      hideOrder: 2,
      isNumber: true,
    },
    {
      id: 'report',
      header: words.report,
      definition: hints.report,
      value: ({ nextReport }) => nextReport?.at ?? null,
      format: (value) => formatMoment(value),
      draw: (row) => <ReportCell row={row} />,
      whyMissing: () => missing.noReport,
      widthPx: 96,
      hideOrder: 1,
      isSearched: false,
    },
  ];
}

const HIDDEN_COLUMNS: readonly Column<PortfolioRow>[] = [
  { id: 'domain', header: words.domain, value: ({ domain }) => domain || null, widthPx: 160, isHidden: true },
  {
    id: 'labels',
    header: words.labels,
    value: ({ labels }) => labels.join(', ') || null,
    widthPx: 150,
    isHidden: true,
  },
  {
    id: 'answers',
    header: words.answers,
    value: ({ answers }) => answers,
    widthPx: 90,
    isNumber: true,
    isHidden: true,
  },
  {
    id: 'dayZero',
    header: words.dayZero,
    definition: hints.dayZero,
    value: ({ dayZero }) => dayZero?.periodStart ?? null,
    format: (_value, { dayZero }) =>
      dayZero ? formatDayRange(fromDate(dayZero.periodStart), fromDate(dayZero.periodEnd)) : '',
    whyMissing: () => missing.noDayZero,
    widthPx: 150,
    isHidden: true,
    isSearched: false,
  },
];
