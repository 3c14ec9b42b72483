/** The sticky header of a table: what each column means, and a button that sorts by it. */
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { memo } from 'react';

import { TEXTS } from '../texts/texts.ts';
import { CheckBox } from './check-box.tsx';
import type { Column, SortOrder } from './column.ts';
import classes from './data-table.module.css';
import type { RowSelection } from './data-table.tsx';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: SortOrder | null;
  /** Null: the order is the core's and stays as it is. */
  onSort: ((columnId: string) => void) | null;
  selection: RowSelection | undefined;
  /** Of all rows, where they can be selected. */
  ids: readonly string[];
}

function PlainHead<Row>({ columns, sort, onSort, selection, ids }: TableHeadProps<Row>) {
  return (
    <thead className={classes.head}>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col">
            <SelectAll selection={selection} ids={ids} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            column={column}
            sort={sort?.columnId === column.id ? sort : null}
            onSort={onSort && (() => onSort(column.id))}
          />
        ))}
      </tr>
    </thead>
  );
}

/** Scrolling leaves it as it is. */
export const TableHead = memo(PlainHead) as typeof PlainHead;

interface HeadCellProps<Row> {
  column: Column<Row>;
  sort: SortOrder | null;
  onSort: (() => void) | null;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { header, definition, isNumber, isSortable } = column;
  const direction = sort ? (sort.isDescending ? 'descending' : 'ascending') : undefined;
  const Arrow = sort?.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" aria-sort={direction} data-number={isNumber} title={definition}>
      {isSortable === false || onSort === null ? (
        <span className={classes.headText}>{header}</span>
      ) : (
        <button type="button" className={classes.sort} onClick={onSort}>
          {header}
          {sort && <Arrow size={13} aria-hidden />}
        </button>
      )}
    </th>
  );
}

function SelectAll({ selection, ids }: { selection: RowSelection; ids: readonly string[] }) {
  const isAll = ids.length > 0 && ids.every((id) => selection.ids.has(id));
  return (
    <CheckBox
      label={TEXTS.table.selectAll}
      isChecked={isAll}
      isPartly={!isAll && selection.ids.size > 0}
      onToggle={() => selection.onChange(new Set(isAll ? [] : ids))}
    />
  );
}
