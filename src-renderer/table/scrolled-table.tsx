/** Head and rows of a table in their scrolling frame. Scrolling draws this again and nothing around it. */
import { useMemo } from 'react';

import type { Column, SortOrder } from './column.ts';
import classes from './data-table.module.css';
import type { RowSelection } from './data-table.tsx';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { useTableScroll } from './use-table-scroll.ts';

interface ScrolledTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  toId: (row: Row) => string;
  /** Rows there are in all, here or not. */
  total: number;
  sort: SortOrder | null;
  onSort: ((columnId: string) => void) | null;
  openId: string | null;
  onOpen: ((row: Row) => void) | undefined;
  onReachEnd: (() => void) | undefined;
  selection: RowSelection | undefined;
  maxHeight: string | undefined;
}

const NO_IDS: readonly string[] = [];
/** Width of the column of boxes. */
export const SELECTION_PX = 36;

export function ScrolledTable<Row>(props: ScrolledTableProps<Row>) {
  const { columns, rows, toId, selection } = props;
  const scroll = useTableScroll(rows.length, props.onReachEnd, props.maxHeight);
  const isSelectable = selection !== undefined;
  const ids = useMemo(() => (isSelectable ? rows.map(toId) : NO_IDS), [isSelectable, rows, toId]);
  return (
    <div ref={scroll.ref} className={classes.scroll} style={{ maxHeight: props.maxHeight }}>
      <table
        className={classes.grid}
        style={{ minWidth: planWidthPx(columns, isSelectable) }}
        aria-label={props.label}
        aria-rowcount={props.total + 1}
      >
        <ColumnWidths columns={columns} isSelectable={isSelectable} />
        <TableHead columns={columns} sort={props.sort} onSort={props.onSort} selection={selection} ids={ids} />
        <TableBody
          columns={columns}
          rows={rows}
          toId={toId}
          scroll={scroll}
          openId={props.openId}
          onOpen={props.onOpen}
          selection={selection}
        />
      </table>
    </div>
  );
}

/** Below this the table scrolls sideways. */
function planWidthPx(columns: readonly Column<never>[], isSelectable: boolean): number {
  return columns.reduce((sum, { widthPx }) => sum + widthPx, isSelectable ? SELECTION_PX : 0);
}

interface ColumnWidthsProps<Row> {
  columns: readonly Column<Row>[];
  isSelectable: boolean;
}

function ColumnWidths<Row>({ columns, isSelectable }: ColumnWidthsProps<Row>) {
  return (
    <colgroup>
      {isSelectable && <col style={{ width: SELECTION_PX }} />}
      {columns.map(({ id, widthPx, grows }) => (
        <col key={id} style={grows ? undefined : { width: widthPx }} />
      ))}
    </colgroup>
  );
}
