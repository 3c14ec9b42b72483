/** Short notices at the corner of the window: what went wrong, what was done, and a way to take it back. */
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';

import { TEXTS } from '../texts/texts.ts';
import { planError } from './plan-error.ts';

/** Long enough to read it and to reach the button. */
const UNDO_MS = 10_000;

export function notifyError(error: unknown): void {
  const { title, help, detail } = planError(error);
  notifications.show({ title, message: detail ?? help, color: 'red' });
}

export function notifyDone(message: string): void {
  notifications.show({ message, color: 'gray' });
}

/** Says what was done, with one button that takes it back. */
export function notifyUndoable(message: string, onUndo: () => void): void {
  const id = notifications.show({
    message: (
      <span style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 }}>
        {message}
        <UndoButton onClick={() => hideAndUndo(id, onUndo)} />
      </span>
    ),
    color: 'gray',
    autoClose: UNDO_MS,
  });
}

/** The same for what matters: lines that stay until they are closed, with the button below them. */
export function notifyUntilClosed(title: string, lines: readonly string[], onUndo: () => void): void {
  const id = notifications.show({
    title,
    message: (
      <span
        style={{ display: 'grid', gap: 8, justifyItems: 'start', color: 'var(--sl-text)', overflowWrap: 'anywhere' }}
      >
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <UndoButton onClick={() => hideAndUndo(id, onUndo)} />
      </span>
    ),
    color: 'gray',
    autoClose: false,
  });
}

function hideAndUndo(id: string, onUndo: () => void): void {
  notifications.hide(id);
  onUndo();
}

function UndoButton({ onClick }: { onClick: () => void }) {
  return (
    <Button style={{ flex: 'none' }} onClick={onClick}>
      {TEXTS.ui.undo}
    </Button>
  );
}
