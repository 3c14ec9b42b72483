/** Keys pressed one after the other, such as `g p`, away from fields that are being written in. */
import { useEffect, useRef } from 'react';

/** The second key must follow this soon. */
const PATIENCE_MS = 900;

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Calls the action of a sequence such as `g p` or of a single key such as `?`. The table must not change its shape. */
export function useKeySequence(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  }, [actions]);
  useEffect(() => {
    let first: { key: string; atMs: number } | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      const isFollowing = first !== null && event.timeStamp - first.atMs < PATIENCE_MS;
      const action = latest.current[isFollowing ? `${first?.key} ${event.key}` : event.key];
      first = isFollowing ? null : { key: event.key, atMs: event.timeStamp };
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
