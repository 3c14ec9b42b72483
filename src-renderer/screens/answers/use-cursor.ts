/** Which answer of the list is open and where the keys are in it. Ids decide, because new answers move all places. */
import { useCallback, useState } from 'react';
import type { ListedAnswer } from './use-answer-pages.ts';
import type { ListActions } from './use-list-keys.ts';

interface CursorOptions {
  /** Changes with whatever narrows the list. */
  listKey: string;
  rows: ReadonlyMap<number, ListedAnswer>;
  total: number;
  /** The answer in the address. */
  answerId: string | null;
  isWide: boolean;
  open: (id: string | null, options?: { replace?: boolean }) => void;
  scrollTo: (index: number) => void;
}

export function useCursor({ listKey, rows, total, answerId, isWide, open, scrollTo }: CursorOptions) {
  const [place, setPlace] = useState(-1);
  const { firstId, forgetFirst } = useFirst(rows.get(0)?.id ?? null, listKey);
  const shownId = answerId ?? (isWide ? firstId : null);
  const shownPlace = shownId === null ? null : findPlace(rows, shownId);
  const cursor = shownPlace ?? place;

  const move = (step: 1 | -1) => {
    const next = Math.max(0, Math.min(total - 1, cursor + step));
    const answer = rows.get(next);
    scrollTo(next);
    if (!answer) return;
    setPlace(next);
    if (isWide || answerId !== null) open(answer.id, { replace: answerId !== null });
  };
  const close = useCallback(() => {
    if (isWide) forgetFirst();
    if (answerId !== null) open(null);
  }, [answerId, isWide, open, forgetFirst]);
  const show = (id: string) => {
    setPlace(findPlace(rows, id) ?? -1);
    open(id, { replace: answerId !== null });
  };
  const openCursor = () => {
    const answer = rows.get(cursor);
    if (answer && answer.id !== answerId) show(answer.id);
  };
  const actions: ListActions = { move, open: openCursor, close };
  return { cursor, shownId, actions, show };
}

/**
 * The first answer of a list as it was when the list came: it stays open while newer ones come in above it. Once it is
 * forgotten, no answer is open by itself until something else narrows the list.
 */
function useFirst(newestId: string | null, listKey: string) {
  const [first, setFirst] = useState<{ listKey: string; id: string | null } | null>(null);
  const isKnown = first?.listKey === listKey;
  if (newestId !== null && !isKnown) setFirst({ listKey, id: newestId });
  const forgetFirst = useCallback(() => setFirst({ listKey, id: null }), [listKey]);
  return { firstId: isKnown ? first.id : newestId, forgetFirst };
}

function findPlace(rows: ReadonlyMap<number, ListedAnswer>, id: string): number | null {
  for (const [place, answer] of rows) if (answer.id === id) return place;
  return null;
}
