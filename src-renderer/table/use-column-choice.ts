/** Which columns of a table are shown: remembered by the table's name, forgotten without harm. */
import { useState } from 'react';

import type { Column } from './column.ts';

type Shown = Readonly<Record<string, boolean>>;

const toKey = (name: string) => `sightline.columns.${name}`;

function load(name: string): Shown {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(toKey(name)) ?? '{}');
    return stored !== null && typeof stored === 'object' ? (stored as Shown) : {};
  } catch {
    // Unreadable or forbidden storage: the columns are as designed.
    return {};
  }
}

/** Visibility by column id, and a way to turn one on or off. */
export interface ColumnChoice {
  visibility: Readonly<Record<string, boolean>>;
  toggle: (columnId: string) => void;
}

export function useColumnChoice<Row>(name: string, columns: readonly Column<Row>[]): ColumnChoice {
  const [chosen, setChosen] = useState(() => load(name));
  const visibility = Object.fromEntries(columns.map(({ id, isHidden }) => [id, chosen[id] ?? isHidden !== true]));
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
