/** Walks through the marked mentions of a shown answer: by choosing a brand, and with the keys n and p. */
import { type RefObject, useCallback, useEffect, useState } from 'react';

import { isTyping } from '../ui/is-typing.ts';
import { type Mention, toSpanKey } from './counted-spans.ts';
import { planStep, type SpanWalk } from './plan-span-walk.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 };

export interface SpanWalking {
  walk: SpanWalk | null;
  /** Starts at the brand's first mention; the brand that is walked through already goes one on. */
  choose: (brandId: string) => void;
  move: (step: 1 | -1) => void;
}

/** `text`: the element that holds the marks. */
export function useSpanWalk(text: RefObject<HTMLElement | null>, mentions: readonly Mention[]): SpanWalking {
  const [walk, setWalk] = useState<SpanWalk | null>(null);
  const move = useCallback((step: 1 | -1) => setWalk((now) => planStep(mentions, now, step)), [mentions]);
  const choose = useCallback(
    (brandId: string) =>
      setWalk((now) => (now?.brandId === brandId ? planStep(mentions, now, 1) : { brandId, index: 0 })),
    [mentions],
  );
  useEffect(() => showActive(text.current, walk), [text, walk]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined || isTyping(event)) return;
      event.preventDefault();
      move(step);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [move]);
  return { walk, choose, move };
}

/** A mention may be several marks, where emphasis starts or ends inside it. */
function showActive(root: HTMLElement | null, walk: SpanWalk | null): void {
  if (!root) return;
  for (const mark of root.querySelectorAll('mark[data-active]')) mark.removeAttribute('data-active');
  if (!walk) return;
  const key = CSS.escape(toSpanKey(walk.brandId, walk.index));
  const marks = root.querySelectorAll(`mark[data-span="${key}"]`);
  for (const mark of marks) mark.setAttribute('data-active', 'true');
  marks[0]?.scrollIntoView({ block: 'nearest' });
}
