/** How wide an element is, known before it is painted and kept right while the window changes. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Pixels inside its edges; null until it is there. */
export function useRoom<E extends HTMLElement>(): { ref: RefObject<E | null>; roomPx: number | null } {
  const ref = useRef<E>(null);
  const [roomPx, setRoomPx] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setRoomPx(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, roomPx };
}
