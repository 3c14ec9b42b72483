/** Which columns of a table are shown: what was chosen is remembered by the table's name, forgotten without harm. */
import { useState } from 'react';

import type { Column } from './column.ts';
import { type ColumnChoice, planShownColumns } from './plan-shown-columns.ts';

const toKey = (name: string) => `sightline.columns.${name}`;

function load(name: string): ColumnChoice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(toKey(name)) ?? '{}');
    return stored !== null && typeof stored === 'object' ? (stored as ColumnChoice) : {};
  } catch {
    // Unreadable or forbidden storage: the columns are as designed.
    return {};
  }
}

/** Visibility by column id in a table with that much room, and a way to turn one on or off. */
export function useColumnChoice<Row>(name: string, columns: readonly Column<Row>[], roomPx: number | null) {
  const [chosen, setChosen] = useState(() => load(name));
  const visibility = planShownColumns(columns, chosen, roomPx);
  const toggle = (columnId: string) => {
    const next = { ...chosen, [columnId]: !visibility[columnId] };
    setChosen(next);
    try {
      localStorage.setItem(toKey(name), JSON.stringify(next));
    } catch {
      // It holds until the window closes.
    }
  };
  return { visibility, toggle };
}
