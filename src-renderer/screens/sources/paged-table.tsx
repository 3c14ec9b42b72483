/** A table of sources that come page after page in the core's order. What is searched, sorted and open is in the address. */
import type { ReactNode } from 'react';

import { useAddressValue } from '../../filters/use-address-value.ts';
import { useScopeNote } from '../../filters/use-scope-note.ts';
import { CountedNote } from '../../live-run/counted-sums.tsx';
import type { SortOrder } from '../../table/column.ts';
import { DataTable, type DataTableProps } from '../../table/data-table.tsx';
import { JudgedNote } from '../../table/judged-note.tsx';
import { useAddressSort } from '../../table/use-address-sort.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import type { JudgedSources } from './plan-source-rows.ts';
import { useSearch } from './use-search.ts';

const SKELETON_PX = 480;

/** `first`: the order where the address has none. */
export function useTableAddress(first: SortOrder) {
  const [openId, setOpenId] = useAddressValue('open');
  const [sort, setSort] = useAddressSort(first);
  return { openId, setOpenId, sort, setSort, ...useSearch() };
}

interface PagedTableProps<Row> extends Pick<DataTableProps<Row>, 'name' | 'label' | 'columns' | 'toId' | 'empty'> {
  address: ReturnType<typeof useTableAddress>;
  list: { total: number; error: unknown; isStale: boolean; refetch: () => void; onReachEnd: () => void };
  rows: readonly Row[];
  /** How many changes were judged; left out where the table has none. */
  tally?: JudgedSources<Row>['tally'];
  isLoading: boolean;
  tools?: ReactNode;
}

export function PagedTable<Row>({ address, list, rows, tally, isLoading, tools, ...table }: PagedTableProps<Row>) {
  const scope = useScopeNote(list.isStale);
  if (list.error) return <ErrorNotice error={list.error} onRetry={list.refetch} />;
  if (isLoading) return <SkeletonCard heightPx={SKELETON_PX} />;
  return (
    <>
      <DataTable
        {...table}
        rows={rows}
        scope={scope}
        sort={address.sort}
        onSort={address.setSort}
        isCoreOrdered
        search={address.search}
        onSearch={address.setSearch}
        openId={address.openId}
        onOpen={(row) => address.setOpenId(table.toId(row))}
        total={list.total}
        onReachEnd={list.onReachEnd}
        tools={
          <>
            {tools}
            {rows.length > 0 && <CountedNote />}
          </>
        }
      />
      {tally && <JudgedNote tally={tally} />}
    </>
  );
}
