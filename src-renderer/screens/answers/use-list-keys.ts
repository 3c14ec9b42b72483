/** The keys of the answers screen: down and up in the list, open, close. Fields and menus keep theirs. */
import { useEffect } from 'react';

import { isTyping } from '../../ui/is-typing.ts';

export interface ListActions {
  move: (step: 1 | -1) => void;
  open: () => void;
  close: () => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

export function useListKeys({ move, open, close }: ListActions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event)) return;
      const step = STEPS[event.key];
      // Arrows scroll whatever else has the focus.
      const isArrowElsewhere = event.key.startsWith('Arrow') && !isInList(event.target);
      if (step !== undefined && !isArrowElsewhere) {
        event.preventDefault();
        move(step);
      } else if (event.key === 'Enter' && isInList(event.target)) open();
      else if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [move, open, close]);
}

function isInList(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.closest('[role="listbox"]') !== null);
}
