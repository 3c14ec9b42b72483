/** The columns of the tables of domains, pages and movers. */

import type { Column } from '../../table/column.ts';
import { saveIntervals } from '../../table/save-intervals.ts';
import { formatDecimal } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ShareCell } from '../../ui/share-cell.tsx';
import { type Cited, changeColumn, citationsColumn, explain } from './cited-columns.tsx';
import { type DomainRow, type MoverRow, type PageRow, toPath } from './plan-source-rows.ts';
import classes from './sources-screen.module.css';

const { columns: words, definitions, types, pageTypes, moves } = TEXTS.sources;
const formatNumber = (value: number | string) => formatDecimal(Number(value));

type Typed = { sourceType: DomainRow['sourceType'] };

const typeColumn = <R extends Typed>(): Column<R> => ({
  id: 'type',
  header: words.type,
  value: ({ sourceType }) => types[sourceType],
  draw: ({ sourceType }) => (
    <span className={classes.type} data-type={sourceType}>
      {types[sourceType]}
    </span>
  ),
  widthPx: 126,
});

type Shared = Typed & Cited & { sharePercent: number | null; interval?: DomainRow['interval'] };

const shareColumn = <R extends Shared>(): Column<R> => ({
  id: 'share',
  header: words.share,
  definition: definitions.share,
  value: ({ sharePercent }) => sharePercent,
  draw: (row) => (
    <ShareCell
      percent={row.sharePercent ?? 0}
      isOwn={row.sourceType === 'own'}
      interval={row.interval}
      hasSpan
      drawValue={explain(row)}
    />
  ),
  saved: saveIntervals(words.share, ({ interval }) => interval),
  widthPx: 176,
  isNumber: true,
});

const promptsColumn = <R extends { promptCount: number }>(): Column<R> => ({
  id: 'prompts',
  header: words.prompts,
  definition: definitions.prompts,
  value: ({ promptCount }) => promptCount,
  widthPx: 76,
  hideOrder: 2,
  isNumber: true,
});

const placeColumn = <R extends { averagePosition: number }>(): Column<R> => ({
  id: 'place',
  header: words.place,
  definition: definitions.place,
  value: ({ averagePosition }) => averagePosition,
  format: formatNumber,
  widthPx: 92,
  hideOrder: 1,
  isNumber: true,
});

const domainColumn = <R extends { domain: string }>(): Column<R> => ({
  id: 'domain',
  header: words.domain,
  value: ({ domain }) => domain,
  widthPx: 138,
});

const pageColumn = <R extends { title: string; url: string }>(): Column<R> => ({
  id: 'page',
  header: words.page,
  value: ({ title, url }) => title || toPath(url),
  draw: ({ title, url }) => (
    <span className={classes.page} title={url}>
      <bdi>{title || toPath(url)}</bdi>
      {title && <small>{toPath(url)}</small>}
    </span>
  ),
  widthPx: 160,
  grows: true,
});

const addressColumn = <R extends { url: string }>(): Column<R> => ({
  id: 'address',
  header: words.address,
  value: ({ url }) => url,
  widthPx: 260,
  isHidden: true,
});

/** The core gives these in its own order. */
const unsorted = <R,>(columns: readonly Column<R>[]): Column<R>[] =>
  columns.map((column) => ({ ...column, isSortable: false }));

export const DOMAIN_COLUMNS: readonly Column<DomainRow>[] = [
  { ...domainColumn<DomainRow>(), widthPx: 160, grows: true },
  typeColumn(),
  citationsColumn(),
  shareColumn(),
  changeColumn(),
  { id: 'pages', header: words.pages, value: ({ pageCount }) => pageCount, widthPx: 66, hideOrder: 4, isNumber: true },
  promptsColumn(),
  placeColumn(),
];

export const PAGE_COLUMNS: readonly Column<PageRow>[] = [
  { ...pageColumn<PageRow>(), isSortable: false },
  domainColumn(),
  typeColumn(),
  {
    id: 'pageType',
    header: words.pageType,
    value: ({ urlType }) => pageTypes[urlType],
    widthPx: 112,
    isSortable: false,
    isHidden: true,
  },
  citationsColumn(),
  ...unsorted<PageRow>([shareColumn(), promptsColumn(), placeColumn(), addressColumn()]),
];

export const MOVER_COLUMNS: readonly Column<MoverRow>[] = [
  {
    id: 'name',
    header: words.source,
    value: ({ title, url, domain }) => title || url || domain,
    draw: ({ title, url, domain }) => (
      <span className={classes.page} title={url ?? domain}>
        <bdi>{title || (url === null ? domain : toPath(url))}</bdi>
        {url !== null && <small>{domain}</small>}
      </span>
    ),
    widthPx: 220,
    grows: true,
  },
  typeColumn(),
  { id: 'move', header: words.move, value: ({ shownMove }) => moves[shownMove], widthPx: 112 },
  citationsColumn(),
  {
    id: 'before',
    header: words.before,
    definition: definitions.before,
    value: ({ previousCount }) => previousCount,
    widthPx: 84,
    hideOrder: 3,
    isNumber: true,
  },
  changeColumn(),
];
