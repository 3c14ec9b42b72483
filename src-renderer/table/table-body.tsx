/** The rows in view. Arrow keys move, Enter opens, Space selects; a click opens as well. */
import { type KeyboardEvent, type MouseEvent, memo, useCallback, useEffect, useRef } from 'react';

import { DASH, formatCount } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { CheckBox } from './check-box.tsx';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import type { RowSelection } from './data-table.tsx';
import { planRowMove } from './plan-row-move.ts';
import type { TableScroll } from './use-table-scroll.ts';

interface TableBodyProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  toId: (row: Row) => string;
  scroll: TableScroll;
  openId: string | null;
  onOpen: ((row: Row) => void) | undefined;
  selection: RowSelection | undefined;
}

export function TableBody<Row>({ columns, rows, toId, scroll, openId, onOpen, selection }: TableBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const focusRow = (index: number) => {
    scroll.scrollToIndex(index);
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus());
  };
  const toggle = useToggle(selection);
  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const index = Number((event.target as HTMLElement).dataset.index ?? Number.NaN);
    const row = rows[index];
    if (!row) return;
    const next = planRowMove(event.key, index, rows.length);
    if (next !== null) focusRow(next);
    else if (event.key === 'Enter') onOpen?.(row);
    else if (event.key === ' ' && selection) toggle(toId(row));
    else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent<HTMLTableSectionElement>) => {
    // A link, a button or a box inside of a row means itself.
    if ((event.target as Element).closest('a, button, input, label')) return;
    const row = rows[Number((event.target as Element).closest('tr')?.dataset.index)];
    if (row) onOpen?.(row);
  };
  const first = scroll.items[0]?.index ?? 0;
  return (
    <tbody ref={body} onKeyDown={onKeyDown} onClick={onClick} data-opens={onOpen !== undefined}>
      <Spacer heightPx={scroll.beforePx} />
      {scroll.items.map(({ index }) => {
        const row = rows[index];
        if (!row) return null;
        const id = toId(row);
        return (
          <Row
            key={id}
            columns={columns}
            row={row}
            index={index}
            isFirst={index === first}
            isOpen={id === openId}
            isSelected={selection ? selection.ids.has(id) : null}
            onToggle={toggle}
            id={id}
          />
        );
      })}
      <Spacer heightPx={scroll.afterPx} />
    </tbody>
  );
}

/** Always the same function, so that a row in view is not drawn again because another one was selected. */
function useToggle(selection: RowSelection | undefined) {
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  }, [selection]);
  return useCallback((id: string) => latest.current?.onChange(toToggled(latest.current.ids, id)), []);
}

function toToggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Stands for the rows above and below those in view. */
function Spacer({ heightPx }: { heightPx: number }) {
  if (heightPx <= 0) return null;
  return (
    <tr aria-hidden className={classes.spacer}>
      <td style={{ height: heightPx }} />
    </tr>
  );
}

interface RowProps<R> {
  columns: readonly Column<R>[];
  row: R;
  id: string;
  index: number;
  isFirst: boolean;
  isOpen: boolean;
  /** Null: rows cannot be selected. */
  isSelected: boolean | null;
  onToggle: (id: string) => void;
}

function PlainRow<R>({ columns, row, id, index, isFirst, isOpen, isSelected, onToggle }: RowProps<R>) {
  return (
    <tr
      data-index={index}
      tabIndex={isFirst ? 0 : -1}
      aria-rowindex={index + 2}
      aria-current={isOpen || undefined}
      data-selected={isSelected === true}
    >
      {isSelected !== null && (
        <td>
          <CheckBox
            label={TEXTS.table.selectRow(formatCount(index + 1))}
            isChecked={isSelected}
            onToggle={() => onToggle(id)}
          />
        </td>
      )}
      {columns.map((column, place) => (
        <Cell key={column.id} column={column} row={row} isName={place === 0} />
      ))}
    </tr>
  );
}

const Row = memo(PlainRow) as typeof PlainRow;

function Cell<R>({ column, row, isName }: { column: Column<R>; row: R; isName: boolean }) {
  const value = column.value(row);
  const Tag = isName ? 'th' : 'td';
  const text = value === null ? DASH : writeValue(column, value, row);
  const title = value === null ? column.whyMissing?.(row) : column.draw ? undefined : text;
  return (
    <Tag scope={isName ? 'row' : undefined} data-number={column.isNumber} title={title}>
      {value !== null && column.draw ? column.draw(row) : text}
    </Tag>
  );
}

function writeValue<R>(column: Column<R>, value: string | number, row: R): string {
  if (column.format) return column.format(value, row);
  return typeof value === 'number' ? formatCount(value) : value;
}
