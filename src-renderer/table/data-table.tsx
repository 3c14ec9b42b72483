/**
 * The table of every screen: sorted, searched, its columns chosen, saved as CSV, walked by keyboard; only the rows in view
 * are drawn, so that 100 000 of them scroll as smoothly as ten.
 */
import { type ReactNode, useMemo, useState } from 'react';

import type { ScopeNote } from '#shared/scope-note/describe-scope.ts';
import type { Column, SortOrder } from './column.ts';
import classes from './data-table.module.css';
import { planShownColumns } from './plan-shown-columns.ts';
import { ScrolledTable, SELECTION_PX } from './scrolled-table.tsx';
import { searchRows } from './search-rows.ts';
import { sortRows } from './sort-rows.ts';
import { TableTools } from './table-tools.tsx';
import { type KeptColumns, useColumnChoice } from './use-column-choice.ts';
import { useRoom } from './use-room.ts';

export interface RowSelection {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
}

export interface DataTableProps<Row> {
  /** Remembers the columns and names the file. */
  name: string;
  /** What the table holds, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Where the screen itself needs to know which columns were chosen; left out: the table remembers them. */
  kept?: KeptColumns;
  rows: readonly Row[];
  /** Rows as they are saved, where some columns are not read before they are wanted. */
  loadSaved?: (rows: readonly Row[]) => Promise<readonly Row[]>;
  /** Which answers the figures are about, where filters choose them: a saved file says it. */
  scope?: ScopeNote;
  toId: (row: Row) => string;
  /** Where the order is kept elsewhere, such as in the address; left out: in the table, first as given. */
  sort?: SortOrder | null;
  onSort?: (sort: SortOrder) => void;
  /** True: rows come sorted and searched from the core, which knows more of them than are here. */
  isCoreOrdered?: boolean;
  search?: string;
  onSearch?: (search: string) => void;
  /** False: no search field. */
  isSearchable?: boolean;
  openId?: string | null;
  onOpen?: (row: Row) => void;
  selection?: RowSelection;
  /** Rows there are in all, where not all are here yet. */
  total?: number;
  onReachEnd?: () => void;
  tools?: ReactNode;
  /** Stands in the place of rows where there are none. */
  empty: ReactNode;
  maxHeight?: string;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, label, columns, rows, toId, isCoreOrdered = false, total, maxHeight } = props;
  const [ownSearch, setOwnSearch] = useState('');
  const [ownSort, setOwnSort] = useState<SortOrder | null>(null);
  const search = props.search ?? ownSearch;
  const sort = props.sort === undefined ? ownSort : props.sort;
  const own = useColumnChoice(name);
  const { chosen, choose } = props.kept ?? own;
  const { ref, roomPx } = useRoom<HTMLDivElement>();
  const visibility = planShownColumns(columns, chosen, roomPx && roomPx - (props.selection ? SELECTION_PX : 0));
  const ordered = useMemo(
    () => (isCoreOrdered ? rows : sortRows(searchRows(rows, columns, search), columns, sort)),
    [isCoreOrdered, rows, columns, search, sort],
  );
  const shownIds = columns
    .filter(({ id }) => visibility[id])
    .map(({ id }) => id)
    .join(' ');
  // The same list while the same columns are shown: rows are not drawn again for another.
  const shown = useMemo(() => columns.filter(({ id }) => shownIds.split(' ').includes(id)), [columns, shownIds]);
  // Only some of the rows that the core orders are here: sorting those alone would mislead.
  const save = props.onSort ?? (isCoreOrdered ? null : setOwnSort);
  const onSort = save && ((columnId: string) => save(planSort(columns, sort, columnId)));
  return (
    <div ref={ref} className={classes.table}>
      <TableTools
        name={name}
        columns={columns}
        visibility={visibility}
        onToggle={(columnId) => choose(columnId, !visibility[columnId])}
        rows={ordered}
        loadSaved={props.loadSaved}
        scope={props.scope}
        search={props.isSearchable === false ? null : search}
        onSearch={props.onSearch ?? setOwnSearch}
        count={ordered.length}
        total={total ?? (isCoreOrdered ? ordered.length : rows.length)}
      >
        {props.tools}
      </TableTools>
      {ordered.length === 0 && <div className={classes.empty}>{props.empty}</div>}
      {/* Which columns have room is known before anything is painted: all rows would be drawn twice else. */}
      {ordered.length > 0 && roomPx !== null && (
        <ScrolledTable
          label={label}
          columns={shown}
          rows={ordered}
          toId={toId}
          total={total ?? ordered.length}
          sort={sort}
          onSort={onSort}
          openId={props.openId ?? null}
          onOpen={props.onOpen}
          onReachEnd={props.onReachEnd}
          selection={props.selection}
          maxHeight={maxHeight}
        />
      )}
    </div>
  );
}

/** A first click sorts numbers from the largest and texts from A; a second one turns it round. */
function planSort<Row>(columns: readonly Column<Row>[], sort: SortOrder | null, columnId: string): SortOrder {
  if (sort?.columnId === columnId) return { columnId, isDescending: !sort.isDescending };
  return { columnId, isDescending: columns.find(({ id }) => id === columnId)?.isNumber === true };
}
