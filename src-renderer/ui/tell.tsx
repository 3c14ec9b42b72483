/** Short notices at the corner of the window: what went wrong, what was done, and a way to take it back. */
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';

import { TEXTS } from '../texts/texts.ts';
import { planError } from './plan-error.ts';

/** Long enough to read it and to reach the button. */
const UNDO_MS = 10_000;

export function tellError(error: unknown): void {
  const { title, help, detail } = planError(error);
  notifications.show({ title, message: detail ?? help, color: 'red' });
}

export function tellDone(message: string): void {
  notifications.show({ message, color: 'gray' });
}

interface UndoableOptions {
  title?: string;
  /** Stays until it is closed. */
  isLasting?: boolean;
}

/** Says what was done, with one button that takes it back. */
export function tellUndoable(
  message: string,
  onUndo: () => void,
  { title, isLasting = false }: UndoableOptions = {},
): void {
  const id = notifications.show({
    title,
    message: (
      <span style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 }}>
        {message}
        <Button
          onClick={() => {
            notifications.hide(id);
            onUndo();
          }}
        >
          {TEXTS.ui.undo}
        </Button>
      </span>
    ),
    color: 'gray',
    autoClose: isLasting ? false : UNDO_MS,
  });
}
