/** What engines searched for, most frequent first, as the core orders it; searched there as well. */
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';

import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import type { FigureInput } from '../../filters/figure-input.ts';
import { useAddressValue } from '../../filters/use-address-value.ts';
import { useScopeNote } from '../../filters/use-scope-note.ts';
import { CountedNote } from '../../live-run/counted-sums.tsx';
import { WindowRemedy } from '../../live-run/window-remedy.tsx';
import { type Column, MOMENT_PX } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { saveIntervals } from '../../table/save-intervals.ts';
import { formatCount, formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { ShareCell } from '../../ui/share-cell.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { FanoutPanel } from './fanout-panel.tsx';
import classes from './fanouts-screen.module.css';
import { type FanoutRow, planFanoutRows } from './plan-fanout-rows.ts';
import { SearchedLine, SearchedShare } from './searched-share.tsx';
import { useFanouts } from './use-fanouts.ts';

const { columns: words, definitions, noAdded, engineCount, label, empty } = TEXTS.fanouts;
const SEARCH_DELAY_MS = 200;

/** Engines that are written out; of more only the number. */
const MOST_NAMED = 2;
const toEngines = ({ models }: FanoutRow) => models.map((model) => ENGINE_LABELS[model]).join(', ');

const SORTED: readonly Column<FanoutRow>[] = [
  { id: 'query', header: words.query, value: ({ query }) => query, widthPx: 210, grows: true },
  {
    id: 'count',
    header: words.count,
    definition: definitions.count,
    value: ({ count }) => count,
    format: (value) => formatCount(Number(value)),
    widthPx: 62,
    isNumber: true,
  },
  {
    id: 'share',
    header: words.share,
    definition: definitions.share,
    value: ({ sharePercent }) => sharePercent,
    draw: ({ sharePercent, searched, query, totalAnswers }) =>
      searched && (
        <ShareCell
          percent={sharePercent}
          interval={searched.interval}
          hasSpan
          drawValue={(value) => (
            <SearchedShare searched={searched} total={totalAnswers} query={query}>
              {value}
            </SearchedShare>
          )}
        />
      ),
    saved: saveIntervals(words.share, ({ searched }) => searched?.interval),
    widthPx: 168,
    isNumber: true,
  },
  {
    id: 'prompts',
    header: words.prompts,
    definition: definitions.prompts,
    value: ({ promptCount }) => promptCount,
    widthPx: 74,
    isNumber: true,
  },
  {
    id: 'engines',
    header: words.engines,
    value: toEngines,
    draw: (row) => (
      <span title={toEngines(row)}>
        {row.models.length > MOST_NAMED ? engineCount(row.models.length) : toEngines(row)}
      </span>
    ),
    widthPx: 136,
    hideOrder: 2,
  },
  {
    id: 'added',
    header: words.added,
    definition: definitions.added,
    value: ({ added }) => added.join(' ') || null,
    draw: ({ added }) => (
      <span title={added.join(' ')}>
        {added.map((word) => (
          <bdi key={word} className={classes.word}>
            {word}
          </bdi>
        ))}
      </span>
    ),
    whyMissing: () => noAdded,
    widthPx: 196,
  },
  { id: 'sample', header: words.sample, value: ({ samplePrompt }) => samplePrompt, widthPx: 260, isHidden: true },
  {
    id: 'lastSeen',
    header: words.lastSeen,
    value: ({ lastSeen }) => lastSeen,
    format: (value) => formatMoment(value),
    widthPx: MOMENT_PX,
    hideOrder: 1,
  },
];
/** The core gives them in its own order: most frequent first. */
const COLUMNS = SORTED.map((column) => ({ ...column, isSortable: false }));

export function FanoutTable({ input }: { input: FigureInput }) {
  const [search, setSearch] = useAddressValue('search');
  const [asked] = useDebouncedValue(search.trim(), SEARCH_DELAY_MS);
  const [openQuery, setOpenQuery] = useAddressValue('open');
  const list = useFanouts(input, asked);
  const scope = useScopeNote(list.isStale);
  const meta = list.first?.meta;
  const total = meta?.totalResults ?? 0;
  const rows = useMemo(() => planFanoutRows(list.rows, total), [list.rows, total]);
  if (list.error) return <ErrorNotice error={list.error} onRetry={list.refetch} />;
  if (!list.first) return <SkeletonCard heightPx={480} />;
  return (
    <div data-stale={list.isStale} aria-busy={list.isStale}>
      <DataTable
        name="fan-outs"
        label={label}
        columns={COLUMNS}
        rows={rows}
        scope={scope}
        toId={({ query }) => query}
        isCoreOrdered
        search={search}
        onSearch={setSearch}
        openId={openQuery}
        onOpen={({ query }) => setOpenQuery(query)}
        total={list.total}
        onReachEnd={list.onReachEnd}
        tools={
          rows.length > 0 && (
            <>
              {meta?.searched && <SearchedLine searched={meta.searched} total={total} />}
              <CountedNote />
            </>
          )
        }
        empty={
          search === '' ? (
            <Notice title={empty.title} action={<WindowRemedy />}>
              {empty.text}
            </Notice>
          ) : (
            <Notice title={empty.filtered}>{empty.filteredText}</Notice>
          )
        }
      />
      <FanoutPanel query={openQuery} input={input} onClose={() => setOpenQuery(null)} />
    </div>
  );
}
