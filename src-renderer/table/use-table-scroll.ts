/** Which rows of a scrolled table are in view, and when its end comes near. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';

/** Every row is as high as this, so that nothing needs measuring. */
export const ROW_PX = 36;
/** Rows drawn beyond what is seen, at both ends. */
const OVERSCAN = 8;

export type TableScroll = ReturnType<typeof useTableScroll>;

/** Taken until it is measured, where no height in pixels is given. */
const USUAL_PX = 720;

/** `onReachEnd` is called while the last rows are in view, once for each number of rows. */
export function useTableScroll(count: number, onReachEnd: (() => void) | undefined, maxHeight: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => ref.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: toPx(maxHeight) ?? USUAL_PX },
  });
  const items = virtualizer.getVirtualItems();
  const isNearEnd = count > 0 && (items.at(-1)?.index ?? 0) >= count - OVERSCAN;
  const asked = useRef(-1);
  useEffect(() => {
    if (!isNearEnd || asked.current === count) return;
    asked.current = count;
    onReachEnd?.();
  }, [isNearEnd, count, onReachEnd]);
  return {
    ref,
    items,
    beforePx: items[0]?.start ?? 0,
    afterPx: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    scrollToIndex: (index: number) => virtualizer.scrollToIndex(index),
  };
}

function toPx(height: string | undefined): number | null {
  return height?.endsWith('px') ? Number.parseInt(height, 10) : null;
}
