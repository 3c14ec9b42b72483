/** The columns of the sites on which to be named. */
import type { Column } from '../../table/column.ts';
import { formatCount, formatWholeRate } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { SmallBadge } from '../../ui/small-badge.tsx';
import { changeColumn, citationsColumn } from './cited-columns.tsx';
import { type GapRow, writeTaskState } from './plan-gap-rows.ts';
import classes from './sources-screen.module.css';

const { columns: words, definitions, kinds } = TEXTS.sources;
const gapWords = TEXTS.sources.gaps;
const count = (value: number | string) => formatCount(Number(value));

export const GAP_COLUMNS: readonly Column<GapRow>[] = [
  {
    id: 'domain',
    header: words.domain,
    value: ({ domain }) => domain,
    draw: ({ domain, task }) => (
      <span className={classes.page}>
        <bdi>{domain}</bdi>
        {task && <SmallBadge hint={writeTaskState(task)}>{TEXTS.tasks.statuses[task.status]}</SmallBadge>}
      </span>
    ),
    widthPx: 150,
    grows: true,
  },
  {
    id: 'kind',
    header: gapWords.kind,
    value: ({ siteKind }) => kinds[siteKind].name,
    draw: ({ siteKind }) => <span title={kinds[siteKind].reason}>{kinds[siteKind].name}</span>,
    widthPx: 176,
    isSortable: false,
  },
  {
    id: 'gap',
    header: words.gap,
    definition: definitions.gap,
    value: ({ gapCount }) => gapCount,
    format: count,
    widthPx: 100,
    isNumber: true,
  },
  {
    id: 'chance',
    header: gapWords.chance,
    definition: gapWords.chanceDefinition,
    value: ({ chance }) => chance * 100,
    format: (value) => formatWholeRate(Number(value)),
    widthPx: 76,
    isNumber: true,
  },
  {
    id: 'worth',
    header: gapWords.worth,
    definition: gapWords.worthDefinition,
    value: ({ worth }) => Math.round(worth),
    format: count,
    widthPx: 96,
    isNumber: true,
  },
  { ...citationsColumn<GapRow>(), hideOrder: 3 },
  { ...changeColumn<GapRow>(), hideOrder: 2 },
  {
    id: 'named',
    header: gapWords.named,
    definition: gapWords.namedDefinition,
    value: ({ brands }) => brands.map(({ name }) => name).join(', '),
    widthPx: 150,
    hideOrder: 1,
    isSortable: false,
  },
  {
    id: 'task',
    header: gapWords.task,
    value: ({ task }) => (task ? writeTaskState(task) : null),
    whyMissing: () => gapWords.noTask,
    widthPx: 220,
    isHidden: true,
    isSortable: false,
  },
];
