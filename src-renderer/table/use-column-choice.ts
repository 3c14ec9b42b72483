/** Which columns of a table are shown: what was chosen is remembered by the table's name, forgotten without harm. */
import { useState } from 'react';

import type { ColumnChoice } from './plan-shown-columns.ts';

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

export interface KeptColumns {
  chosen: ColumnChoice;
  choose: (columnId: string, isShown: boolean) => void;
}

/** What was chosen of the columns of a table, and a way to turn one on or off. */
export function useColumnChoice(name: string): KeptColumns {
  const [chosen, setChosen] = useState(() => load(name));
  const choose = (columnId: string, isShown: boolean) => {
    const next = { ...chosen, [columnId]: isShown };
    setChosen(next);
    try {
      localStorage.setItem(toKey(name), JSON.stringify(next));
    } catch {
      // It holds until the window closes.
    }
  };
  return { chosen, choose };
}
