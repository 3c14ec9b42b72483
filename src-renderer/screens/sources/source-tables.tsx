/** The tables of sources: domains, pages, movers. Each reads its own rows; all open the same panel. */
import { useMemo } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import { useOperation } from '../../api/use-operation.ts';
import { usePages } from '../../api/use-pages.ts';
import { useAddressValue } from '../../filters/use-address-value.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { useScopeNote } from '../../filters/use-scope-note.ts';
import { CountedNote } from '../../live-run/counted-sums.tsx';
import { WindowRemedy } from '../../live-run/window-remedy.tsx';
import { DataTable } from '../../table/data-table.tsx';
import { JudgedNote } from '../../table/judged-note.tsx';
import { useAddressSort } from '../../table/use-address-sort.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { PagedTable, useTableAddress } from './paged-table.tsx';
import {
  DOMAIN_SORT,
  type MoverRow,
  planDomainOrder,
  planDomainRows,
  planMoverRows,
  planPageOrder,
  planPageRows,
} from './plan-source-rows.ts';
import { DOMAIN_COLUMNS, MOVER_COLUMNS, PAGE_COLUMNS } from './source-columns.tsx';
import { SourceSidePanel } from './source-panel.tsx';
import classes from './sources-screen.module.css';
import type { SourceMeta } from './type-card.tsx';

const words = TEXTS.sources;
const SKELETON_PX = 480;
const PAGE_SORT = { columnId: 'citations', isDescending: true };
const NO_ROWS = { rows: [], tally: { judged: 0, found: 0 } };

export const toDomains = (page: OperationOutput<'sources.domains'>) => page.domains;
const toPages = (page: OperationOutput<'sources.list'>) => page.sources;

export function DomainTable({ type }: { type: SourceType | null }) {
  const { comparedInput } = useFilters();
  const address = useTableAddress(DOMAIN_SORT);
  const wish = {
    ...comparedInput,
    ...address.input,
    ...planDomainOrder(address.sort),
    intervals: true,
    ...(type && { sourceType: type }),
  };
  const list = usePages('sources.domains', wish, toDomains);
  const meta = list.first?.meta;
  const { rows, tally } = useMemo(() => (meta ? planDomainRows(list.rows, meta) : NO_ROWS), [list.rows, meta]);
  return (
    <>
      <PagedTable
        name="domains"
        label={words.labels.domains}
        columns={DOMAIN_COLUMNS}
        address={address}
        list={list}
        rows={rows}
        tally={tally}
        isLoading={!meta}
        toId={({ domain }) => domain}
        empty={<NothingFound hasSearch={address.search !== '' || type !== null} />}
      />
      <SourceSidePanel
        row={rows.find(({ domain }) => domain === address.openId)}
        onClose={() => address.setOpenId(null)}
      />
    </>
  );
}

export function PageTable({ meta }: { meta: SourceMeta | undefined }) {
  const { comparedInput } = useFilters();
  const address = useTableAddress(PAGE_SORT);
  const wish = { ...comparedInput, ...address.input, ...planPageOrder(address.sort), intervals: true };
  const list = usePages('sources.list', wish, toPages);
  const answers = meta?.answers ?? null;
  const rows = useMemo(() => planPageRows(list.rows, answers), [list.rows, answers]);
  return (
    <>
      <PagedTable
        name="pages"
        label={words.labels.pages}
        columns={PAGE_COLUMNS}
        address={address}
        list={list}
        rows={rows}
        isLoading={!list.first}
        toId={({ id }) => id}
        empty={<NothingFound hasSearch={address.search !== ''} />}
      />
      <SourceSidePanel row={rows.find(({ id }) => id === address.openId)} onClose={() => address.setOpenId(null)} />
    </>
  );
}

const BY = [
  { value: 'domain', label: words.views.domains },
  { value: 'page', label: words.views.pages },
] as const;
const MOVES = [
  { value: '', label: words.anyMove },
  { value: 'new', label: words.moves.new },
  { value: 'rising', label: words.moves.rising },
  { value: 'falling', label: words.moves.falling },
  { value: 'gone', label: words.moves.gone },
  { value: 'noise', label: words.moves.noise },
] as const;
const MOST_MOVERS = 500;

const toMoverId = ({ id, domain }: MoverRow) => id ?? domain;

export function MoverTable() {
  const { comparedInput } = useFilters();
  const [openId, setOpenId] = useAddressValue('open');
  const [by, setBy] = useAddressValue('by', 'domain');
  const [move, setMove] = useAddressValue('move');
  const [sort, setSort] = useAddressSort(null);
  const kind = by === 'page' ? 'page' : 'domain';
  const found = useOperation('sources.movers', { ...comparedInput, by: kind, limit: MOST_MOVERS, intervals: true });
  const scope = useScopeNote(found.isPlaceholderData);
  const { rows, tally } = useMemo(
    () => (found.data ? planMoverRows(found.data.movers, found.data.meta) : NO_ROWS),
    [found.data],
  );
  if (found.error) return <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonCard heightPx={SKELETON_PX} />;
  const chosen = MOVES.find(({ value }) => value === move)?.value ?? '';
  const { noMovers, noMoversText, filtered } = words.empty;
  return (
    <>
      <p className={classes.note}>{words.notes.movers}</p>
      <JudgedNote tally={tally} />
      <DataTable
        name="movers"
        label={words.labels.movers}
        columns={MOVER_COLUMNS}
        rows={chosen === '' ? rows : rows.filter((row) => row.shownMove === chosen)}
        scope={scope}
        toId={toMoverId}
        sort={sort}
        onSort={setSort}
        openId={openId}
        onOpen={(row) => setOpenId(toMoverId(row))}
        tools={
          <>
            <Segmented label={words.columns.move} value={chosen} options={MOVES} onChange={setMove} />
            <Segmented label={words.movesBy} value={kind} options={BY} onChange={setBy} />
            {rows.length > 0 && <CountedNote />}
          </>
        }
        empty={rows.length === 0 ? <Notice title={noMovers}>{noMoversText}</Notice> : <Notice title={filtered} />}
      />
      <SourceSidePanel row={rows.find((row) => toMoverId(row) === openId)} onClose={() => setOpenId(null)} />
    </>
  );
}

function NothingFound({ hasSearch }: { hasSearch: boolean }) {
  const { title, text, filtered, filteredText } = words.empty;
  return hasSearch ? (
    <Notice title={filtered}>{filteredText}</Notice>
  ) : (
    <Notice title={title} action={<WindowRemedy />}>
      {text}
    </Notice>
  );
}
